import { expect, test } from 'vitest';
import { isCurrentAnswer } from '../../../../src/domain/listing/listing-requests.ts';

test('the answer of the newest request is current', () => {
  expect(isCurrentAnswer(3, 3)).toBe(true);
});

test('an older one is not', () => {
  expect(isCurrentAnswer(2, 3)).toBe(false);
});

test('a newer one, which was never sent, throws in the words of decision 38', () => {
  expect(() => isCurrentAnswer(4, 3)).toThrow('FE error: AjaxCall index is invalidate');
});
