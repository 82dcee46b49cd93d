import { expect, test } from 'vitest';
import { addedMs, placeholderCount } from '../../../src/domain/carousel.ts';
import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { retries, retryDelayMs } from '../../../src/domain/retry.ts';

test.each([
  ['placeholders (cart §9)', placeholderCount, 5],
  ['"Added" (decision 21)', addedMs, 3000],
  ['more tries (checkout §9)', retries, 2],
  ['between tries (checkout §9)', retryDelayMs, 500],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected);
});

test('ship methods (cart §9, checkout §9)', () => {
  expect(shipMethods).toEqual({
    standard: 1,
    premium: 2,
    express: 3,
    localInHome: 6,
    longDistanceInHome: 7,
    basicFreight: 8,
    giftCard: 9,
  });
});
