import { expect, test } from 'vitest';
import { isCurrentAnswer } from '../../../../src/domain/listing/listing-requests.ts';

test('the answer of the request asked last counts', () => {
  expect(isCurrentAnswer(3, 3)).toBe(true);
});

test('an older one does not', () => {
  expect(isCurrentAnswer(2, 3)).toBe(false);
});

test('a newer one, which nobody asked for, is an error in the words of decision 38', () => {
  expect(() => isCurrentAnswer(4, 3)).toThrow('FE error: AjaxCall index is invalidate');
});
