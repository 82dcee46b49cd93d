import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../../src/contract/cart/cart.ts';
import { parseTolerantly } from '../../../../src/page/parse-tolerantly.ts';

describe('the cart', () => {
  test('an empty one has only its lines and its subtotal', () => {
    const cart = parse(getCart.answer, { lineItems: [], orderSummary: { subtotal: 0 } });
    expect(cart).toMatchObject({ lineItems: [], savedForLater: [], isGuest: false });
  });

  test.each([
    ['a negative quantity', { lineItems: [{ id: 1, sku: '1', quantity: -1 }] }],
    ['no lines', { lineItems: undefined }],
    ['a subtotal in dollars', { orderSummary: { subtotal: 12.5 } }],
  ])('%s is refused', (_, wrong) => {
    expect(safeParse(getCart.answer, { ...getCartExample.answer, ...wrong }).success).toBe(false);
  });
});

test('a line is one, even if its name and pictures cannot be shown (decision 65)', () => {
  const [line] = parse(getCart.answer, getCartExample.answer).lineItems;
  const wrong = { name: 7, imagePath: 7, imagePathHiRes: 7 };
  const answer = { ...getCartExample.answer, lineItems: [{ ...line, ...wrong }] };
  const missing = { name: undefined, imagePath: undefined, imagePathHiRes: undefined };
  expect(parseTolerantly(getCart.answer, answer)).toMatchObject({
    output: { lineItems: [{ sku: line!.sku, quantity: line!.quantity, ...missing }] },
    left: Object.keys(wrong).map((key) => expect.stringContaining(`lineItems.0.${key} (`)),
  });
});

describe('adding', () => {
  test.each([
    ['nothing', { items: [] }],
    ['no sku', { items: [{ Sku: '', Quantity: 1 }] }],
    ['a quantity of 0', { items: [{ Sku: '1', Quantity: 0 }] }],
    ['half a piece', { items: [{ Sku: '1', Quantity: 1.5 }] }],
  ])('%s is refused', (_, payload) => {
    expect(safeParse(addItems.payload, payload).success).toBe(false);
  });

  test('a refusal needs no items', () => {
    const answer = parse(addItems.answer, { isSuccess: false, message: 'Only 3 are left.' });
    expect(answer).toMatchObject({ isSuccess: false, items: [], message: 'Only 3 are left.' });
  });

  test('a success is one, even if nothing of its items can be shown (decision 65)', () => {
    expect(safeParse(addItems.answer, { isSuccess: true, items: [{ sku: '1', quantity: 1 }] }).success).toBe(
      true,
    );
    expect(safeParse(addItems.answer, { isSuccess: true }).success).toBe(true);
  });
});

test('a subtotal that is left out is what the lines come to', () => {
  const { answer } = getCartExample;
  const [{ price, quantity }] = answer.lineItems as [{ price: number; quantity: number }];
  expect(safeParse(getCart.answer, { ...answer, orderSummary: null })).toMatchObject({
    output: { orderSummary: { subtotal: price * quantity } },
  });
});
