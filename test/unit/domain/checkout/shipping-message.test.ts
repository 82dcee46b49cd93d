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
