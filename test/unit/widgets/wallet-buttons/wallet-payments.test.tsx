import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/wallet-buttons/wallet-buttons.examples.ts';
import { openWallets } from './wallet-shopper.ts';

const deviceData = '{"correlation_id":"stand-in"}';
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

test('from the payment step PayPal places the order with its attempt and its total', async () => {
  const { press, answer, bodies, sent } = await openWallets(examples['on the payment step']);
  await press('PayPal');
  await answer('Approve');
  await vi.waitFor(() => expect(bodies('placePayPalOrderFromPayment')).toHaveLength(1));
  expect(bodies('placePayPalOrderFromPayment')[0]).toMatchObject({
    attemptId: uuid,
    amountDue: 179900,
    data: { nonce: 'paypal-1111', deviceData, payerId: '1111 good' },
  });
  expect(sent()).toEqual(['placePayPalOrderFromPayment']);
  await vi.waitFor(() => expect(location.hash).toBe('#placed'));
});

test('a PayPal order without the address of its page is an error that asks for no other try', async () => {
  const example = examples['on the payment step'];
  const { press, answer, page } = await openWallets({
    ...example,
    answers: { ...example.answers, placePayPalOrderFromPayment: { isSuccess: true, errorType: 0 } },
  });
  await press('PayPal');
  await answer('Approve');
  await page.findByText(/Your order has been placed. Its confirmation cannot be shown here/);
});

test('Apple Pay is told that the order is placed', async () => {
  const { press, answer, bodies, sheet } = await openWallets(examples['on the payment step']);
  await press('Apple Pay');
  await answer('Approve');
  await vi.waitFor(() => expect(bodies('placeApplePayOrderFromPayment')).toHaveLength(1));
  expect(bodies('placeApplePayOrderFromPayment')[0]).toMatchObject({
    attemptId: uuid,
    amountDue: 179900,
    nonce: 'applepay-1111',
    deviceData,
    billingContact: { firstName: 'Ann', lastName: 'Baker', state: 'IL', country: 'US' },
  });
  await vi.waitFor(() => expect(sheet()).toBeNull());
});

test('a declined order says that nothing was charged', async () => {
  const { press, answer, page } = await openWallets(examples.declined);
  await press('PayPal');
  await answer('Approve');
  await page.findByText(
    'PayPal declined the payment. Nothing was ordered, and nothing was charged. Please choose another way to pay.',
  );
});

test('the server’s words stand below the buttons', async () => {
  const { press, answer, page } = await openWallets(examples['refused by the shop']);
  await press('Venmo');
  await answer('Approve');
  await page.findByText('Venmo cannot pay for a gift registry.');
});

test('another total than the sheet’s is said', async () => {
  const { press, answer, page } = await openWallets(examples['refused by the shop']);
  await press('PayPal');
  await answer('Approve');
  await page.findByText(/The total of your order is \$1,899.00 now/);
});

test('Venmo is applied, and the review asked for', async () => {
  const { press, answer, bodies, sent } = await openWallets(examples['on the payment step']);
  await press('Venmo');
  await answer('Approve');
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(bodies('applyVenmoPayment')).toEqual([{ nonce: 'venmo-1111', username: '@ann-baker', deviceData }]);
});

test('a lost answer is read, and not repeated', async () => {
  const { press, answer, bodies, sent, setAnswer, button } = await openWallets(examples['answer lost']);
  await button('Venmo');
  setAnswer('refreshCheckout', examples['on the payment step'].answers.applyVenmoPayment.checkout);
  await press('Venmo');
  await answer('Approve');
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(bodies('applyVenmoPayment')).toHaveLength(1);
});

test('from the cart a guest checks out, the address is saved, and PayPal applied', async () => {
  const { press, answer, sent, bodies } = await openWallets(examples['in the cart']);
  await press('PayPal');
  await answer('Approve');
  await vi.waitFor(() => expect(sent()).toContain('moveToReviewPage'));
  expect(sent()).toEqual([
    'startGuestCheckout',
    'validateAndSaveAddress',
    'setPayPalPayload',
    'savePayPalPayment',
    'moveToShippingAndGiftOptions',
    'moveToPaymentPage',
    'moveToReviewPage',
  ]);
  expect(bodies('validateAndSaveAddress')[0]).toMatchObject({
    address: {
      firstName: 'Ann',
      address1: '123 N State St',
      state: 'IL',
      postalCode: '60602',
      country: 'US',
    },
  });
  expect(bodies('savePayPalPayment')).toEqual([{ basketId: 'basket-1', nonce: 'paypal-1111', deviceData }]);
});

test('an address that does not pass comes back, and the wallet pays all the same', async () => {
  const { press, answer, sent } = await openWallets(examples['in the cart']);
  await press('PayPal');
  await answer('Approve', '1111 incomplete');
  await vi.waitFor(() => expect(sent()).toContain('savePayPalPayment'));
  expect(sent()).not.toContain('validateAndSaveAddress');
  expect(sent()).not.toContain('moveToReviewPage');
  await vi.waitFor(() =>
    expect(sessionStorage.getItem('storefront-islands:checkout-drafts')).toContain('Chicago'),
  );
});

test('a lost answer of an order that says nothing of it is not repeated either', async () => {
  const { press, answer, bodies, sent, page, setAnswer } = await openWallets(examples['answer lost']);
  setAnswer('applyVenmoPayment', 500);
  await press('Venmo');
  await answer('Approve');
  await page.findByText('Something went wrong. Please try again.');
  expect(bodies('applyVenmoPayment')).toHaveLength(1);
  expect(sent()).not.toContain('moveToReviewPage');
});

test('a country that the shop does not ship to is said in the sheet', async () => {
  const { press, answer, sheet, sent } = await openWallets(examples['in the cart']);
  await press('Apple Pay');
  await answer('Approve', '1111 abroad');
  await vi.waitFor(() =>
    expect(sheet()!.textContent).toContain('We do not ship to this country. Please choose another address.'),
  );
  expect(sent()).toEqual(['startGuestCheckout']);
});

test('the sheet asks for what a gift card leaves', async () => {
  const { press, sheet } = await openWallets(examples['gift card pays a part']);
  await press('PayPal');
  await vi.waitFor(() => expect(sheet()!.textContent).toContain('USD 1299.00'));
});

test('an open Apple Pay sheet is closed when the amount changes', async () => {
  const island = await openWallets(examples['on the payment step']);
  await island.press('Apple Pay');
  await vi.waitFor(() => expect(island.sheet()!.textContent).toContain('1799.00'));
  island.setAnswer('refreshCheckout', examples['gift card pays a part'].answers.refreshCheckout);
  document.dispatchEvent(new CustomEvent('storefront:item-updated'));
  await island.page.findByText(/Your order has changed, so Apple Pay was closed/);
  expect(island.sheet()).toBeNull();
});

test('the card network’s call id pays', async () => {
  const { press, answer, bodies } = await openWallets(examples['card network']);
  await press('Click to Pay');
  await answer('Approve');
  await vi.waitFor(() => expect(bodies('saveVisaPayment')).toHaveLength(1));
  expect(bodies('saveVisaPayment')).toEqual([
    { basketId: 'basket-1', paymentInitiator: 'payment', callId: 'call-1111' },
  ]);
});

test('a time-out of the card network goes to its log', async () => {
  const { press, answer, page, bodies } = await openWallets(examples['card network']);
  await press('Click to Pay');
  await answer('Fail');
  await page.findByText(/Click to Pay took too long/);
  await vi.waitFor(() =>
    expect(bodies('logVisaError')).toEqual([
      { IsTimeout: true, AlternativePaymentInitiator: 'payment', BasketId: 'basket-1' },
    ]),
  );
});

test('the other network wallet is opened where the server says', async () => {
  const { press, bodies } = await openWallets(examples.masterpass);
  await press('Click to Pay');
  await vi.waitFor(() => expect(bodies('launchMasterpass')).toEqual([{ basketId: 'basket-1' }]));
  await vi.waitFor(() => expect(location.hash).toBe('#masterpass'));
});
