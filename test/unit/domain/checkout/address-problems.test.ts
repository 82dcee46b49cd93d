import { describe, expect, test } from 'vitest';
import { emailMessages } from '../../../../src/domain/account/account-messages.ts';
import { type AddressTexts, addressTexts } from '../../../../src/domain/checkout/address.ts';
import {
  addressProblem,
  addressProblems,
  askedFields,
} from '../../../../src/domain/checkout/address-problems.ts';
import { addressMessages } from '../../../../src/domain/checkout/checkout-address-messages.ts';

const home = addressTexts({
  country: 'US',
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '233 S Wacker Dr',
  postalCode: '60606',
  city: 'Chicago',
  state: 'IL',
  phone: '3125550142',
  email: 'ann@example.com',
});
const account = {
  isGuest: false,
  isInternational: false,
  texts: { ...emailMessages, ...addressMessages },
  messages: {},
};
const guest = { ...account, isGuest: true };
const abroad = { ...account, isInternational: true };
const at = (more: Partial<AddressTexts>): AddressTexts => ({ ...home, ...more });

test('a complete address has no problems', () => {
  expect(addressProblems(home, guest)).toEqual({});
});

test('an empty form says what is missing in each field', () => {
  expect(addressProblems(addressTexts({ country: 'US' }), guest)).toEqual({
    firstName: 'Please enter a first name.',
    lastName: 'Please enter a last name.',
    address1: 'Please enter a street and number, or a PO box.',
    postalCode: 'Please enter a ZIP code.',
    city: 'Please enter a city.',
    state: 'Please choose a state or territory.',
    phone: 'Please enter a phone number.',
    email: 'Please enter an email address.',
  });
});

test('only a guest is asked for an email, and only in an international order for a country', () => {
  expect(askedFields(account)).not.toContain('email');
  expect(askedFields(account)).not.toContain('country');
  expect(askedFields(guest)).toContain('email');
  expect(askedFields(abroad)[0]).toBe('country');
});

test('a field that is not asked for has no problem', () => {
  expect(addressProblems(at({ email: 'not one' }), account)).toEqual({});
});

describe('an error says what is wrong with what was typed', () => {
  test.each([
    [
      'firstName',
      '4nn',
      '“4nn” has “4” in it. Please use letters, spaces, hyphens, periods and apostrophes.',
    ],
    [
      'lastName',
      'Baker@',
      '“Baker@” has “@” in it. Please use letters, spaces, hyphens, periods and apostrophes.',
    ],
    [
      'lastName',
      'O--Hara',
      'Please check “O--Hara”: each hyphen, period or apostrophe needs a letter before it.',
    ],
    ['address1', '233', '“233” is a number only. Please add the street.'],
    [
      'address1',
      'ann@example.com',
      '“ann@example.com” is an email address. Please enter a street and number.',
    ],
    ['postalCode', '606', '“606” is not a ZIP code. Please enter 5 digits.'],
    ['city', '60606', '“60606” has no letters. Please enter the name of a city.'],
    ['phone', '555 0142', '“555 0142” has 7 digits. A phone number has 10, area code first.'],
    ['phone', '+1', '“+1” has 1 digit. A phone number has 10, area code first.'],
    ['phone', '1-800-SOFA', '“1-800-SOFA” has letters in it. Please enter digits, such as 312-555-0142.'],
    [
      'email',
      'ann.example.com',
      '“ann.example.com” has no @. Please enter an email address like name@example.com.',
    ],
    ['email', 'ann@example', 'Please enter a valid Email Address (i.e. name@example.com).'],
  ] as const)('%s “%s”', (field, typed, problem) => {
    expect(addressProblem(field, at({ [field]: typed }), guest)).toBe(problem);
  });

  test('an email address that is too long', () => {
    const email = `${'a'.repeat(60)}@example.com`;
    expect(addressProblem('email', at({ email }), guest)).toBe(
      `“${email}” is too long. Please enter an email address of at most 65 characters.`,
    );
  });

  test('typed braces and dollars stay text', () => {
    expect(addressProblem('phone', at({ phone: '$& {1} 5' }), account)).toContain('“$& {1} 5” has 2 digits');
  });
});

test.each(['Ann-Marie', 'José', 'O’Hara', "O'Hara", 'Anne (Nan)', 'de la Cruz', 'J. R.'])(
  '“%s” is a name',
  (firstName) => expect(addressProblem('firstName', at({ firstName }), account)).toBeUndefined(),
);

test.each(['100 Mile House', 'St. John’s'])('“%s” is a city', (city) =>
  expect(addressProblem('city', at({ city }), account)).toBeUndefined(),
);

test('a state by its name is one', () => {
  expect(addressProblem('state', at({ state: 'Illinois' }), account)).toBeUndefined();
});

describe('in Canada', () => {
  const ottawa = at({ country: 'CA', postalCode: 'K2P 1L4', city: 'Ottawa', state: 'ON' });

  test('a postal code and a province are asked for', () => {
    expect(addressProblems(ottawa, account)).toEqual({});
    expect(addressProblems({ ...ottawa, postalCode: '60606', state: 'IL' }, account)).toEqual({
      postalCode: '“60606” is not a postal code. Please enter one such as K1A 0B1.',
      state: 'Please choose a province or territory.',
    });
  });
});

describe('a military address', () => {
  const apo = at({ address1: 'PSC 3 Box 12', city: 'APO', state: 'AE', postalCode: '09123' });

  test('has APO, FPO or DPO as its city and one of three regions', () => {
    expect(addressProblems(apo, account)).toEqual({});
  });

  test('an APO goes to one of the three regions', () => {
    expect(addressProblem('state', { ...apo, state: 'IL' }, account)).toBe(addressMessages.militaryState);
  });

  test('one of the three regions needs an APO, FPO or DPO', () => {
    expect(addressProblem('city', { ...apo, city: 'Berlin' }, account)).toContain('not “Berlin”');
  });
});

describe('an international order', () => {
  const berlin = at({ country: 'DE', postalCode: '', city: 'Berlin', state: '', phone: '+49 30 901820' });

  test('needs neither a region nor a postal code', () => {
    expect(addressProblems(berlin, abroad)).toEqual({});
  });

  test('needs a country', () => {
    expect(addressProblems({ ...berlin, country: '' }, abroad)).toEqual({
      country: 'Please choose a country.',
    });
  });

  test('takes a postal code of up to 12 characters', () => {
    expect(addressProblem('postalCode', { ...berlin, postalCode: 'A'.repeat(12) }, abroad)).toBeUndefined();
    expect(addressProblem('postalCode', { ...berlin, postalCode: 'A'.repeat(13) }, abroad)).toBe(
      `“${'A'.repeat(13)}” has 13 characters. A postal code has at most 12.`,
    );
  });

  test('takes a phone number of 6 to 15 digits', () => {
    expect(addressProblem('phone', { ...berlin, phone: '1' }, abroad)).toContain('has 1 digit.');
    expect(addressProblem('phone', { ...berlin, phone: '12345' }, abroad)).toContain('has 5 digits');
    expect(addressProblem('phone', { ...berlin, phone: '1'.repeat(16) }, abroad)).toContain('has 16 digits');
  });

  test('to Canada follows Canada’s rules', () => {
    expect(addressProblem('postalCode', { ...berlin, country: 'CA' }, abroad)).toBe(
      'Please enter a postal code.',
    );
  });
});

describe('the page’s texts', () => {
  test('replace those of a postal code (checkout §5)', () => {
    const messages = { missingPostalCode: 'ZIP, please.', postalCodeValidationError: 'Not {0}.' };
    expect(addressProblem('postalCode', at({ postalCode: '' }), { ...account, messages })).toBe(
      'ZIP, please.',
    );
    expect(addressProblem('postalCode', at({ postalCode: '6' }), { ...account, messages })).toBe('Not 6.');
  });

  test('replace the others', () => {
    const texts = {
      ...addressMessages,
      cityMissing: 'Which city?',
      emailExample: 'a@b.co',
      invalidEmail: '{email}',
    };
    expect(addressProblem('city', at({ city: ' ' }), { ...account, texts })).toBe('Which city?');
  });
});
