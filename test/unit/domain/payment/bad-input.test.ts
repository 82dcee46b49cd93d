import { expect, test } from 'vitest';
import { readPostalCode } from '../../../../src/domain/delivery/postal-code.ts';
import { cardNumberProblem, settleCardNumber } from '../../../../src/domain/payment/card-number.ts';
import { readExpiry, settleExpiry } from '../../../../src/domain/payment/expiry.ts';
import { securityCodeProblem, settleSecurityCode } from '../../../../src/domain/payment/security-code.ts';
import { parseAmount } from '../../../../src/domain/payment/split-amounts.ts';
import { type BadInput, badInput } from './bad-input.ts';

const today = new Date(2026, 10, 21);

const answers: Record<BadInput['into'], (text: string) => string | number> = {
  number(text) {
    const { value } = settleCardNumber(undefined, { value: text, caret: text.length }, 'other');
    return cardNumberProblem(value) ?? value;
  },
  expiry(text) {
    const { value } = settleExpiry(undefined, { value: text, caret: text.length }, 'other');
    const { status } = readExpiry(value, today);
    return status === 'valid' ? value : status;
  },
  code(text) {
    const { value } = settleSecurityCode(undefined, { value: text, caret: text.length }, 'other', 'Visa');
    return securityCodeProblem(value, 'Visa') ?? value;
  },
  amount: (text) => parseAmount(text) ?? 'invalid',
  zip: (text) => postal(text, 'US'),
  'postal code': (text) => postal(text, 'CA'),
};

function postal(text: string, country: 'US' | 'CA'): string {
  const read = readPostalCode(text, country);
  return read.status === 'valid' ? read.value : read.status;
}

const shortened = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}…` : text);

test('the table has at least 300 rows, without duplicates', () => {
  const rows = new Set(badInput.map(({ into, text }) => `${into} ${text}`));
  expect(rows.size).toBe(badInput.length);
  expect(rows.size).toBeGreaterThanOrEqual(300);
});

test.each(badInput.map(({ into, text, answer }) => [into, shortened(text), answer, text] as const))(
  '%s: %s is %s',
  (into, _, answer, text) => {
    expect(answers[into](text)).toBe(answer);
  },
);
