import { describe, expect, test } from 'vitest';
import { emailMessages } from '../../../../src/domain/account/account-messages.ts';
import { pickupContactMessages } from '../../../../src/domain/checkout/checkout-options-messages.ts';
import { type ContactField, contactProblem } from '../../../../src/domain/checkout/pickup-contact.ts';

const texts = { ...emailMessages, ...pickupContactMessages };
const problem = (field: ContactField, typed: string) => contactProblem(field, typed, { texts });

describe('who picks up', () => {
  test.each([
    ['firstName', 'Ann'],
    ['lastName', ' O’Neil '],
    ['email', 'ann@example.com'],
    ['phone', ''],
    ['phone', '(312) 555-0142'],
    ['phone', '1 312 555 0142'],
  ] as const)('a %s of “%s” is valid', (field, typed) => {
    expect(problem(field, typed)).toBeUndefined();
  });

  test.each([
    ['firstName', '  ', 'Please enter a name.'],
    [
      'lastName',
      'B4ker',
      'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
    ],
    ['email', 'ann@', 'Please enter a valid Email Address (i.e. name@example.com).'],
    ['email', '', 'Please enter a valid Email Address (i.e. name@example.com).'],
    [
      'phone',
      '555-0142',
      '“555-0142” is not a phone number. Please enter ten digits, area code first, or leave it empty.',
    ],
  ] as const)('a %s of “%s” is not', (field, typed, message) => {
    expect(problem(field, typed)).toBe(message);
  });
});
