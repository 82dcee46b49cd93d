import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOrder } from '../../../src/contract/checkout/order.ts';
import { makeAccount } from './account-shopper.ts';
import { wholeCart } from './cart-shopper.ts';
import { call, whole } from './checkout-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const state = (name: string, who = shopper) => who.submit('/checkout/states', { state: name });
const total = async (who = shopper) => (await whole(who)).orderSummary!.total!;
async function place(payload: object = {}, who = shopper) {
  const { status, ...answer } = await call(who, 'PlaceOrder', { attemptId: crypto.randomUUID(), ...payload });
  if (status === 200) v.parse(placeOrder.answer, answer);
  return { status, ...answer };
}

describe('a refused order', () => {
  const isNotPlaced = async () =>
    expect([(await wholeCart(shopper)).lineItems.length, (await whole(shopper)).orderNumber]).toEqual([
      2,
      null,
    ]);

  test('of a card that is declined: until another one pays', async () => {
    await state('declined');
    for (let twice = 0; twice < 2; twice++)
      expect(await place()).toMatchObject({
        isSuccess: false,
        message: 'AuthorizationFailure',
        redirectUrl: null,
      });
    await isNotPlaced();
    await call(shopper, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData: newCard('2222') });
    expect(await place()).toMatchObject({ isSuccess: true });
  });

  test('of a card with the test number for it', async () => {
    await state('payment');
    await call(shopper, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData: newCard('0912') });
    expect(await place()).toMatchObject({ message: 'AuthorizationFailure' });
  });

  test('of a gift card', async () => {
    await state('gift-card');
    expect(await place()).toMatchObject({
      message: 'GiftCardError',
      giftCardErrors: [expect.stringContaining('4321')],
    });
    await isNotPlaced();
    expect(await place()).toMatchObject({ isSuccess: true });
  });

  test('of a promo code that has ended: the total is another then', async () => {
    await state('promo-ended');
    const amountDue = await total();
    expect(await place({ amountDue })).toMatchObject({ isSuccess: false, message: 'InvalidPromoCode' });
    expect(await place({ amountDue })).toMatchObject({ isSuccess: false, amountDue: await total() });
    expect(await total()).toBeGreaterThan(amountDue);
    expect(await place({ amountDue: await total() })).toMatchObject({ isSuccess: true });
  });

  test('of a trip that is full: another one has to be chosen', async () => {
    await state('full-trip');
    expect(await place()).toMatchObject({
      message: 'TripBookingFailed',
      redirectUrl: '/checkout/shippingandgiftoptions',
    });
    const { furthestStep, recipientList } = await whole(shopper);
    expect([furthestStep, recipientList[0]!.shipments[0]!.tripBooking]).toMatchObject([
      2,
      { isContactMeSelected: false, selectedTrip: null },
    ]);
    expect(await call(shopper, 'MoveToPaymentPage')).toMatchObject({ isSuccess: false, nextStep: 2 });
  });

  test('of an item that is not available', async () => {
    await state('unavailable');
    expect(await place()).toMatchObject({ isSuccess: false, errorType: 3, redirectUrl: '/checkout/cart' });
    await isNotPlaced();
  });

  test('that leads to another page of the shop', async () => {
    await state('by-phone');
    expect(await place()).toMatchObject({ isSuccess: false, redirectUrl: '/customer-service/contact-us' });
  });

  test('without a redirect', async () => {
    await state('failed');
    expect(await place()).toMatchObject({ isSuccess: false, redirectUrl: null });
  });

  test.each([
    ['shipping', 'start'],
    ['shippingandgiftoptions', 'options'],
    ['paymentandbilling', 'payment'],
  ])('whose step %s is not done leads there', async (step, name) => {
    await state(name);
    expect(await place()).toMatchObject({ isSuccess: false, redirectUrl: `/checkout/${step}` });
  });

  test('of an empty cart leads there', async () => {
    expect(await place()).toMatchObject({ isSuccess: false, errorType: 8, redirectUrl: '/checkout/cart' });
  });

  test('in Canada is in Canadian dollars', async () => {
    await shopper.page('/?country=CA');
    await state('review');
    expect(await place()).toMatchObject({ isSuccess: true, currencyCode: 'CAD' });
  });
});
