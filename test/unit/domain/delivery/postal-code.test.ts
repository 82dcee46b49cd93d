import { describe, expect, test } from 'vitest';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../../../src/domain/delivery/delivery-code-messages.ts';
import {
  postalCodeError,
  postalCodeLabel,
  readPostalCode,
} from '../../../../src/domain/delivery/postal-code.ts';

describe('a US ZIP code', () => {
  test.each(['60611', '00501', ' 60611 ', '60611-1234', '606111234', '60611 1234'])(
    '%j is valid',
    (typed) => {
      expect(readPostalCode(typed, 'US')).toEqual({ status: 'valid', value: typed.trim().slice(0, 5) });
    },
  );

  test.each(['6061', '606111', '60611-12', '60611-12345', '6061a', 'K1A 0B1', '٦٠٦١١', '60611\n60612'])(
    '%j is invalid',
    (typed) => {
      expect(readPostalCode(typed, 'US').status).toBe('invalid');
    },
  );
});

describe('a Canadian postal code', () => {
  test.each([
    ['K1A 0B1', 'K1A 0B1'],
    ['k1a0b1', 'K1A0B1'],
    ['k1a-0b1', 'K1A 0B1'],
    ['  v6b 4y8 ', 'V6B 4Y8'],
    ['H0W 0Z0', 'H0W 0Z0'],
  ])('%j is %j', (typed, value) => {
    expect(readPostalCode(typed, 'CA')).toEqual({ status: 'valid', value });
  });

  test.each([...'DFIOQU'])('has no %s anywhere', (letter) => {
    for (const code of [`${letter}1A 0B1`, `K1${letter} 0B1`, `K1A 0${letter}1`])
      expect(readPostalCode(code, 'CA').status).toBe('invalid');
  });

  test.each([...'WZ'])('does not start with %s', (letter) => {
    expect(readPostalCode(`${letter}1A 0B1`, 'CA').status).toBe('invalid');
  });

  test.each(['K1A  0B1', 'K1A 0B', 'K1A 0B11', '60611', 'KK1 0B1', 'xK1A 0B1'])('%j is invalid', (typed) => {
    expect(readPostalCode(typed, 'CA').status).toBe('invalid');
  });
});

const { US, CA } = postalCodeMessages;

describe('the message', () => {
  test('is empty for a valid code', () => {
    expect(postalCodeError('60611', 'US', US)).toBeUndefined();
  });

  test.each(['', '   '])('says that a code is missing, for %j', (typed) => {
    const texts = { ...US, missingPostalCode: 'Where are you?' };
    expect(postalCodeError(typed, 'US', texts)).toBe('Where are you?');
    expect(postalCodeError(typed, 'CA', CA)).toBe('Please enter a postal code.');
  });

  test('contains the typed text literally, wherever it has {0}', () => {
    const texts = { ...US, postalCodeValidationError: '{0}? We do not know {0}.' };
    expect(postalCodeError(' <b>$&1 ', 'US', texts)).toBe('<b>$&1? We do not know <b>$&1.');
    expect(postalCodeError('6061', 'US', US)).toBe('“6061” is not a ZIP code. Please enter 5 digits.');
  });
});

test('the label is in the country’s terms', () => {
  expect(postalCodeLabel('US', postalCodeLabelMessages)).toBe('ZIP code');
  expect(postalCodeLabel('CA', postalCodeLabelMessages)).toBe('Postal code');
});
