import { expect, test } from 'vitest';
import type { CardType } from '../../../../src/domain/payment/card-names.ts';
import { cardTypeMessages } from '../../../../src/domain/payment/payment-messages.ts';
import {
  securityCodeLength,
  securityCodeProblem,
  settleSecurityCode,
} from '../../../../src/domain/payment/security-code.ts';

const types = Object.keys(cardTypeMessages).map((key) => key.replace('cardType', '')) as CardType[];

test('the code has four digits on American Express, otherwise three', () => {
  for (const type of [undefined, ...types])
    expect(securityCodeLength(type)).toBe(type === 'AmericanExpress' ? 4 : 3);
});

test('typed text is cut to the code length of its card', () => {
  const settled = (text: string, type: CardType) =>
    settleSecurityCode(undefined, { value: text, caret: text.length }, 'other', type).value;
  expect([settled('12345', 'AmericanExpress'), settled('1234', 'Visa'), settled('1a2', 'Visa')]).toEqual([
    '1234',
    '123',
    '12',
  ]);
});

test.each([
  ['', 'Visa', 'missing'],
  ['abc', 'Visa', 'missing'],
  ['12', 'Visa', 'invalid'],
  ['123', 'Visa', undefined],
  ['000', 'Visa', undefined],
  ['123', 'AmericanExpress', 'invalid'],
  ['1234', 'AmericanExpress', undefined],
  ['1234', 'Visa', 'invalid'],
  ['123', undefined, undefined],
] as const)('%j on %s is %s', (text, type, problem) => {
  expect(securityCodeProblem(text, type)).toBe(problem);
});
