import { expect, test } from 'vitest';
import { interleave, withoutDuplicates } from '../../../../src/domain/recommendations/recommendations.ts';

test('a duplicate product stays at its first position', () => {
  const [a, b, again] = [
    { sku: '1', name: 'first' },
    { sku: '2', name: 'second' },
    { sku: '1', name: 'again' },
  ];
  expect(withoutDuplicates([a!, b!, again!])).toEqual([a, b]);
});

test('an empty list stays empty', () => {
  expect(withoutDuplicates([])).toEqual([]);
});

test('several lists are merged, an item of each in turn, the longer one to its end', () => {
  expect(interleave([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
});

test('no lists merge into an empty one', () => {
  expect(interleave([])).toEqual([]);
});
