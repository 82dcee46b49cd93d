import { expect, test } from 'vitest';
import { hasLuhnDigit } from '../../../../src/domain/payment/luhn.ts';

test.each(['4111111111111111', '378282246310005', '6011111111111117', '5105105105105100', '36227206271667'])(
  'Luhn’s rule holds for %s, and for no other last digit',
  (number) => {
    const others = [...'0123456789'].map((digit) => number.slice(0, -1) + digit);
    expect(others.filter(hasLuhnDigit)).toEqual([number]);
  },
);
