import { expect, test } from 'vitest';
import { currencySign, formatCount, formatPrice, formatTotal } from '../../../src/domain/money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99, '$0.99'],
  [100, '$1.00'],
  [99999, '$999.99'],
  [129900, '$1,299.00'],
  [123456789, '$1,234,567.89'],
  [-3995, '−$39.95'],
  [-129900, '−$1,299.00'],
])('%d cents are %s', (cents, expected) => {
  expect(formatPrice(cents)).toBe(expected);
});

test.each([
  [129900, '$1,299.00'],
  [-50, '−$0.50'],
])('on a Canadian page %d cents are %s (decision 80)', (cents, expected) => {
  expect(formatPrice(cents, { currency: 'CAD', country: 'CA' })).toBe(expected);
});

test.each([
  ['US', 'CAD', 'CAD $1,299.00'],
  ['CA', 'USD', 'USD $1,299.00'],
] as const)('on a page of %s cents in %s name their currency: %s', (country, currency, expected) => {
  expect(formatPrice(129900, { currency, country })).toBe(expected);
});

test.each([
  ['CA', 'CAD', 'CAD $1,299.00'],
  ['US', 'CAD', 'CAD $1,299.00'],
  ['US', 'USD', '$1,299.00'],
  ['CA', 'USD', 'USD $1,299.00'],
] as const)('a total on a page of %s in %s is %s', (country, currency, expected) => {
  expect(formatTotal(129900, { country, currency })).toBe(expected);
});

test.each([
  [129900, '$1,299'],
  [0, '$0'],
  [-129900, '−$1,299'],
  [129995, '$1,299.95'],
])('%d cents with hidden cents are %s', (cents, expected) => {
  expect(formatPrice(cents, { hideCents: true })).toBe(expected);
});

test.each([
  '$1,299.00',
  '$1,299.00 – $1,899.00',
  'from $12',
  '-$5',
  'Free',
  '',
  ' ',
  'CAD 5.00',
  'Infinity',
  '0x10',
  '1e3',
  '--5',
  '1.2.3',
  '٣',
  '-',
  ',',
  '.',
])('"%s" stays as it is', (text) => {
  expect(formatPrice(text)).toBe(text);
});

test.each([
  ['1299', '$1,299.00'],
  ['1,299.5', '$1,299.50'],
  [' 0.29 ', '$0.29'],
  ['-12', '−$12.00'],
  ['.5', '$0.50'],
  ['7.', '$7.00'],
  ['1.005', '$1.01'],
  ['-0', '$0.00'],
])('the text "%s" is an amount in dollars: %s', (text, expected) => {
  expect(formatPrice(text)).toBe(expected);
});

test('a text that is too long to be an amount stays as it is, without delay', () => {
  const long = `${'1,'.repeat(200_000)}x`;
  expect(formatPrice(long)).toBe(long);
  expect(formatPrice('9'.repeat(400))).toBe('9'.repeat(400));
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('the count %i is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  ['US', 'USD', '$'],
  ['CA', 'CAD', '$'],
  ['US', 'CAD', 'CAD $'],
  ['CA', 'USD', 'USD $'],
] as const)('on a page of %s the currency of a field in %s is %j', (country, currency, sign) => {
  expect(currencySign({ country, currency })).toBe(sign);
});
