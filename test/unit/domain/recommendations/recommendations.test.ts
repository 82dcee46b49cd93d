// @vitest-environment node
import { expect, test } from 'vitest';
import { withoutDuplicates } from '../../../../src/domain/recommendations/recommendations.ts';

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
