import { expect, test } from 'vitest';
import { hasCardNumber } from '../../../../src/domain/payment/card-number-in-text.ts';

test.each(['4111111111111111', 'my 4111 1111-1111.1111, thanks', '1234 4111111111111111'])(
  '%j contains a card number',
  (text) => expect(hasCardNumber(text)).toBe(true),
);

test.each(['', '411111111111', '4111111111111112', '41111111111x1111'])('%j contains none', (text) =>
  expect(hasCardNumber(text)).toBe(false),
);
