import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { getCart } from '../../../../src/contract/cart/cart.ts';
import { hasChange, withChange, withWaiting } from '../../../../src/state/cart/cart-changes.ts';
import type { CartChange } from '../../../../src/state/cart/change-kinds.ts';

/* What a change of each kind does: change-kinds.test.ts. */

const line = (id: string, quantity = 1, more: object = {}) => ({
  id,
  sku: `41055${id}`,
  quantity,
  price: 1000,
  isInstallationServiceRequired: true,
  ...more,
});

const cart = v.parse(getCart.answer, {
  ...(getCartExample.answer as object),
  lineItems: [line('1', 2), line('2'), line('3')],
  savedForLater: [line('8', 3)],
  cartSummary: { taxZipCode: '60601', discountCode: 'WELCOME10' },
  orderSummary: { subtotal: 4000, donationTotal: 500 },
  rewardCertificates: [{ certificateNumber: '7', amount: 2500, isApplied: false }],
});
const lineOf = (id: string, quantity?: number, more?: object) =>
  v.parse(getCart.answer, { ...cart, lineItems: [line(id, quantity, more)] }).lineItems[0]!;

const quantity = (id: string, count: number): CartChange => ({ kind: 'quantity', id, quantity: count });

describe('the cart after', () => {
  test('a quantity keeps the other lines the same objects', () => {
    const after = withChange(cart, quantity('1', 5));
    expect(after.lineItems[1]).toBe(cart.lineItems[1]);
  });

  test('a change of a line that is gone is the same cart', () => {
    for (const kind of ['remove', 'save', 'installation', 'move', 'unsave'] as const)
      expect(withChange(cart, { kind, id: '99' })).toBe(cart);
  });

  test.each<CartChange>([
    quantity('1', 5),
    { kind: 'remove', id: '1' },
    { kind: 'save', id: '1' },
    { kind: 'move', id: '8' },
    { kind: 'unsave', id: '8' },
    { kind: 'installation', id: '1' },
    { kind: 'ship', id: '1', shipMethod: 3 },
    { kind: 'donation', amount: 700 },
    { kind: 'certificate', certificateNumber: '7', isApplied: true },
  ])('$kind, made twice, is as after one', (change) => {
    const once = withChange(cart, change);
    expect(withChange(once, change)).toEqual(once);
    expect(hasChange(cart, change)).toBe(false);
    expect(hasChange(once, change)).toBe(true);
  });
});

describe('a cart has', () => {
  test('the ZIP code that is its own', () => {
    expect(hasChange(cart, { kind: 'zip', zipCode: '60601' })).toBe(true);
    expect(hasChange(cart, { kind: 'zip', zipCode: '10001' })).toBe(false);
  });

  test('its promo code in any case, and not another one', () => {
    expect(hasChange(cart, { kind: 'promo', promoCode: 'welcome10' })).toBe(true);
    expect(hasChange(cart, { kind: 'promo', promoCode: '' })).toBe(false);
  });

  test('an applied certificate only if the shopper still holds it', () => {
    const applied = { kind: 'certificate', certificateNumber: '7', isApplied: true } as const;
    const holding = {
      ...cart,
      rewardCertificates: [{ certificateNumber: '7', amount: 2500, isApplied: true }],
    };
    expect(hasChange(holding, applied)).toBe(true);
    expect(hasChange({ ...cart, rewardCertificates: [] }, applied)).toBe(false);
    expect(hasChange({ ...cart, rewardCertificates: [] }, { ...applied, isApplied: false })).toBe(true);
  });

  test('a line that was put back, whatever its id is', () => {
    const item = { Sku: '410553', Quantity: 2 };
    const back = { ...cart, lineItems: [lineOf('44', 2, { addToCartItem: item })] };
    expect(hasChange(back, { kind: 'restore', id: '1', item })).toBe(true);
    expect(hasChange(cart, { kind: 'restore', id: '1', item })).toBe(false);
  });

  test('a line that was put back, although another ZIP code has changed its ship method', () => {
    const item = { Sku: '410553', Quantity: 2, ShipMethod: 6 };
    const back = { ...cart, lineItems: [lineOf('44', 2, { addToCartItem: { ...item, ShipMethod: 7 } })] };
    expect(hasChange(back, { kind: 'restore', id: '1', item })).toBe(true);
  });
});

test('a cart without the line has neither its quantity nor its ship method', () => {
  expect(hasChange(cart, quantity('99', 3))).toBe(false);
  expect(hasChange(cart, { kind: 'ship', id: '99', shipMethod: 3 })).toBe(false);
});

describe('of the changes that wait', () => {
  test('the last quantity of a line counts', () => {
    const waiting = withWaiting([quantity('1', 2), quantity('2', 4)], quantity('1', 3));
    expect(waiting).toEqual([quantity('2', 4), quantity('1', 3)]);
  });

  test('a save keeps the quantity that was asked for before it', () => {
    const waiting = withWaiting([quantity('1', 2)], { kind: 'save', id: '1' });
    expect(waiting).toEqual([quantity('1', 2), { kind: 'save', id: '1' }]);
  });

  test('a save and a move of the same line are none', () => {
    expect(withWaiting([{ kind: 'save', id: '1' }], { kind: 'move', id: '1' })).toEqual([]);
  });

  test('the removal of a line that was about to move to the cart removes the saved one', () => {
    expect(withWaiting([{ kind: 'move', id: '8' }], { kind: 'remove', id: '8' })).toEqual([
      { kind: 'unsave', id: '8' },
    ]);
  });

  test('the removal of a line that was about to be saved removes the one in the cart', () => {
    expect(withWaiting([{ kind: 'save', id: '1' }], { kind: 'unsave', id: '1' })).toEqual([
      { kind: 'remove', id: '1' },
    ]);
  });

  test('the choices of a line’s shipping come together', () => {
    const ship = (more: object) => ({ kind: 'ship', id: '1', ...more }) as CartChange;
    expect(withWaiting([ship({ isPickupSelected: false })], ship({ shipMethod: 3 }))).toEqual([
      ship({ isPickupSelected: false, shipMethod: 3 }),
    ]);
  });

  test('a quantity between a move and a save keeps both', () => {
    const waiting = withWaiting([{ kind: 'move', id: '8' }, quantity('8', 5)], { kind: 'save', id: '8' });
    expect(waiting.map(({ kind }) => kind)).toEqual(['move', 'quantity', 'save']);
  });

  test('a quantity after a save is another than the one before it', () => {
    const before: CartChange[] = [quantity('1', 2), { kind: 'save', id: '1' }, { kind: 'move', id: '1' }];
    expect(withWaiting(before, quantity('1', 5))).toEqual([...before, quantity('1', 5)]);
  });

  test('a removal and its undoing are none', () => {
    const item = { Sku: '410553', Quantity: 2 };
    expect(withWaiting([{ kind: 'remove', id: '1' }], { kind: 'restore', id: '1', item })).toEqual([]);
  });
});
