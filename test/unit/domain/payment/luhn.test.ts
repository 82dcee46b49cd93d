import { expect, test } from 'vitest';
import { hasCardNumber, hasLuhnDigit } from '../../../../src/domain/payment/luhn.ts';

test.each(['4111111111111111', '378282246310005', '6011111111111117', '5105105105105100', '36227206271667'])(
  'Luhn’s rule holds for %s, and for no other last digit',
  (number) => {
    const others = [...'0123456789'].map((digit) => number.slice(0, -1) + digit);
    expect(others.filter(hasLuhnDigit)).toEqual([number]);
  },
);

test.each([
  '4111111111111111',
  'my 4111 1111-1111.1111, thanks',
  '1234 4111111111111111',
  '4111\u00a01111\u202f1111\u200b1111',
  '4111–1111‑1111−1111',
  '４１１１１１１１１１１１１１１１',
])('%j contains a card number', (text) => expect(hasCardNumber(text)).toBe(true));

test.each(['', '411111111111', '4111111111111112', '41111111111x1111'])('%j contains none', (text) =>
  expect(hasCardNumber(text)).toBe(false),
);
