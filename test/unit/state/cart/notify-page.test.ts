import { expect, test } from 'vitest';
import type { Cart, CartLineItem } from '../../../../src/contract/cart/cart.ts';
import type { CartChange } from '../../../../src/domain/cart/cart-changes.ts';
import { notifyPage } from '../../../../src/state/cart/notify-page.ts';
import { noteEvents } from '../../cart-page.ts';

const line = (id: string, quantity: number) =>
  ({ id, sku: `sku-${id}`, quantity, optionChoices: [] as object[] }) as CartLineItem;
const cart = { lineItems: [line('1', 2), line('2', 5)] } as Cart;

/** The page events after a change of the second line, or of the order. */
function updatedBy(change: CartChange): unknown[] {
  const updated = noteEvents('storefront:item-updated');
  notifyPage(change, cart, 'id' in change ? line('2', 5) : undefined, undefined);
  return updated;
}

test.each<CartChange>([
  { kind: 'quantity', id: '2', quantity: 5 },
  { kind: 'move', id: '2' },
  { kind: 'ship', id: '2', shipMethod: 3 },
  { kind: 'installation', id: '2' },
])('after “$kind” the page is notified of the line, with its quantity', (change) => {
  expect(updatedBy(change)).toEqual([{ id: '2', sku: 'sku-2', quantity: 5 }]);
});

test.each(['remove', 'save', 'unsave'] as const)('after “%s” the line’s quantity is 0', (kind) => {
  expect(updatedBy({ kind, id: '2' })).toEqual([{ id: '2', sku: 'sku-2', quantity: 0 }]);
});

test.each(['WELCOME10', ''])('after the promo code “%s” the page is notified of every line', (promoCode) => {
  expect(updatedBy({ kind: 'promo', promoCode })).toEqual([
    { id: '1', sku: 'sku-1', quantity: 2 },
    { id: '2', sku: 'sku-2', quantity: 5 },
  ]);
});

test('a line that is put back has the id that it has now', () => {
  const item = { Sku: 'sku-1', Quantity: 2 };
  expect(updatedBy({ kind: 'restore', id: '2', item })).toEqual([{ id: '1', sku: 'sku-1', quantity: 2 }]);
});
