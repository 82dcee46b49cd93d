import { expect, test } from 'vitest';
import type { Call } from '../../../src/contract/call.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { checkoutCartExample } from '../../../src/contract/cart/cart-checkout.examples.ts';
import { checkoutCart } from '../../../src/contract/cart/cart-checkout.ts';
import { refreshCheckoutExample } from '../../../src/contract/checkout/checkout.examples.ts';
import { refreshCheckout } from '../../../src/contract/checkout/checkout.ts';
import { validateAndSaveAddress } from '../../../src/contract/checkout/shipping.ts';
import { getShippingCharges } from '../../../src/contract/delivery/shipping-charges.ts';
import { getStoreAvailabilityExample } from '../../../src/contract/delivery/store-availability.examples.ts';
import { getStoreAvailability } from '../../../src/contract/delivery/store-availability.ts';
import { getProductListingExample } from '../../../src/contract/listing/listing.examples.ts';
import { getProductListing } from '../../../src/contract/listing/listing.ts';
import { saidOfAttempt } from '../../../src/domain/checkout/attempts.ts';
import { parseTolerantly } from '../../../src/page/parse-tolerantly.ts';

/** The answer as the islands read it, and what they report. */
function read<Answer>({ answer }: Call<unknown, Answer>, given: object) {
  const parsed = parseTolerantly(answer, given);
  if (!parsed.success) throw new Error(JSON.stringify(parsed.issues[0]));
  return { answer: parsed.output, left: parsed.left };
}

const whole = refreshCheckoutExample.answer;
const [basketItem] = whole.basketItems as object[];
const [recipient] = whole.recipientList as { address: object }[];

test('a store that cannot be read leaves the others', () => {
  const [store] = getStoreAvailabilityExample.answer.stores as object[];
  const { answer, left } = read(getStoreAvailability, { stores: [{ ...store, isAvailable: 'yes' }, store] });
  expect(answer.stores).toHaveLength(1);
  expect(left).toEqual([expect.stringMatching(/^stores\.0\.isAvailable /)]);
});

test('a band of shipping charges that cannot be read leaves the others', () => {
  const { answer, left } = read(getShippingCharges, {
    bands: [{ from: 'nothing' }, { from: 5000, standard: 900 }],
  });
  expect(answer.bands).toMatchObject([{ from: 5000 }]);
  expect(left).toEqual([expect.stringMatching(/^bands\.0\.from /)]);
});

test('the price of a cart line is rounded to a cent, and that is reported', () => {
  const { lineItems } = getCartExample.answer as { lineItems: object[] };
  const { answer, left } = read(getCart, { lineItems: [{ ...lineItems[0], price: 1409.5 }] });
  expect(answer.lineItems).toMatchObject([{ price: 1410 }]);
  expect(left).toEqual([expect.stringMatching(/^lineItems\.0\.price .*; 1410 is used/)]);
});

test('a line that is none leaves the others', () => {
  const { lineItems } = getCartExample.answer as { lineItems: object[] };
  expect(read(getCart, { lineItems: [7, ...lineItems] }).answer.lineItems).toHaveLength(lineItems.length);
});

test('an item of the order that cannot be read leaves the others', () => {
  const { answer, left } = read(refreshCheckout, {
    ...whole,
    basketItems: [{ ...basketItem, quantity: '2' }, basketItem],
  });
  expect(answer.basketItems).toHaveLength(1);
  expect(left).toEqual([expect.stringMatching(/^basketItems\.0\.quantity /)]);
});

test('a saved card that cannot be read leaves the others', () => {
  const payment = {
    ...(whole.payment as object),
    savedCards: [{ id: '1' }, { id: '2', cardInfo: { type: 'Visa', expMonth: 1, expYear: 2030 } }],
  };
  const { answer } = read(refreshCheckout, { ...whole, payment });
  // Without last digits its type names it.
  expect(answer.payment.savedCards).toMatchObject([{ id: '2', cardInfo: { lastFour: '' } }]);
});

test('a country in small letters is one, and reported', () => {
  const address = { ...recipient!.address, country: 'us' };
  const { answer, left } = read(refreshCheckout, { ...whole, recipientList: [{ ...recipient, address }] });
  expect(answer.recipientList[0]!.address!.country).toBe('US');
  expect(left).toEqual([expect.stringMatching(/^recipientList\.0\.address\.country .*; "US" is used/)]);
});

test.each([
  ['an item without a key', [{ outcome: 'notDone' }]],
  ['an item that is no object', [null]],
  ['what is no list', 'done'],
])('%s among the attempts may be any attempt: what became of it is not known', (_what, attempts) => {
  const { answer, left } = read(refreshCheckout, { ...whole, attempts });
  expect(saidOfAttempt(answer, 'f2b5c1de-0000-4000-8000-000000000000')).toBe('notKnown');
  expect(left).toEqual([expect.stringMatching(/^attempts/)]);
});

test('an attempt that can be read is known beside one that cannot', () => {
  const { answer } = read(refreshCheckout, { ...whole, attempts: [{}, { attemptId: 'a', outcome: 'done' }] });
  expect(saidOfAttempt(answer, 'a')).toBe('done');
});

test.each([
  ['furthestStep', '2', 'furthestStep', /; 1 is used/],
  ['orderSummary', { total: 100.4 }, 'orderSummary.total', /; 100 is used/],
  ['countries', {}, 'countries', /; \[\] is used/],
])('%s is replaced, and reported with what is used', (key, bad, path, used) => {
  const { left } = read(refreshCheckout, { ...whole, [key]: bad });
  expect(left).toEqual([expect.stringMatching(used)]);
  expect(left[0]!.startsWith(`${path} `)).toBe(true);
});

test('of the errors of an address a bad one is left out, and null is none', () => {
  const fieldErrors = { city: 'We do not ship there.', state: 7, phone: null };
  const { answer, left } = read(validateAndSaveAddress, { isSuccess: false, fieldErrors });
  expect(answer.fieldErrors).toEqual({ city: 'We do not ship there.' });
  expect(left).toEqual([expect.stringMatching(/^fieldErrors\.state /)]);
});

test('a card whose amount cannot be read still pays', () => {
  const appliedCards = [{ type: 'Visa', lastFour: '1111', appliedAmount: '1599.00' }];
  const { answer, left } = read(refreshCheckout, { ...whole, payment: { amountDue: 159900, appliedCards } });
  expect(answer.payment.appliedCards).toMatchObject([{ type: 'Visa', appliedAmount: 0 }]);
  expect(left).toEqual([expect.stringMatching(/^payment\.appliedCards\.0\.appliedAmount .*; 0 is used/)]);
});

test('a gift option that is none is left out, and reported', () => {
  const { answer, left } = read(refreshCheckout, {
    ...whole,
    recipientList: [{ ...recipient, giftOptions: 'box' }],
  });
  expect(answer.recipientList[0]!.giftOptions).toBeUndefined();
  expect(left).toEqual([expect.stringMatching(/^recipientList\.0\.giftOptions /)]);
});

test('an unknown reason for a refusal is reported', () => {
  const { answer, left } = read(checkoutCart, { ...checkoutCartExample.answer, errorType: 'outOfPaint' });
  expect(answer.errorType).toBe('invalidBasket');
  expect(left).toEqual([expect.stringMatching(/^errorType .*; "invalidBasket" is used/)]);
});

test('an order whose furthest step is not said begins with the first', () => {
  const { furthestStep: _, ...rest } = whole;
  expect(read(refreshCheckout, rest).answer.furthestStep).toBe(1);
});

test.each([1, 2])('step %i needs no payment', (furthestStep) => {
  const { payment: _, orderSummary: __, ...rest } = whole;
  const { answer, left } = read(refreshCheckout, { ...rest, furthestStep, payment: null });
  expect(answer.payment).toMatchObject({ amountDue: undefined, savedCards: [] });
  expect(left).toEqual([]);
});

test.each([3, 4])('an amount that is missing at step %i is reported, and the rest stays', (furthestStep) => {
  const { payment: _, orderSummary: __, ...rest } = whole;
  for (const payment of [undefined, null, {}, { amountDue: null, total: null }]) {
    const { answer, left } = read(refreshCheckout, { ...rest, furthestStep, payment });
    expect(answer.basketItems).toHaveLength((whole.basketItems as object[]).length);
    expect(left).toEqual([
      'payment (expected an amountDue, or a total here or in orderSummary, from the payment step on, received object)',
    ]);
  }
});

test('the amount of an order that costs nothing is known', () => {
  const { payment: _, orderSummary: __, ...rest } = whole;
  expect(read(refreshCheckout, { ...rest, furthestStep: 4, payment: { amountDue: 0 } }).left).toEqual([]);
});

test('what is due is the order’s total where the payment does not say', () => {
  const { payment: _, ...rest } = whole;
  const { total } = whole.orderSummary as { total: number };
  expect(read(refreshCheckout, rest).answer.payment.amountDue).toBe(total);
});

test('a listing may say null of all that it may leave out', () => {
  const { minisets, totalCount } = getProductListingExample.answer as {
    minisets: object[];
    totalCount: number;
  };
  const nothing = { facets: null, skip: null, sortBy: null, isWideLayout: null, isKids: null };
  const blank = { price: null, imagePath: null, swatches: null, facts: null, isInStock: null };
  const given = { minisets: minisets.map((one) => ({ ...one, ...blank })), totalCount, ...nothing };
  const { answer, left } = read(getProductListing, given);
  expect(answer.minisets).toHaveLength(minisets.length);
  expect(left).toEqual([]);
});

test('a tile’s color that cannot be read leaves the others, and a bad picture or page of one leaves its choice', () => {
  const { minisets, totalCount } = getProductListingExample.answer as {
    minisets: object[];
    totalCount: number;
  };
  const swatches = [
    { name: 'Oatmeal', hex: '#d9cdb8', optionChoiceParameter: 7 },
    {
      name: 'Snow',
      hex: '#efece6',
      optionChoiceParameter: 'F112',
      imagePath: 5,
      imagePathHiRes: null,
      url: 'javascript:alert(1)',
    },
    { name: 'Cement', hex: '#b4b1aa', optionChoiceParameter: null, imagePath: null, url: null },
  ];
  const { answer, left } = read(getProductListing, { minisets: [{ ...minisets[0], swatches }], totalCount });
  expect(answer.minisets[0]?.swatches).toEqual([
    { name: 'Snow', hex: '#efece6', optionChoiceParameter: 'F112' },
    { name: 'Cement', hex: '#b4b1aa' },
  ]);
  expect(left.map((one) => one.split(' ')[0])).toEqual([
    'minisets.0.swatches.0.optionChoiceParameter',
    'minisets.0.swatches.1.imagePath',
    'minisets.0.swatches.1.url',
  ]);
});
