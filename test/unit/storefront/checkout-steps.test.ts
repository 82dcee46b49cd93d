import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount } from './account-shopper.ts';
import { addLine, change } from './cart-shopper.ts';
import { askForCalls, call, chicago, oregon, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await addLine(shopper, smallPrice);
  await addLine(shopper, inStock);
  await call(shopper, 'SaveShippingAddress', { address: chicago });
});

const recipient = async () => (await whole(shopper)).recipientList[0]!;
/** Saves choices for one of the shipments. */
async function choose(index: number, choices: object) {
  const { id: recipientId, shipments: all } = await recipient();
  const shipment = { id: all[index]!.id, ...choices };
  return call(shopper, 'SaveShippingAndGiftOptions', {
    recipients: [{ recipientId, shipments: [shipment] }],
  });
}
const parcels = 1;

describe('the moves between steps', () => {
  test('go on when the step is done', async () => {
    const visitor = new Shopper(storefront.url);
    await addLine(visitor, smallPrice);
    const refused = { isSuccess: false, nextStep: 1, message: 'Please enter where your order goes to.' };
    for (const name of ['MoveToShippingAndGiftOptions', 'MoveToPaymentPage', 'MoveToReviewPage'])
      expect(await call(visitor, name)).toMatchObject(refused);
    await call(visitor, 'SaveShippingAddress', { address: oregon });
    expect(await call(visitor, 'MoveToReviewPage')).toMatchObject({ isSuccess: false, nextStep: 2 });
    expect(await call(visitor, 'MoveToPaymentPage')).toMatchObject({ isSuccess: true, nextStep: null });
    expect(await call(visitor, 'MoveToReviewPage')).toMatchObject({ isSuccess: false, nextStep: 3 });
  });

  test('a sign-in in between loses nothing', async () => {
    await choose(parcels, { serviceLevel: 2 });
    await askForCalls(shopper);
    await shopper.submit('/account/login', ada);
    const { recipientList, isGuest, furthestStep } = await whole(shopper);
    expect([isGuest, furthestStep]).toEqual([false, 3]);
    expect(recipientList).toMatchObject([
      { address: { city: 'Chicago' }, shipments: [{}, { selectedServiceLevel: 2 }] },
    ]);
  });
});

test('the check of an empty cart answers with its number', async () => {
  const visitor = new Shopper(storefront.url);
  expect(await call(visitor, 'ValidateCart')).toMatchObject({
    isSuccess: false,
    errorType: 8,
    message: 'Your cart is empty.',
  });
});

test('the cart’s check finds items that are not available', async () => {
  await shopper.submit('/checkout/states', { state: 'unavailable' });
  expect(await call(shopper, 'ValidateCart')).toMatchObject({
    isSuccess: false,
    errorType: 3,
    unavailableItems: [{ availabilityMessage: 'Not available' }],
  });
});

describe('the check of a promo code', () => {
  test('one that holds is fine', async () => {
    await change(shopper, 'apply-promo', { promoCode: 'WELCOME10' });
    expect(await call(shopper, 'VerifyPromoCode', { promoCode: 'welcome10' })).toMatchObject({
      isSuccess: true,
    });
  });

  test('one that has ended is removed, and the totals are new', async () => {
    await shopper.submit('/checkout/states', { state: 'promo-ended' });
    const answer = await call(shopper, 'VerifyPromoCode', { promoCode: 'WELCOME10' });
    expect(answer).toMatchObject({ isSuccess: false, message: 'Promotion Code has been removed' });
    expect(answer.checkout).toMatchObject({
      promoCode: null,
      orderSummary: { discountTotal: 0 },
      furthestStep: 4,
    });
  });

  test('one that another tab has removed has been removed', async () => {
    expect(await call(shopper, 'VerifyPromoCode', { promoCode: 'WELCOME10' })).toMatchObject({
      message: 'Promotion Code has been removed',
    });
  });
});
