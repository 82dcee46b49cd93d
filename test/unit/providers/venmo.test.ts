import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareVenmo } from '../../../src/providers/venmo.ts';
import { bringWalletPackages } from '../../../src/testing/wallet-packages.ts';
import { WalletStandIn } from '../../../src/testing/wallet-stand-in.ts';
import { skipTimers } from '../skip-timers.ts';
import { openSheet } from './wallet-sheet.ts';

const source = { scriptsUrl: '/wallets', authorization: 'key', token: async () => '' };

async function venmo() {
  onTestFinished(bringWalletPackages());
  const ready = await prepareVenmo(source, {});
  const panel = document.createElement('div');
  function press(options?: Parameters<typeof openSheet>[0]) {
    const opened = openSheet(options);
    ready.open!(opened.sheet, panel);
    return opened;
  }
  return { ready, press };
}

const shown = () => document.querySelectorAll('[data-wallet-sheet]');

const answer = (what: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-wallet-sheet] button')]
    .find(({ textContent }) => textContent === what)!
    .click();

test('a second press takes over what the first has opened, and alone pays', async () => {
  const { press } = await venmo();
  const first = press();
  first.life.abort();
  const second = press();
  await Promise.resolve();
  expect(shown()).toHaveLength(1);
  answer('Approve');
  await vi.waitFor(() => expect(second.approve).toHaveBeenCalledOnce());
  expect(first.approve).not.toHaveBeenCalled();
  expect(WalletStandIn.opened).toBe(1);
});

test('another means closes what was opened', async () => {
  const { press } = await venmo();
  const { life, approve } = press();
  life.abort();
  await vi.waitFor(() => expect(shown()).toHaveLength(0));
  expect(approve).not.toHaveBeenCalled();
});

test('a press while the last one is being cancelled opens anew', async () => {
  const { press } = await venmo();
  const first = press();
  first.life.abort();
  await Promise.resolve();
  const second = press();
  await vi.waitFor(() => expect(WalletStandIn.opened).toBe(2));
  answer('Approve');
  await vi.waitFor(() => expect(second.approve).toHaveBeenCalledOnce());
  expect(second.cancel).not.toHaveBeenCalled();
});

test('an order that cannot be read closes what was opened', async () => {
  const { press } = await venmo();
  const { fail } = press({ enter: async () => Promise.reject(new Error('not entered')) });
  await vi.waitFor(() => expect(shown()).toHaveLength(0));
  expect(fail).toHaveBeenCalledOnce();
  expect(WalletStandIn.opened).toBe(1);
});

test('a frame that the page’s policy keeps out is a time-out, and not a press without an end', async () => {
  const { press } = await venmo();
  vi.spyOn(WalletStandIn, 'sheet').mockReturnValue({ say() {}, close() {} });
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === 'iframe[name="venmo-desktop-iframe"]' ? frame : null,
  );
  const restore = skipTimers(20_000);
  onTestFinished(() => {
    restore();
    vi.restoreAllMocks();
  });
  const { fail } = press();
  await vi.waitFor(() => expect(fail).toHaveBeenCalledWith({ code: 'VENMO_NOT_OPENED', isTimeout: true }));
});

test('the result of Venmo’s own page is taken up', async () => {
  history.replaceState({}, '', '#venmoSuccess=1');
  const { ready } = await venmo();
  const { sheet, approve } = openSheet();
  ready.resume!(sheet);
  await vi.waitFor(() =>
    expect(approve).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'venmo-1111' })),
  );
  expect(location.hash).toBe('');
});

test('what was cancelled on Venmo’s own page is cancelled here', async () => {
  history.replaceState({}, '', '#venmoCancel=1');
  const { ready } = await venmo();
  const { sheet, cancel } = openSheet();
  ready.resume!(sheet);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});
