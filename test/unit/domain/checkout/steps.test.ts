import { expect, test } from 'vitest';
import { titleOfStep } from '../../../../src/domain/checkout/steps.ts';

test.each([
  ['Shipping – Checkout | Larkin & Rowe', 'Payment – Checkout | Larkin & Rowe'],
  ['LR2: Shipping – Checkout', 'LR2: Payment – Checkout'],
  ['Your order | Larkin & Rowe', 'Payment – Checkout | Larkin & Rowe'],
  ['Address – Checkout', 'Payment – Checkout'],
  ['', 'Payment – Checkout'],
])('a title keeps what the shop says beside the step: %s', (before, after) => {
  expect(titleOfStep(before, 'Shipping – Checkout', 'Payment – Checkout')).toBe(after);
});
