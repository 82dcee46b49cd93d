import { describe, expect, test } from 'vitest';
import { readExpiry, settleExpiry } from '../../../../src/domain/payment/expiry.ts';

const today = new Date(2026, 10, 21);

/** The field after each key, typed at its end. */
function type(keys: string): string[] {
  const states: string[] = [];
  let value = '';
  for (const key of keys) {
    const before = { value, caret: value.length };
    value = settleExpiry(before, { value: value + key, caret: value.length + 1 }, 'other').value;
    states.push(value);
  }
  return states;
}

function erase(value: string, caret = value.length): [string, number] {
  const after = { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
  const next = settleExpiry({ value, caret }, after, 'backward');
  return [next.value, next.caret];
}

describe('typing', () => {
  test.each([
    ['1230', ['1', '12/', '12/3', '12/30']],
    ['12/30', ['1', '12/', '12/', '12/3', '12/30']],
    ['530', ['05/', '05/3', '05/30']],
    ['5/30', ['05/', '05/', '05/3', '05/30']],
    ['1/30', ['1', '01/', '01/3', '01/30']],
    ['0130', ['0', '01/', '01/3', '01/30']],
    ['12305', ['1', '12/', '12/3', '12/30', '12/30']],
    ['a1b2', ['', '1', '1', '12/']],
  ])('%s gives %j', (keys, states) => {
    expect(type(keys)).toEqual(states);
  });

  test('a month with an added zero has the caret after its slash', () => {
    expect(settleExpiry({ value: '', caret: 0 }, { value: '7', caret: 1 }, 'other')).toEqual({
      value: '07/',
      caret: 3,
    });
  });
});

describe('deleting', () => {
  test.each([
    ['12/30', ['12/3', 4]],
    ['12/3', ['12/', 3]],
    ['12/', ['1', 1]],
    ['05/', ['0', 1]],
    ['1', ['', 0]],
  ] as const)('the last character of %s leaves %j', (value, left) => {
    expect(erase(value)).toEqual(left);
  });

  test('a month left alone by a deletion stays as it is', () => {
    expect(erase('15/', 1)).toEqual(['5', 0]);
  });

  test('a digit in the middle keeps the caret position', () => {
    expect(erase('12/34', 1)).toEqual(['23/4', 0]);
  });
});

describe('autofill and pastes', () => {
  test.each([
    ['04/2030', '04/30'],
    ['4/2030', '04/30'],
    ['04/30', '04/30'],
    ['4/30', '04/30'],
    ['04 / 30', '04/30'],
    ['04-2030', '04/30'],
    ['04.30', '04/30'],
    ['042030', '04/30'],
    ['0430', '04/30'],
    ['2030-04', '04/30'],
    ['2030/04', '04/30'],
    ['2030 / 4', '04/30'],
    ['203004', '04/30'],
    ['202012', '12/20'],
    [' 2030 - 04 ', '04/30'],
    ['04\u2009/\u200a30', '04/30'],
    ['04–2030', '04/30'],
    ['\u200e04/30', '04/30'],
    ['０４／２０３０', '04/30'],
    ['13/2030', '13/30'],
    ['04/1999', '04/19'],
    ['April 2030', '20/30'],
  ])('%s becomes %s', (text, value) => {
    expect(settleExpiry(undefined, { value: text, caret: text.length }, 'other').value).toBe(value);
  });
});

describe('a date, in November 2026', () => {
  test.each(['', '1', '12', '12/', '1/', 'xx', '00/30', '00/00', '12/00', '12/0'])(
    '%j is missing',
    (text) => {
      expect(readExpiry(text, today)).toEqual({ status: 'missing' });
    },
  );

  test.each(['13/30', '99/99', '10/26', '11/25', '12/3'])('%s is not valid', (text) => {
    expect(readExpiry(text, today)).toEqual({ status: 'invalid' });
  });

  test.each([
    ['11/26', 11, 2026],
    ['12/26', 12, 2026],
    ['01/27', 1, 2027],
    ['12/99', 12, 2099],
  ])('%s is valid', (text, month, year) => {
    expect(readExpiry(text, today)).toEqual({ status: 'valid', month, year });
  });

  test('a card is valid to the last day of its month, and not after', () => {
    expect(readExpiry('11/26', new Date(2026, 10, 30, 23, 59)).status).toBe('valid');
    expect(readExpiry('11/26', new Date(2026, 11, 1)).status).toBe('invalid');
  });
});
