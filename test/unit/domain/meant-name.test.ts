import { expect, test } from 'vitest';
import { meantName } from '../../../src/domain/meant-name.ts';

const names = ['cart-count', 'cart'];

test.each(['Cart-Count', 'CART_COUNT', 'cartCount', '“cart-count”', 'cart-coutn'])(
  '%s is cart-count',
  (given) => {
    expect(meantName(given, names)).toBe('cart-count');
  },
);

test.each(['', '“”', 'wishlist'])('“%s” is none', (given) => {
  expect(meantName(given, names)).toBeUndefined();
});
