import { expect, test } from 'vitest';
import { shippingMessageTexts } from '../../../../src/domain/checkout/checkout-options-messages.ts';
import { shippingMessageText } from '../../../../src/domain/checkout/shipping-message.ts';

const none = { isFreeShipping: false, isLowRate: false, isQuotableGround: false };
const inWords = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test.each([
  ['nothing that is known', {}, ''],
  ['free', { isFreeShipping: true, freeShippingThreshold: 5000 }, 'Free shipping'],
  ['a charge', { deliveryCharge: 995 }, 'Delivery: $9.95'],
  ['a charge to a ZIP code', { deliveryCharge: 995, zipCode: '60606' }, 'Delivery to 60606: $9.95'],
  ['a low rate', { deliveryCharge: 9900, isLowRate: true, zipCode: '60606' }, 'Low flat rate: $99.00'],
  [
    'ground shipping',
    { isQuotableGround: true, quotableGroundShippingAmount: 12500 },
    'Ground shipping: $125.00',
  ],
  [
    'ground shipping to a ZIP code',
    { isQuotableGround: true, quotableGroundShippingAmount: 12500, zipCode: '09012' },
    'Ground shipping to 09012: $125.00',
  ],
  ['a surcharge', { deliveryCharge: 995, addCharge: 1000 }, 'Delivery: $9.95 plus a surcharge of $10.00'],
  [
    'an amount from which it is free',
    { deliveryCharge: 995, freeShippingThreshold: 5000 },
    'Delivery: $9.95 · Free shipping from $50.00',
  ],
])('the message of %s', (_what, message, text) => {
  expect(shippingMessageText({ ...none, ...message }, shippingMessageTexts, inWords)).toBe(text);
});

test('a charge that stands beside the way of shipping is not said again; a surcharge and a threshold are', () => {
  const message = {
    ...none,
    deliveryCharge: 995,
    zipCode: '60606',
    freeShippingThreshold: 4900,
    addCharge: 500,
  };
  expect(shippingMessageText(message, shippingMessageTexts, inWords, 1495)).toBe(
    `With a surcharge of ${inWords(500)} · Free shipping from ${inWords(4900)}`,
  );
  const free = { ...none, isFreeShipping: true };
  expect(shippingMessageText(free, shippingMessageTexts, inWords, 0)).toBe('');
  expect(shippingMessageText(free, shippingMessageTexts, inWords, 995)).toBe('Free shipping');
});

test('another amount than the one beside the way of shipping is said; of the same one by ground only that', () => {
  const other = { ...none, deliveryCharge: 995 };
  expect(shippingMessageText(other, shippingMessageTexts, inWords, 1295)).toBe('Delivery: $9.95');
  const ground = { ...none, isQuotableGround: true, quotableGroundShippingAmount: 12500 };
  expect(shippingMessageText(ground, shippingMessageTexts, inWords, 12500)).toBe('Ground shipping');
});
