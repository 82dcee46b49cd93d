// @vitest-environment node
import { expect, test } from 'vitest';
import { inTurn, withoutDuplicates } from '../../../src/domain/recommendations.ts';

test('a product that comes twice stays at its first place', () => {
  const [a, b, again] = [
    { sku: '1', name: 'first' },
    { sku: '2', name: 'second' },
    { sku: '1', name: 'again' },
  ];
  expect(withoutDuplicates([a!, b!, again!])).toEqual([a, b]);
});

test('nothing is nothing', () => {
  expect(withoutDuplicates([])).toEqual([]);
});

test('several lists are one, an item of each in turn, the longer one to its end', () => {
  expect(inTurn([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
});

test('no lists are an empty one', () => {
  expect(inTurn([])).toEqual([]);
});
