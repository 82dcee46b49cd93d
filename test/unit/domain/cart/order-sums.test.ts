import { expect, test } from 'vitest';
import { cartTotal, orderSums } from '../../../../src/domain/cart/order-sums.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';

test('what is taken off is marked, so that it has the colour of a sale, and has a minus', () => {
  const rows = orderSums(
    { subtotal: 10_000, discountTotal: 1000, rewardsTotal: 500, shippingTotal: 0, taxTotal: 0 },
    { texts: cartPageMessages, price: formatPrice, isInternational: false, notKnown: '', discount: {} },
  );
  expect(rows.filter(({ isSaving }) => isSaving)).toEqual([
    { label: 'Discount', value: '−$10.00', isSaving: true },
    { label: 'Rewards', value: '−$5.00', isSaving: true },
  ]);
});

test('in Canada a cart’s total alone names the currency (decision 80)', () => {
  const cart = { isInternational: false, orderSummary: { subtotal: 10_000, shippingTotal: 0, taxTotal: 0 } };
  const canada = { currency: 'CAD', country: 'CA' } as const;
  expect(cartTotal('Total', cart, cartPageMessages, canada).value).toBe('CAD $100.00');
});

const words = { texts: cartPageMessages, price: formatPrice, isInternational: false, notKnown: '' };

test('a discount has one name, by its code; without a code it is what the server says of it', () => {
  const nameOf = (discount: { code?: string; message?: string }) =>
    orderSums({ subtotal: 100, discountTotal: 10 }, { ...words, discount })[1]!.label;
  expect(nameOf({ code: 'WELCOME10', message: '10% off' })).toBe('Discount (WELCOME10)');
  expect(nameOf({ message: '10% off' })).toBe('10% off');
  expect(nameOf({})).toBe('Discount');
});

test('what is picked up has no shipping, free or not known', () => {
  const labels = (shippingTotal?: number) =>
    orderSums(
      { subtotal: 100, ...(shippingTotal !== undefined && { shippingTotal }) },
      { ...words, discount: {}, isPickedUp: true },
    ).map(({ label }) => label);
  expect(labels(0)).not.toContain('Shipping');
  expect(labels()).not.toContain('Shipping');
  expect(labels(500)).toContain('Shipping');
});
