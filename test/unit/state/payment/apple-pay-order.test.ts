import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { keepApplePay, keptApplePayAtom } from '../../../../src/state/payment/kept-apple-pay.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { bringWalletPackages } from '../../../../src/testing/wallet-packages.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { renderIsland } from '../../render-island.tsx';

const example = examples['Apple Pay pays'];
const whole = { ...example.props.checkout, attempts: [] };
const declined = { isSuccess: false, errorType: 0, message: 'AuthorizationFailure', redirectUrl: null };

/** The review of an order that Apple Pay has been approved for. */
async function review(payment: object, answers: object) {
  onTestFinished(bringWalletPackages());
  history.replaceState(null, '', checkoutSteps[stepIndexes.review].path);
  const shown = { ...whole, payment: { ...whole.payment, ...payment } };
  const island = await renderIsland(checkout, {
    ...example,
    props: { ...example.props, step: 'review', checkout: shown },
    answers: { ...example.answers, refreshCheckout: shown, ...answers },
  } as unknown as typeof example);
  keepApplePay(sharedStore(), { nonce: 'applepay-1111' });
  await island.shopper.click(await island.page.findByRole('button', { name: 'Place Order' }));
  const sent = (call: string) => island.requests.filter((request) => request.call === call);
  return { ...island, sent };
}

beforeEach(() => {
  const before = location.href;
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn());
  onTestFinished(() => history.replaceState(null, '', before));
});

test('what was approved is sent with the order once: a declined order needs another approval', async () => {
  const { sent } = await review({}, { placeApplePayOrder: declined });
  await vi.waitFor(() => expect(sent('placeApplePayOrder')).toHaveLength(1));
  expect(sent('placeApplePayOrder')[0]!.body).toMatchObject({ nonce: 'applepay-1111' });
  await vi.waitFor(() => expect(sharedStore().get(keptApplePayAtom)).toBeUndefined());
});

test('what was approved stays while nobody knows whether the order is placed', async () => {
  const { sent } = await review({}, { placeApplePayOrder: 500 });
  await vi.waitFor(() => expect(sent('placeApplePayOrder')).toHaveLength(1));
  expect(sharedStore().get(keptApplePayAtom)?.nonce).toBe('applepay-1111');
});

test('an order of nothing due is placed without it', async () => {
  const { sent } = await review(
    { amountDue: 0 },
    { placeOrder: { isSuccess: true, errorType: 0, redirectUrl: '#placed' } },
  );
  await vi.waitFor(() => expect(sent('placeOrder')).toHaveLength(1));
  expect(sent('placeApplePayOrder')).toEqual([]);
});
