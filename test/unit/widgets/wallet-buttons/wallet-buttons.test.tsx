import { expect, onTestFinished, test, vi } from 'vitest';
import { WalletStandIn } from '../../../../src/testing/wallet-stand-in.ts';
import { examples } from '../../../../widgets/wallet-buttons/wallet-buttons.examples.ts';
import { skipTimers } from '../../skip-timers.ts';
import { openWallets } from './wallet-shopper.ts';

const names = (host: Element) =>
  [...host.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

test('shows the wallets in the order of the page context', async () => {
  const { host, button } = await openWallets(examples['another order']);
  await button('PayPal');
  expect(names(host)).toEqual(['Pay with Venmo', 'Pay with PayPal', 'Pay with Apple Pay']);
});

test('there is no Venmo in Canada', async () => {
  const { host, button } = await openWallets(examples.Canada);
  await button('PayPal');
  expect(names(host)).toEqual(['Pay with Apple Pay', 'Pay with PayPal']);
});

test('a wallet that this shopper does not have leaves no button', async () => {
  const { host, errors } = await openWallets(examples['on the payment step'], 'not for this shopper');
  await vi.waitFor(() => expect(host.dataset.islandStatus).toBe('mounted'));
  await vi.waitFor(() => expect(host.querySelector('.si-wallets')).toBeNull());
  expect(errors).toEqual([]);
});

test('a package that does not come leaves no button, and the console says why', async () => {
  const { host, errors } = await openWallets(examples['one wallet'], 'cannot be had');
  await vi.waitFor(() => expect(errors.join()).toContain('paypal is not offered'));
  expect(host.querySelector('.si-wallets')).toBeNull();
});

test('a package that never settles leaves no button once its time is over', async () => {
  onTestFinished(skipTimers(10_000));
  const { host, errors } = await openWallets(examples['one wallet'], 'never come');
  await vi.waitFor(() =>
    expect(errors.join()).toContain('paypal is not offered: its package has not come in time'),
  );
  expect(host.querySelector('.si-wallets')).toBeNull();
});

test('an order of nothing due has no wallet', async () => {
  const { host, requests } = await openWallets(examples['nothing due']);
  await vi.waitFor(() => expect(requests.map(({ call }) => call)).toEqual(['refreshCheckout']));
  expect(host.querySelector('.si-wallets')).toBeNull();
});

test('a page without wallets asks for nothing', async () => {
  const { host, sent } = await openWallets(examples['not configured']);
  await vi.waitFor(() => expect(host.dataset.islandStatus).toBe('mounted'));
  expect(sent()).toEqual([]);
  expect(WalletStandIn.buttons).toBe(0);
});

test('a cancelled sheet leaves the focus on its button, and says so once', async () => {
  const { press, answer, button, sent, sheet } = await openWallets(examples['on the payment step']);
  await press('Venmo');
  await answer('Cancel');
  await vi.waitFor(() => expect(document.activeElement).toBe(sheet() ?? document.activeElement));
  expect(document.activeElement).toBe(await button('Venmo'));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-si-live="polite"]')!.textContent).toBe(
      'Venmo was cancelled. Nothing was charged.',
    ),
  );
  expect(sent()).toEqual([]);
});

test('the newest of two presses wins: one sheet pays', async () => {
  const { press, page, shopper, bodies } = await openWallets(examples['on the payment step']);
  await press('PayPal');
  await press('PayPal');
  const sheets = await page.findAllByRole('button', { name: 'Approve', hidden: true });
  expect(sheets).toHaveLength(2);
  await shopper.click(sheets[0]!);
  await shopper.click(sheets[1]!);
  await vi.waitFor(() => expect(bodies('placePayPalOrderFromPayment')).toHaveLength(1));
});

test('a second press on Venmo opens no second sheet, and pays once', async () => {
  const { press, answer, bodies } = await openWallets(examples['on the payment step']);
  await press('Venmo');
  await press('Venmo');
  expect(document.querySelectorAll('[data-wallet-sheet]')).toHaveLength(1);
  await answer('Approve');
  await vi.waitFor(() => expect(bodies('applyVenmoPayment')).toHaveLength(1));
});

test('renders again without another PayPal button', async () => {
  const { host, button } = await openWallets(examples['on the payment step']);
  await button('PayPal');
  host.setAttribute('data-is-bare', '');
  await vi.waitFor(() =>
    expect(host.querySelector('.si-wallets__heading')!.hasAttribute('hidden')).toBe(true),
  );
  expect(WalletStandIn.buttons).toBe(1);
});

test('after a back-forward-cache restore there is one button, and a new sheet', async () => {
  const { button, press, sheet } = await openWallets(examples['on the payment step']);
  await button('PayPal');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(WalletStandIn.buttons).toBe(1));
  await press('PayPal');
  expect(sheet()).not.toBeNull();
});

test('PayPal’s button does not take the focus when it comes', async () => {
  const { button } = await openWallets(examples['one wallet']);
  WalletStandIn.takesFocus = true;
  await button('PayPal');
  expect(document.activeElement).toBe(document.body);
});

test('a failed sheet says so, and tells the server’s log', async () => {
  const { press, answer, page, bodies } = await openWallets(examples['on the payment step']);
  await press('PayPal');
  await answer('Fail');
  await page.findByText(/PayPal could not be opened/);
  await vi.waitFor(() =>
    expect(bodies('logPayPalError')).toEqual([
      { basketId: 'basket-1', code: 'STAND_IN_FAILED', message: 'payment' },
    ]),
  );
});
