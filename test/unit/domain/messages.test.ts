import { expect, test } from 'vitest';
import { cartMessages } from '../../../src/domain/cart/cart-messages.ts';
import { withOverrides } from '../../../src/domain/messages.ts';

test('a page replaces a text by its key', () => {
  const texts = withOverrides(cartMessages, { added: 'In your cart' });
  expect(texts).toEqual({ ...cartMessages, added: 'In your cart' });
});

test.each([
  ['an unknown key', { nothing: 'x' }],
  ['an empty text', { added: '' }],
])('%s changes nothing', (_, overrides) => {
  expect(withOverrides(cartMessages, overrides)).toEqual(cartMessages);
});
