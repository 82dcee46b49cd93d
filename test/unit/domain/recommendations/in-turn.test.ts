// @vitest-environment node
import { expect, test } from 'vitest';
import { inTurn } from '../../../../src/domain/recommendations/in-turn.ts';

test('several lists are one, an item of each in turn, the longer one to its end', () => {
  expect(inTurn([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
});

test('no lists are an empty one', () => {
  expect(inTurn([])).toEqual([]);
});
