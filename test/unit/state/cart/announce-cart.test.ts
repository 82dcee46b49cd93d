import { beforeEach, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import type { Cart } from '../../../../src/contract/cart/cart.ts';
import { prepareAnnouncements } from '../../../../src/page/announce.ts';
import { announceCart } from '../../../../src/state/cart/announce-cart.ts';
import type { CartChange } from '../../../../src/state/cart/change-kinds.ts';

const line = { id: '1', sku: '410553', quantity: 1, name: 'Sofa' };
const cart = (orderSummary: object, quantity = 1) =>
  ({ ...getCartExample.answer, lineItems: [{ ...line, quantity }], orderSummary }) as unknown as Cart;
const before = cart({ subtotal: 20_000, total: 21_000 });
const said = () => document.querySelector('[data-si-live="polite"]')?.textContent;

beforeEach(() => prepareAnnouncements());

const announced = async (change: CartChange, now: Cart) => {
  announceCart(now, [{ change, line: now.lineItems[0], before }]);
  await vi.waitFor(() => expect(said()).not.toBe(''));
  return said();
};

test('a promo code is announced with what it saves and the new total, without the number of items', async () => {
  const now = cart({ subtotal: 20_000, discountTotal: 2000, total: 19_000 });
  const change = { kind: 'promo', promoCode: 'WELCOME10' } as const;
  expect(await announced(change, now)).toBe(
    'Promo code WELCOME10 is applied. You save $20.00. Total $190.00.',
  );
});

test('a change that costs nothing is announced alone', async () => {
  const change = { kind: 'installation', id: '1' } as const;
  expect(await announced(change, before)).toBe('The installation of Sofa was removed.');
});

test('a quantity is announced with the items and the total', async () => {
  const change = { kind: 'quantity', id: '1', quantity: 2 } as const;
  expect(await announced(change, cart({ subtotal: 40_000, total: 42_000 }, 2))).toBe(
    'Sofa: quantity 2. Your cart: 2 items. Total $420.00.',
  );
});
