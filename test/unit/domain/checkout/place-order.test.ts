import { expect, test } from 'vitest';
import { orderRefusal } from '../../../../src/domain/checkout/place-order.ts';
import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';

const { cart, shipping, options } = stepIndexes;
const other = 'https://other-brand.example/checkout/cart';

test.each([
  ['a URL of a step', { redirectUrl: '/checkout/shipping' }, shipping, { kind: 'step', step: shipping }],
  ['the cart’s URL', { redirectUrl: '/checkout/cart' }, cart, { kind: 'page', url: '/checkout/cart' }],
  ['a URL of another page', { redirectUrl: other }, undefined, { kind: 'page', url: other }],
  ['no URL', {}, undefined, { kind: 'page' }],
  [
    'a trip that is full',
    { message: 'TripBookingFailed', redirectUrl: other },
    undefined,
    { kind: 'step', step: options },
  ],
  [
    'a trip that is full, and the cart’s URL',
    { message: 'TripBookingFailed', redirectUrl: '/checkout/cart' },
    cart,
    { kind: 'page', url: '/checkout/cart' },
  ],
])('a refused order with %s takes its result path', (_what, refused, step, expected) => {
  expect(orderRefusal({ giftCardErrors: [], ...refused }, step)).toEqual(expected);
});
