import { expect, test } from 'vitest';
import { withoutDuplicates } from '../../../../src/domain/product/without-duplicates.ts';

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
