import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOrder } from '../../../src/contract/checkout/order.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf, makeAccount } from './account-shopper.ts';
import { addLine, textOf, wholeCart } from './cart-shopper.ts';
import { call, whole } from './checkout-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const confirmationPath = '/checkout/confirmation';

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

describe('an order', () => {
  beforeEach(() => state('review'));

  test('is placed with the total that the shopper saw', async () => {
    const amountDue = await total();
    const answer = await place({ amountDue });
    expect(answer).toMatchObject({
      isSuccess: true,
      redirectUrl: confirmationPath,
      currencyCode: 'USD',
      orderNumber: expect.stringMatching(/^5001\d{4}$/),
      checkout: { furthestStep: 5, orderNumber: answer.orderNumber, orderSummary: { total: amountDue } },
    });
  });

  test('empties the cart, and clears its choices', async () => {
    await place();
    expect(await wholeCart(shopper)).toMatchObject({ lineItems: [], cartSummary: { discountCode: null } });
    await addLine(shopper, knownProducts.smallPrice);
    expect(await whole(shopper)).toMatchObject({ furthestStep: 1, recipientList: [], orderNumber: null });
  });

  test('is read as it was placed, even if prices change', async () => {
    const before = await whole(shopper);
    await place();
    const after = await whole(shopper);
    expect(after).toMatchObject({
      basketItems: before.basketItems,
      recipientList: before.recipientList,
      orderSummary: before.orderSummary,
      basketId: before.basketId,
      payment: { appliedCards: before.payment.appliedCards },
    });
  });

  test('of the same attempt is answered again, and not placed again', async () => {
    const attempt = { attemptId: crypto.randomUUID() };
    const { orderNumber } = await place(attempt);
    await addLine(shopper, knownProducts.smallPrice);
    expect(await place(attempt)).toMatchObject({ isSuccess: true, orderNumber });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(1);
  });

  test('of another attempt for the same basket leads to the first one', async () => {
    const { orderNumber } = await place();
    expect(await place()).toMatchObject({
      isSuccess: false,
      errorType: 8,
      redirectUrl: confirmationPath,
      message: expect.stringContaining(orderNumber),
    });
  });

  test('of two presses at once is one', async () => {
    const tab = shopper.tab();
    const answers = await Promise.all([place(), place({}, tab), place()]);
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  });

  test('is listed with its attempt, and where it is shown', async () => {
    const attemptId = crypto.randomUUID();
    await place({ attemptId });
    expect((await whole(shopper)).attempts![0]).toEqual({
      attemptId,
      outcome: 'done',
      isOrder: true,
      redirectUrl: confirmationPath,
    });
    expect((await whole(shopper, '/strict')).attempts![0]!.redirectUrl).toBe(`/strict${confirmationPath}`);
  });

  test('with another total is refused with the total now', async () => {
    const amountDue = await total();
    expect(await place({ amountDue: amountDue - 1 })).toMatchObject({ isSuccess: false, amountDue });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(2);
  });

  test('has a basket of its own', async () => {
    const { basketId } = await whole(shopper);
    await place();
    await state('review');
    expect((await whole(shopper)).basketId).not.toBe(basketId);
  });
});

describe('a slow bank', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = () => vi.setSystemTime(Date.now() + 4001);
  const outcome = async () => (await whole(shopper)).attempts![0]!.outcome;

  test('loses the answer; the order is known four seconds later', async () => {
    await state('slow');
    const attempt = { attemptId: crypto.randomUUID() };
    expect((await place(attempt)).status).toBe(504);
    expect(await whole(shopper)).toMatchObject({ furthestStep: 4, orderNumber: null });
    expect(await outcome()).toBe('notKnown');
    expect((await place(attempt)).status).toBe(504);
    later();
    expect(await outcome()).toBe('done');
    const { orderNumber } = await whole(shopper);
    expect(await place(attempt)).toMatchObject({ isSuccess: true, orderNumber });
  });

  test('lets no other attempt through', async () => {
    await state('slow-declined');
    await place();
    expect((await place()).status).toBe(504);
  });

  test('that declines leaves the order as it was', async () => {
    await state('slow-declined');
    expect((await place()).status).toBe(504);
    expect(await outcome()).toBe('notKnown');
    later();
    expect(await outcome()).toBe('notDone');
    expect(await whole(shopper)).toMatchObject({ furthestStep: 4, orderNumber: null });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(2);
  });

  test('without script the page says so, and leads to the order', async () => {
    await state('slow');
    const attempt = { attemptId: crypto.randomUUID(), amountDue: String(await total()) };
    expect(locationOf(await shopper.submit('/checkout/review', attempt))).toBe(confirmationPath);
    expect(locationOf(await shopper.fetch(confirmationPath))).toBe('/checkout/review');
    expect(textOf(await shopper.page('/checkout/review'))).toContain('Please do not order again');
    later();
    expect((await shopper.fetch(confirmationPath)).status).toBe(200);
  });
});

describe('a refused order', () => {
  const isNotPlaced = async () =>
    expect([(await wholeCart(shopper)).lineItems.length, (await whole(shopper)).orderNumber]).toEqual([
      2,
      null,
    ]);

  test('of a card that is declined: it does not pay any more, until another one does', async () => {
    await state('declined');
    expect(await place()).toMatchObject({
      isSuccess: false,
      message: 'AuthorizationFailure',
      redirectUrl: null,
    });
    await isNotPlaced();
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 3,
      payment: { cards: [{ slot: 'CardOne', lastFour: '1111', isValid: false, isApplied: false }] },
    });
    expect(await place()).toMatchObject({ isSuccess: false, redirectUrl: '/checkout/paymentandbilling' });
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
      giftCardErrors: [{ id: expect.any(String), message: expect.stringContaining('0040') }],
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
