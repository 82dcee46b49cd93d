import { expect, test, vi } from 'vitest';
import { wholeCheckoutAtom } from '../../../../src/state/checkout/whole-checkout.ts';
import { keepApplePay, keptApplePayAtom } from '../../../../src/state/payment/kept-apple-pay.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/wallet-buttons/wallet-buttons.examples.ts';
import { openWallets } from './wallet-shopper.ts';

const paidByVenmo = examples['on the payment step'].answers.applyVenmoPayment.checkout;
const gifted = examples['gift card pays a part'].answers.refreshCheckout;

const kept = () => sessionStorage.getItem('storefront-islands:apple-pay');

test('what was approved does not pay another amount', async () => {
  const { press, answer, sheet, page, setAnswer, sent } = await openWallets(examples['on the payment step']);
  await press('Venmo');
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  await vi.waitFor(() => expect(sheet()!.textContent).not.toContain('One moment'));
  setAnswer('refreshCheckout', gifted);
  document.dispatchEvent(new CustomEvent('storefront:item-updated'));
  await vi.waitFor(() =>
    expect(sharedStore().get(wholeCheckoutAtom)?.payment.amountDue).toBe(gifted.payment.amountDue),
  );
  await answer('Approve');
  await page.findByText(/Your order has changed, so Venmo was closed. Nothing was charged./);
  expect(sent()).toEqual([]);
});

test('Try Again after a lost answer does not send what has paid by now', async () => {
  const { press, answer, bodies, button, opened, sent, setAnswer } = await openWallets(
    examples['answer lost'],
  );
  await button('Venmo');
  setAnswer('refreshCheckout', 503);
  setAnswer('applyVenmoPayment', 503);
  await press('Venmo');
  await answer('Approve');
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['network-error']), 5000);
  setAnswer('refreshCheckout', paidByVenmo);
  (opened[0]!.props!.onTryAgain as () => void)();
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(bodies('applyVenmoPayment')).toHaveLength(1);
});

test('of what Apple Pay approves only the nonce and the device data are stored', async () => {
  const { press, answer, sent } = await openWallets(examples['in the cart']);
  await press('Apple Pay');
  await answer('Approve');
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(Object.keys(JSON.parse(kept()!)).sort()).toEqual(['at', 'basketId', 'deviceData', 'nonce', 'visit']);
  expect(kept()).toContain('applepay-1111');
});

test('another wallet that pays takes the place of what Apple Pay has approved', async () => {
  const { press, answer, sent } = await openWallets(examples['on the payment step']);
  keepApplePay(sharedStore(), { nonce: 'applepay-1111' });
  await press('Venmo');
  await answer('Approve');
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(sharedStore().get(keptApplePayAtom)).toBeUndefined();
});
