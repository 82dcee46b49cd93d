import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import paypalCheckout from 'braintree-web/paypal-checkout';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preparePayPal } from '../../../src/providers/paypal.ts';
import { bringWalletPackages } from '../../../src/testing/wallet-packages.ts';
import { openSheet } from './wallet-sheet.ts';

interface Sent {
  endpoint: string;
  data: { paypalAccount?: Record<string, unknown> };
}

const answers: Record<string, object> = {
  'paypal_hermes/create_payment_resource': {
    paymentResource: { redirectUrl: 'https://www.paypal.com/checkoutnow?token=EC-1' },
  },
  'payment_methods/paypal_accounts': {
    paypalAccounts: [
      { nonce: 'nonce-1', type: 'PayPalAccount', details: { payerInfo: { email: 'ann@example.com' } } },
    ],
  },
};

let keys = 0;

/** The package's real PayPal module, with a client that stands in for Braintree's servers. */
async function realPayPal() {
  onTestFinished(bringWalletPackages());
  // Its own frame, for vaulted accounts alone, cannot load here.
  const adding = vi.spyOn(document.body, 'appendChild').mockImplementation((frame) => frame);
  onTestFinished(() => adding.mockRestore());
  const request = vi.fn(async ({ endpoint }: Sent) => answers[endpoint]);
  const client = {
    getVersion: () => (paypalCheckout as unknown as { VERSION: string }).VERSION,
    getConfiguration: () => ({
      authorizationType: 'TOKENIZATION_KEY',
      analyticsMetadata: {},
      gatewayConfiguration: {
        environment: 'sandbox',
        paypalEnabled: true,
        paypal: { assetsUrl: 'about:blank', clientId: 'client-1' },
      },
    }),
    request,
    _request: () => {},
  };
  let options: PayPalButtonsComponentOptions = {};
  const place = document.createElement('div');
  Object.assign(globalThis, {
    braintree: {
      client: { create: async () => client },
      dataCollector: { create: async () => ({ deviceData: 'device' }) },
      paypalCheckout,
    },
  });
  // PayPal's script, which leaves what its element asks for.
  const scripts: HTMLScriptElement[] = [];
  const loading = vi.spyOn(document.head, 'insertBefore').mockImplementation((script) => {
    const element = script as unknown as HTMLScriptElement;
    scripts.push(element);
    const Buttons = (given: PayPalButtonsComponentOptions) => {
      options = given;
      return { isEligible: () => true, render: async () => {}, close: async () => {} };
    };
    Object.assign(globalThis, { [element.dataset.namespace!]: { Buttons } });
    element.onload?.(new Event('load'));
    return script;
  });
  onTestFinished(() => loading.mockRestore());
  const ready = await preparePayPal(
    { scriptsUrl: '/wallets/real', authorization: `key ${++keys}`, token: async () => '' },
    { currency: 'USD', intent: 'authorize', isLast: true },
  );
  const open = openSheet();
  await ready.show!(place, () => open.sheet);
  const sent = () => request.mock.calls.map(([one]) => one);
  return { options, sent, scripts, ...open };
}

test('the payer and the order reach Braintree as PayPal names them', async () => {
  const { options, sent, approve } = await realPayPal();
  await options.onClick!({}, {} as never);
  expect(await options.createOrder!({ paymentSource: 'paypal' }, {} as never)).toBe('EC-1');
  await options.onApprove!({ orderID: 'EC-1', paymentID: 'PAY-1', payerID: 'PAYER-1' }, {} as never);
  expect(sent().at(-1)).toMatchObject({
    endpoint: 'payment_methods/paypal_accounts',
    data: { paypalAccount: { payerId: 'PAYER-1', paymentToken: 'PAY-1' } },
  });
  expect(approve).toHaveBeenCalledWith(
    expect.objectContaining({
      wallet: 'paypal',
      nonce: 'nonce-1',
      data: expect.objectContaining({ payerId: 'PAYER-1', paymentId: 'PAY-1' }),
    }),
  );
});

test('an approval without a payment’s id is known by its order', async () => {
  const { options, sent } = await realPayPal();
  await options.onClick!({}, {} as never);
  await options.createOrder!({ paymentSource: 'paypal' }, {} as never);
  await options.onApprove!({ orderID: 'EC-1', payerID: 'PAYER-1' }, {} as never);
  expect(sent().at(-1)).toMatchObject({ data: { paypalAccount: { paymentToken: 'EC-1' } } });
});

test('the SDK’s address and global are those of this currency and end of the order', async () => {
  const { scripts } = await realPayPal();
  const [script] = scripts;
  expect(script!.dataset.namespace).toBe('storefrontPayPalUSDLast');
  expect(Object.fromEntries(new URL(script!.src).searchParams)).toMatchObject({
    currency: 'USD',
    intent: 'authorize',
    commit: 'true',
    'client-id': 'client-1',
  });
});
