import { describe, expect, test } from 'vitest';
import {
  parseAmount,
  restOf,
  splitProblem,
  splitTotal,
  writeAmount,
} from '../../../../src/domain/payment/split-amounts.ts';

describe('a typed amount', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.', 1200],
    ['.5', 50],
    ['0.01', 1],
    [' 1,234.50 ', 123450],
    ['$1,234.50', 123450],
    ['$ 5', 500],
    ['CAD 5.00', 500],
    ['CAD $5.00', 500],
    ['0.29', 29],
    ['1.15', 115],
    ['9007199.25', 900719925],
    ['999999999.99', 99999999999],
  ])('%j is %j cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each([
    '',
    ' ',
    '.',
    '$',
    '0',
    '0.00',
    '-5',
    '+5',
    '1e3',
    'Infinity',
    'NaN',
    '0x10',
    '12.345',
    '12,34',
    '1,23,456',
    ',123',
    '1.2.3',
    '5 5',
    '$$5',
    '5$',
    '€5',
    '٥',
    '5\u0000',
    '5; drop',
    '💵',
    '9'.repeat(400),
    `${'1,'.repeat(10_000)}1`,
  ])('%j is not an amount', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  test('a formatted amount parses back to the cent', () => {
    for (let cents = 1; cents < 30_000; cents += 7) expect(parseAmount(writeAmount(cents))).toBe(cents);
  });
});

describe('the amounts of two cards', () => {
  test.each([
    [[100, 100], 200, undefined],
    [[1, 199], 200, undefined],
    [[100, 101], 200, 'sum'],
    [[100, 99], 200, 'sum'],
    [[0, 200], 200, 'firstAmount'],
    [[200, 0], 200, 'secondAmount'],
    [[300, -100], 200, 'secondAmount'],
    [[undefined, 200], 200, 'firstAmount'],
    [[100, undefined], 200, 'secondAmount'],
    [[Number.NaN, 200], 200, 'firstAmount'],
    [[Number.POSITIVE_INFINITY, 200], 200, 'firstAmount'],
  ] as const)('%j of %j: %j', (amounts, total, problem) => {
    expect(splitProblem(amounts, total)).toBe(problem);
  });

  test.each([
    [200, 50, 150],
    [200, 199, 1],
    [200, 200, undefined],
    [200, 300, undefined],
    [200, undefined, undefined],
  ])('of %j, after %j, the other pays %j', (total, amount, rest) => {
    expect(restOf(total, amount)).toBe(rest);
  });
});

describe('a shared total', () => {
  test.each([
    [200, [100, 100]],
    [201, [101, 100]],
    [1, [1, 0]],
  ])('%j is %j', (total, amounts) => {
    expect(splitTotal(total)).toEqual(amounts);
  });

  test('follows the given amount', () => {
    expect(splitTotal(200, { index: 0, cents: 50 })).toEqual([50, 150]);
    expect(splitTotal(200, { index: 1, cents: 50 })).toEqual([150, 50]);
  });

  test('is halved if the given amount leaves nothing', () => {
    expect(splitTotal(200, { index: 0, cents: 200 })).toEqual([100, 100]);
    expect(splitTotal(200, { index: 0, cents: undefined })).toEqual([100, 100]);
  });
});
