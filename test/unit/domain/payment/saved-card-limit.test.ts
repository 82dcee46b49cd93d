import { expect, test } from 'vitest';
import { canSaveCard } from '../../../../src/domain/payment/saved-card-limit.ts';

test.each([
  [4, 5, true],
  [5, 5, false],
  [6, 5, false],
  [0, 0, false],
  [99, undefined, true],
])('with %j saved cards and a limit of %j, another can be saved: %j', (count, limit, expected) => {
  expect(canSaveCard(count, limit)).toBe(expected);
});
