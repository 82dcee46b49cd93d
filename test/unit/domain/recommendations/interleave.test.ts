import { expect, test } from 'vitest';
import { interleave } from '../../../../src/domain/recommendations/interleave.ts';

test('several lists are merged, an item of each in turn, the longer one to its end', () => {
  expect(interleave([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
});

test('no lists merge into an empty one', () => {
  expect(interleave([])).toEqual([]);
});
