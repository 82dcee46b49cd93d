import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { getCart } from '../../../../src/contract/cart/cart.ts';
import type { CartChange } from '../../../../src/domain/cart/cart-changes.ts';
import { prepareAnnouncements } from '../../../../src/page/announce.ts';
import { announceCart } from '../../../../src/state/cart/announce-cart.ts';

const lamp = { id: '4', sku: '414006', quantity: 1, name: 'Corley Ceiling Lamp' };
const cart = v.parse(getCart.answer, {
  ...(getCartExample.answer as object),
  lineItems: [lamp],
  orderSummary: { subtotal: 34_900 },
  rewardCertificates: [{ certificateNumber: '7000123', amount: 2500, isApplied: true }],
});

const said = () => document.querySelector('[data-si-live="polite"]')?.textContent;

afterEach(() => document.body.replaceChildren());

test.each<[string, CartChange]>([
  ['The delivery of Corley Ceiling Lamp was changed.', { kind: 'ship', id: '4', shipMethod: 2 }],
  ['The installation of Corley Ceiling Lamp was removed.', { kind: 'installation', id: '4' }],
  ['Shipping and tax are estimated for 60601.', { kind: 'zip', zipCode: '60601' }],
  ['Promo code WELCOME10 is applied.', { kind: 'promo', promoCode: 'WELCOME10' }],
  ['Promo code was removed.', { kind: 'promo', promoCode: '' }],
  ['Donation: $5.00.', { kind: 'donation', amount: 500 }],
  ['Donation: None.', { kind: 'donation', amount: 0 }],
  [
    '$25.00 reward certificate was applied.',
    { kind: 'certificate', certificateNumber: '7000123', isApplied: true },
  ],
  [
    '$25.00 reward certificate was removed.',
    { kind: 'certificate', certificateNumber: '7000123', isApplied: false },
  ],
])('%s is announced before the cart that results from it', (text, change) => {
  prepareAnnouncements();
  const line = 'id' in change ? cart.lineItems[0] : undefined;
  announceCart(cart, [{ change, line }]);
  expect(said()).toBe(`${text} Your cart: 1 item, subtotal $349.00.`);
});

test('a certificate that is applied again after a change of the cart is not announced', () => {
  prepareAnnouncements();
  announceCart(cart, [
    {
      change: { kind: 'certificate', certificateNumber: '7000123', isApplied: true, isAgain: true },
      line: undefined,
    },
  ]);
  expect(said()).toBe('Your cart: 1 item, subtotal $349.00.');
});
