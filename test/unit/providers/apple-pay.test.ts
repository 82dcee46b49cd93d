import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareApplePay } from '../../../src/providers/apple-pay.ts';
import { bringWalletPackages } from '../../../src/testing/wallet-packages.ts';
import { WalletStandIn } from '../../../src/testing/wallet-stand-in.ts';
import { openSheet } from './wallet-sheet.ts';

const source = { scriptsUrl: '/wallets', authorization: 'key', token: async () => '' };
const { prototype } = WalletStandIn.ApplePaySession;

async function applePay() {
  onTestFinished(bringWalletPackages());
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const ready = await prepareApplePay(source, { label: 'Shop' });
  function press(options?: Parameters<typeof openSheet>[0]) {
    const opened = openSheet(options);
    ready.open!(opened.sheet, document.createElement('div'));
    return opened;
  }
  return { press };
}

const shown = () => document.querySelector('[data-wallet-sheet]');

/** An order that is read when the test says so. */
function heldOrder() {
  let read = () => {};
  const enter = () =>
    new Promise<void>((resolve) => {
      read = resolve;
    });
  return { enter, read: () => read() };
}

test('an order that changes while it is being read shows its new total', async () => {
  const { press } = await applePay();
  const { enter, read } = heldOrder();
  const { change, fail } = press({ enter });
  change({ amount: '1899.00' });
  read();
  await vi.waitFor(() => expect(shown()!.textContent).toContain('Shop: 1899.00'));
  expect(fail).not.toHaveBeenCalled();
});

test('a sheet that shows its total is closed by another one', async () => {
  const { press } = await applePay();
  const { change, fail } = press();
  await vi.waitFor(() => expect(shown()!.textContent).toContain('Shop: 1799.00'));
  change({ amount: '1899.00' });
  expect(fail).toHaveBeenCalledWith({ code: 'ORDER_CHANGED', isChanged: true });
  expect(shown()).toBeNull();
});

test('another currency closes the sheet at any time', async () => {
  const { press } = await applePay();
  const { change, fail } = press({ enter: heldOrder().enter });
  change({ currency: 'CAD' });
  expect(fail).toHaveBeenCalledWith({ code: 'ORDER_CHANGED', isChanged: true });
  expect(shown()).toBeNull();
});

test('a sheet that Apple refuses to open fails', async () => {
  const { press } = await applePay();
  vi.spyOn(prototype, 'begin').mockImplementation(() => {
    throw new DOMException('another is open', 'InvalidAccessError');
  });
  expect(press().fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'InvalidAccessError' }));
});

test('a validation that Apple refuses fails, and closes the sheet', async () => {
  const { press } = await applePay();
  vi.spyOn(prototype, 'completeMerchantValidation').mockImplementation(() => {
    throw new DOMException('too late', 'InvalidAccessError');
  });
  const { fail } = press();
  await vi.waitFor(() =>
    expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'InvalidAccessError' })),
  );
  expect(shown()).toBeNull();
});
