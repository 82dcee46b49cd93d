import { expect, test } from 'vitest';
import { confirmationMessages } from '../../../src/domain/cart/cart-confirmation-messages.ts';
import { cartMessages } from '../../../src/domain/cart/cart-messages.ts';
import { errorMessages, withOverrides } from '../../../src/domain/messages.ts';

test('the refresh popup has the text of checkout §8', () => {
  expect(errorMessages).toMatchObject({
    networkErrorTitle: 'Network Error',
    refreshTitle: "We're Sorry.",
    refreshMessage: 'Something went wrong. Please refresh your page to proceed with placing your order.',
    refreshButton: 'Refresh Page',
  });
});

test('the confirmation layer has the text of checkout §2.2', () => {
  expect(confirmationMessages).toMatchObject({
    viewCartAndCheckout: 'View Cart & Checkout',
    continueShopping: 'Continue Shopping',
    addOnsHeading: 'Extras and Essentials We Recommend',
    addToCart: 'Add to Cart',
    addToRegistry: 'Add To Registry',
  });
});

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
