import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preparePayPal } from '../../../src/providers/paypal.ts';
import type { BeginSheet } from '../../../src/providers/wallet.ts';
import { bringWalletPackages } from '../../../src/testing/wallet-packages.ts';
import { WalletStandIn } from '../../../src/testing/wallet-stand-in.ts';

/** PayPal's button, where each press begins a sheet, and its callbacks. */
async function payPal(begin: BeginSheet) {
  onTestFinished(bringWalletPackages());
  const making = vi.spyOn(WalletStandIn.paypal as Required<typeof WalletStandIn.paypal>, 'Buttons');
  onTestFinished(() => making.mockRestore());
  const ready = await preparePayPal(
    { scriptsUrl: '/wallets', authorization: 'key', token: async () => '' },
    { currency: 'USD', intent: 'authorize', isLast: true },
  );
  const place = document.createElement('div');
  await ready.show!(place, begin);
  const [options] = making.mock.lastCall as [PayPalButtonsComponentOptions];
  return { place, options };
}

test('a press that may open no sheet opens none', async () => {
  const { place } = await payPal(() => undefined);
  place.querySelector('button')!.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(WalletStandIn.opened).toBe(0);
});

test('PayPal is told so by what the press returns', async () => {
  const { options } = await payPal(() => undefined);
  const answer = { reject: async () => false, resolve: async () => true } as never;
  expect(await options.onClick!({}, answer)).toBe(false);
});

test('an order without a press is refused', async () => {
  const { options } = await payPal(() => undefined);
  await expect(options.createOrder!({ paymentSource: 'paypal' }, {} as never)).rejects.toThrow(
    'no sheet is open',
  );
});

test('each end of the order has its own SDK, and the page keeps its own', async () => {
  const own = { Buttons: undefined };
  Object.assign(globalThis, { paypal: own });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'paypal');
  });
  await payPal(() => undefined);
  const source = { scriptsUrl: '/wallets', authorization: 'key', token: async () => '' };
  await preparePayPal(source, { currency: 'USD', intent: 'authorize', isLast: false });
  const page = globalThis as unknown as Record<string, unknown>;
  expect(page.storefrontPayPalUSDLast).toBe(WalletStandIn.paypal);
  expect(page.storefrontPayPalUSD).toBe(WalletStandIn.paypal);
  expect(page.paypal).toBe(own);
});
