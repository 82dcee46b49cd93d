import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { addressExamples } from '../../../src/contract/checkout/address.examples.ts';
import { attemptId, card, MockShopper } from './shopper.ts';

const items = [{ Sku: '410553', Quantity: 2 }];
const address = { ...addressExamples.home, addressId: undefined, email: 'ann@example.com' };

/** A guest with a sofa, up to the review. */
async function atReview(number?: string): Promise<MockShopper> {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  await shopper.call('validateAndSaveAddress', { address });
  await shopper.call('moveToShippingAndGiftOptions');
  await shopper.call('moveToPaymentPage');
  await shopper.call('savePayment', { attemptId: attemptId(1), cardOneData: card(number) });
  await shopper.call('moveToReviewPage');
  return shopper;
}

test.each(calls.filter(({ path }) => path))('$name is answered as the contract says', async (call) => {
  const shopper = await MockShopper.visiting();
  await shopper.ask(
    'POST',
    '/account/auth',
    new URLSearchParams({ sessionToken: 'mock-session-token-ada%40example.com' }),
  );
  const answer = await shopper.send(call.name, call.example.payload as Record<string, unknown>);
  expect(answer.status).toBe(200);
  expect(v.safeParse(call.answer, await answer.json()).issues).toBeUndefined();
});

test('what is added is in the cart, each product once', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  await shopper.call('addItems', { items });
  const cart = await shopper.call('getCart');
  expect(cart).toMatchObject({
    lineItems: [{ sku: '410553', quantity: 4 }],
    orderSummary: { subtotal: 719600 },
  });
});

test('two shoppers have two carts', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  shopper.cookie = '';
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [] });
});

test('a line is changed, saved for later, moved back and removed', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  await shopper.call('updateItem', { id: '1', quantity: 5 });
  await shopper.call('saveForLater', { id: '1' });
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [], savedForLater: [{ quantity: 5 }] });
  await shopper.call('moveToCart', { id: '1' });
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [{ quantity: 5 }], savedForLater: [] });
  await shopper.call('removeItem', { id: '1' });
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [] });
});

test('the code of the mock takes a tenth off, another one is refused with it', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  expect(await shopper.call('applyPromo', { promoCode: 'NO' })).toMatchObject({
    isSuccess: false,
    promoErrorMessage: 'The mock knows one code, WELCOME10.',
  });
  await shopper.call('applyPromo', { promoCode: 'welcome10' });
  expect(await shopper.call('getCart')).toMatchObject({ orderSummary: { discountTotal: 35980 } });
});

test('an add that is sent again with its key is done once', async () => {
  const shopper = await MockShopper.visiting();
  const key = { 'Idempotency-Key': 'one' };
  await shopper.send('addItems', { items }, key);
  await shopper.send('addItems', { items }, key);
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [{ quantity: 2 }] });
});

test('a change without the page’s token is refused as one with a stale token', async () => {
  const shopper = await MockShopper.visiting();
  const answer = await shopper.send('addItems', { items }, { RequestVerificationToken: 'another' });
  expect([answer.status, await answer.json()]).toMatchObject([403, { isTokenStale: true }]);
});

test('a payload that the contract refuses is named by its path', async () => {
  const shopper = await MockShopper.visiting();
  const answer = await shopper.send('addItems', { items: [{ Sku: '410553', Quantity: 0 }] });
  expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'items.0.Quantity', given: 0 }]);
});

test('a guest comes step by step to the review', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  const furthest = [(await shopper.checkout()).furthestStep];
  await shopper.call('validateAndSaveAddress', { address });
  await shopper.call('moveToShippingAndGiftOptions');
  furthest.push((await shopper.checkout()).furthestStep);
  await shopper.call('moveToPaymentPage');
  furthest.push((await shopper.checkout()).furthestStep);
  await shopper.call('savePayment', { attemptId: attemptId(1), cardOneData: card() });
  furthest.push((await shopper.checkout()).furthestStep);
  expect(furthest).toEqual([1, 2, 3, 4]);
});

test('a step that is not done is led back to, with the reason', async () => {
  const shopper = await MockShopper.visiting();
  await shopper.call('addItems', { items });
  expect(await shopper.call('moveToReviewPage')).toMatchObject({
    isSuccess: false,
    nextStep: 1,
    message: 'Please enter where your order goes to.',
  });
});

test('an order is placed once, and the same attempt is answered with it again', async () => {
  const shopper = await atReview();
  const { total } = (await shopper.checkout()).orderSummary as { total: number };
  const order = { attemptId: attemptId(2), amountDue: total };
  const placed = await shopper.call('placeOrder', order);
  expect(placed).toMatchObject({ isSuccess: true, redirectUrl: '/checkout/confirmation' });
  expect(await shopper.call('placeOrder', order)).toEqual(placed);
  expect(await shopper.checkout()).toMatchObject({
    furthestStep: 5,
    orderNumber: placed.orderNumber,
    basketItems: [{ sku: '410553' }],
    attempts: [{ outcome: 'done' }, { attemptId: attemptId(2), outcome: 'done', isOrder: true }],
  });
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [] });
});

test('another amount than the shopper saw is not ordered', async () => {
  const shopper = await atReview();
  const refused = await shopper.call('placeOrder', { attemptId: attemptId(2), amountDue: 1 });
  expect(refused).toMatchObject({ isSuccess: false, amountDue: 388584 });
  expect(await shopper.checkout()).toMatchObject({ furthestStep: 4, attempts: [{}, { outcome: 'notDone' }] });
});

test('a card pays, is wrong or is declined by the reference storefront’s test numbers', async () => {
  const shopper = await atReview('4000000000000505');
  expect(await shopper.checkout()).toMatchObject({ furthestStep: 3, payment: { appliedCards: [] } });
  const again = { attemptId: attemptId(3), cardOneData: card('4000000000000808') };
  expect(await shopper.call('savePayment', again)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('declined'),
  });
});

test('a card that the bank declines leads back to the payment step', async () => {
  const shopper = await atReview('4000000000000912');
  expect(await shopper.call('placeOrder', { attemptId: attemptId(2) })).toMatchObject({
    message: 'AuthorizationFailure',
    redirectUrl: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
  });
});

test('after an order the next add begins another one', async () => {
  const shopper = await atReview();
  await shopper.call('placeOrder', { attemptId: attemptId(2) });
  await shopper.call('addItems', { items });
  expect(await shopper.checkout()).toMatchObject({ furthestStep: 2, orderNumber: null });
});

test('a basket that is placed answers another attempt with its order', async () => {
  const shopper = await atReview();
  const placed = await shopper.call('placeOrder', { attemptId: attemptId(2) });
  const { isSuccess, orderNumber } = await shopper.call('placeOrder', { attemptId: attemptId(3) });
  expect([isSuccess, orderNumber]).toEqual([true, placed.orderNumber]);
});

test('a card that has paid another total than is due now no longer pays', async () => {
  const shopper = await atReview();
  await shopper.call('addItems', { items });
  expect(await shopper.call('refreshCheckout')).toMatchObject({
    furthestStep: 3,
    payment: { appliedCards: [] },
  });
});

test('a card that pays a part stays, and a second one pays the rest', async () => {
  const shopper = await atReview();
  const { payment } = await shopper.call('refreshCheckout');
  const { amountDue } = payment as { amountDue: number };
  const part = (id: number, place: string, appliedAmount: number) =>
    shopper.call('savePayment', { attemptId: attemptId(id), [place]: { ...card(), appliedAmount } });
  await part(2, 'cardOneData', 1000);
  expect(await shopper.call('refreshCheckout')).toMatchObject({
    furthestStep: 3,
    payment: { appliedCards: [{ appliedAmount: 1000 }] },
  });
  await part(3, 'cardTwoData', amountDue - 1000);
  expect(await shopper.call('refreshCheckout')).toMatchObject({
    furthestStep: 4,
    payment: { appliedCards: [{ appliedAmount: 1000 }, { appliedAmount: amountDue - 1000 }] },
  });
});

test('a shopper signs in with any password but one, and has saved cards and addresses', async () => {
  const shopper = await MockShopper.visiting();
  const signIn = (password: string) =>
    shopper.ask('POST', '/identity/api/v1/authn', JSON.stringify({ username: 'ada@example.com', password }), {
      'content-type': 'application/json',
    });
  expect((await signIn('wrong')).status).toBe(401);
  const { sessionToken } = (await (await signIn('right')).json()) as { sessionToken: string };
  const fields = new URLSearchParams({ sessionToken, redirectUrl: '/checkout/shipping' });
  const led = await shopper.ask('POST', '/account/auth', fields);
  expect([led.status, led.headers.get('location')]).toEqual([303, '/checkout/shipping']);
  expect(await shopper.checkout()).toMatchObject({
    isGuest: false,
    accountInfo: { email: 'ada@example.com' },
    payment: { savedCards: [{ id: 'card-1' }, { id: 'card-2' }] },
  });
});

test('a form leads to no other site', async () => {
  const shopper = await MockShopper.visiting();
  const fields = new URLSearchParams({ redirectUrl: '//shop.example/' });
  const led = await shopper.ask('POST', '/checkout/guest', fields);
  expect(led.headers.get('location')).toBe('/checkout/shipping');
});

test('a registry needs an account', async () => {
  const shopper = await MockShopper.visiting();
  expect((await shopper.send('getRegistries')).status).toBe(401);
});

test('a listing is filtered, sorted and counted', async () => {
  const shopper = await MockShopper.visiting();
  const listing = async (query: string) =>
    (await (await shopper.ask('GET', `/sofas?isModelOnly=true&${query}`)).json()) as {
      minisets: { price: number }[];
      facets: { filterItems: { uniqueId: string; itemCount: number }[] }[];
      totalCount: number;
    };
  const all = await listing('sortBy=price-low');
  const prices = all.minisets.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  for (const { uniqueId, itemCount } of all.facets.flatMap(({ filterItems }) => filterItems))
    expect((await listing(`facets=${uniqueId}`)).totalCount, uniqueId).toBe(itemCount);
});

test('a call fails as its switch says, until it is taken back', async () => {
  const shopper = await MockShopper.visiting();
  const json = { 'content-type': 'application/json' };
  await shopper.ask('POST', '/mock/faults', JSON.stringify({ call: 'getCart', fault: '503' }), json);
  expect((await shopper.send('getCart')).status).toBe(503);
  await shopper.ask('DELETE', '/mock/faults');
  expect((await shopper.send('getCart')).status).toBe(200);
});

test('an answer that is lost on the way leaves what was done', async () => {
  const shopper = await MockShopper.visiting();
  shopper.shop.faults.set({ call: 'addItems', fault: 'done-504', times: 1 });
  expect((await shopper.send('addItems', { items })).status).toBe(504);
  expect(await shopper.call('getCart')).toMatchObject({ lineItems: [{ quantity: 2 }] });
});

test('a switch for no call names those that there are', async () => {
  const shopper = await MockShopper.visiting();
  const body = JSON.stringify({ call: 'getCrt', fault: '503' });
  const answer = await shopper.ask('POST', '/mock/faults', body, { 'content-type': 'application/json' });
  expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'call', given: 'getCrt' }]);
});
