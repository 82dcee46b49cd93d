import { expect, test } from 'vitest';
import { wrongUnits, wrongUnitWords } from '../../../src/domain/price-units.ts';

const paths = (given: unknown) => wrongUnits(given).map(({ path }) => path);

test('an amount that its text has a hundred times is in dollars', () => {
  expect(paths({ items: [{ price: 2599, formattedPrice: '$2,599.00' }] })).toEqual(['items.0.price']);
  expect(paths({ listPrice: 99.5, formattedListPrice: 'C$99.50' })).toEqual(['listPrice']);
});

test.each([
  { price: 259900, formattedPrice: '$2,599.00' },
  { price: 2599, formattedPrice: '$25.99' },
  { price: 0, formattedPrice: '$0.00' },
  { price: 2599, formattedPrice: '$2,599.00 – $3,099.00' },
  { price: 2599, formattedPrice: 'Free' },
  { price: 2599 },
  { price: '2599', formattedPrice: '$2,599.00' },
  null,
])('%j is right, or says nothing', (given) => {
  expect(paths(given)).toEqual([]);
});

test('it is said with what the amount is read as', () => {
  const [wrong] = wrongUnits({ price: 2599, formattedPrice: '$2,599.00' });
  expect(wrongUnitWords(wrong!)).toBe(
    'price is 2599 beside "$2,599.00": money is in cents, so this is $25.99',
  );
});
