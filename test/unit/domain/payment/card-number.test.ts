import { describe, expect, test } from 'vitest';
import {
  cardNumberProblem,
  settleCardNumber,
  typedCard,
  writeCardNumber,
} from '../../../../src/domain/payment/card-number.ts';
import { digitsOf, type Typed } from '../../../../src/domain/payment/typed-text.ts';

/** A field with its caret as a bar, or a selection between two: `4111 |1111`. */
function typed(text: string): Typed {
  const caret = text.indexOf('|');
  const end = text.lastIndexOf('|');
  return { value: text.replaceAll('|', ''), caret, end: end > caret ? end - 1 : caret };
}

const shown = ({ value, caret }: Typed) => `${value.slice(0, caret)}|${value.slice(caret)}`;

/** The field after the browser has inserted `text` at the caret. */
function insert(before: string, text: string): string {
  const { value, caret, end } = typed(before);
  const after = { value: value.slice(0, caret) + text + value.slice(end), caret: caret + text.length };
  return shown(settleCardNumber(typed(before), after, 'other'));
}

function remove(before: string, edit: 'backward' | 'forward'): string {
  const { value, caret, end = caret } = typed(before);
  const from = end > caret ? caret : edit === 'backward' ? caret - 1 : caret;
  const to = end > caret ? end : from + 1;
  const after = { value: value.slice(0, Math.max(from, 0)) + value.slice(to), caret: Math.max(from, 0) };
  return shown(settleCardNumber(typed(before), from < 0 ? typed(before) : after, edit));
}

describe('grouping', () => {
  test.each([
    ['4', '4'],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111', '4111 1111 1111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111111111111111111', '4111 1111 1111 1111 111'],
    ['34', '34'],
    ['37828', '3782 8'],
    ['378282246310005', '3782 822463 10005'],
    ['3622720627', '3622 720627'],
    ['36227206271667', '3622 720627 1667'],
    ['362272062716671', '3622 7206 2716 671'],
    ['3622720627166711', '3622 7206 2716 6711'],
    ['30569309025904', '3056 930902 5904'],
    ['3528000000000000', '3528 0000 0000 0000'],
    ['6011111111111117', '6011 1111 1111 1117'],
    ['6221111111111111111', '6221 1111 1111 1111 111'],
    ['2720990000000000', '2720 9900 0000 0000'],
    ['6045880000000000', '6045 8800 0000 0000'],
    ['9999999999999999999', '9999 9999 9999 9999 999'],
  ])('%s becomes %s', (digits, written) => {
    expect(writeCardNumber(digits)).toBe(written);
  });
});

describe('lengths', () => {
  // The prefix of a type, and the valid lengths of its number.
  test.each([
    ['37', [15]],
    ['34', [15]],
    ['6011', [16]],
    ['65', [16]],
    ['644', [16]],
    ['51', [16]],
    ['2221', [16]],
    ['4111', [13, 16, 19]],
    ['36', [14, 16]],
    ['38', [14, 16]],
    ['300', [14, 16]],
    ['3528', [16]],
    ['622', [16, 17, 18, 19]],
    ['810', [16, 17, 18, 19]],
    ['604588', [16]],
    ['524304', [16]],
    ['2200', []],
    ['50', []],
  ])('a number that starts with %s has %j digits', (prefix, lengths) => {
    const good: number[] = [];
    for (let length = prefix.length; length <= 24; length++)
      if (!cardNumberProblem(prefix.padEnd(length, '0'))) good.push(length);
    expect(good).toEqual(lengths);
  });

  test('empty text is missing, and so is text without digits', () => {
    expect(['', ' ', '----', 'card'].map((text) => cardNumberProblem(text))).toEqual(
      Array(4).fill('missing'),
    );
  });
});

describe('Luhn’s rule', () => {
  test('is off by default', () => {
    expect(cardNumberProblem('4111 1111 1111 1112')).toBeUndefined();
  });

  test('refuses a mistyped number if it is on', () => {
    expect(cardNumberProblem('4111111111111112', { hasLuhnCheck: true })).toBe('invalid');
  });
});

describe('the caret', () => {
  test.each([
    ['|', '4', '4|'],
    ['4111|', '1', '4111 1|'],
    ['4111 |1111', '2', '4111 2|111 1'],
    ['4111| 1111', '2', '4111 2|111 1'],
    ['41|11 1111', '9', '419|1 1111 1'],
    ['|111 1', '4', '4|111 1'],
    ['4111|', ' ', '4111|'],
    ['4111| 1111', ' ', '4111 |1111'],
    ['41|11', 'x', '41|11'],
    ['4111 1|', '-', '4111 1|'],
    // A whole number pasted over everything, with other separators.
    ['|4111 1|', '4111-1111-1111-1111', '4111 1111 1111 1111|'],
    ['|', ' 4111  1111 1111 1111 ', '4111 1111 1111 1111 |'.replace(' |', '|')],
    // Into the middle.
    ['41|11', '222-2', '4122 22|11'],
    // Another type of card, with other groups.
    ['|4|111 1111 11', '3', '3|111 1111 11'],
    ['|4|111 1111 1111', '37', '37|11 111111 111'],
    // The remaining digits are never cut, even if the card type that they now match has fewer.
    ['|4|111 1111 1111 111', '37', '37|11 111111 111111'],
    ['|4111 1111 1111 1111', '3', '3|411 111111 1111111'],
    ['|4111 1111 1111 1111 111', '3', '|4111 1111 1111 1111 111'],
    // The number is complete: another digit changes nothing, at any position.
    ['5105 10|51 0510 5100', '9', '5105 10|51 0510 5100'],
    ['3782 822463 10005|', '1', '3782 822463 10005|'],
    // The part of a paste that fits.
    ['5105 1051 05|', '9999 9999 9999', '5105 1051 0599 9999|'],
  ])('%s and %j becomes %s', (before, text, after) => {
    expect(insert(before, text)).toBe(after);
  });

  test.each([
    ['4111 |1111', 'backward', '411|1 111'],
    ['4111| 1111', 'backward', '411|1 111'],
    ['4111| 1111', 'forward', '4111| 111'],
    ['4111 |1111', 'forward', '4111 |111'],
    ['4111 1|111', 'backward', '4111 |111'],
    ['4111 1|', 'backward', '4111|'],
    ['|4111', 'backward', '|4111'],
    ['4111|', 'forward', '4111|'],
    ['|4111 1|111', 'backward', '|111'],
    // Only the separator was selected: no digit is deleted.
    ['4111| |1111', 'backward', '4111| 1111'],
    ['4111| |1111', 'forward', '4111| 1111'],
    // The separator moves if the card becomes another type.
    ['3|782 822463', 'backward', '|7828 2246 3'],
    // Too many digits for a card that the number looked like for a moment.
    ['3|411 111111 1111111', 'backward', '|4111 1111 1111 1111'],
  ] as const)('%s, deleted %s, becomes %s', (before, edit, after) => {
    expect(remove(before, edit)).toBe(after);
  });
});

test.each([
  ['3411 111111 1111111', true],
  ['3782 822463 10005', false],
  ['4111 1111 1111 1111 111', false],
])('%s has more digits than its kind of card: %s', (text, isTooLong) => {
  expect(typedCard(text).isTooLong).toBe(isTooLong);
});

describe('every edit at every position', () => {
  const numbers = [
    '4111111111111111',
    '378282246310005',
    '36227206271667',
    '6221234567890123456',
    '524304123',
    '',
  ];
  const places = numbers.flatMap((number) => {
    const value = writeCardNumber(number);
    return [...Array(value.length + 1).keys()].map((caret): Typed => ({ value, caret, end: caret }));
  });
  const digitsBefore = ({ value, caret }: Typed) => digitsOf(value.slice(0, caret));

  test('typing a digit puts it right before the caret, or changes nothing in a complete number', () => {
    for (const place of places)
      for (const digit of '0123456789') {
        const value = place.value.slice(0, place.caret) + digit + place.value.slice(place.caret);
        const next = settleCardNumber(place, { value, caret: place.caret + 1 }, 'other');
        const isTaken = digitsBefore(next) === digitsBefore(place) + digit;
        // Complete: nothing was inserted, or the card became a shorter type and lost its end.
        expect(isTaken || next.value === place.value).toBe(true);
      }
  });

  test('Backspace deletes one digit, and keeps those before it', () => {
    for (const place of places) {
      if (place.caret === 0) continue;
      const value = place.value.slice(0, place.caret - 1) + place.value.slice(place.caret);
      const next = settleCardNumber(place, { value, caret: place.caret - 1 }, 'backward');
      expect(digitsBefore(next)).toBe(digitsBefore(place).slice(0, -1));
    }
  });

  test('Delete deletes one digit, and keeps all others', () => {
    for (const place of places) {
      if (place.caret === place.value.length) continue;
      const value = place.value.slice(0, place.caret) + place.value.slice(place.caret + 1);
      const next = settleCardNumber(place, { value, caret: place.caret }, 'forward');
      expect(digitsBefore(next)).toBe(digitsBefore(place));
      const count = digitsBefore(place).length;
      const digits = digitsOf(place.value);
      expect(digitsOf(next.value)).toBe(digits.slice(0, count) + digits.slice(count + 1));
    }
  });

  test('a paste over any selection is inserted, as far as it fits, with the caret behind it', () => {
    for (const place of places)
      for (let end = place.caret; end <= place.value.length; end++) {
        const was = { ...place, end };
        const value = `${place.value.slice(0, place.caret)}98-76 5${place.value.slice(end)}`;
        const next = settleCardNumber(was, { value, caret: place.caret + 7 }, 'other');
        const came = digitsBefore(next).slice(digitsBefore(place).length);
        expect('98765'.startsWith(came)).toBe(true);
        expect(digitsBefore(next).startsWith(digitsBefore(place))).toBe(true);
      }
  });

  test('formatting again changes nothing', () => {
    for (const place of places) {
      const next = settleCardNumber(place, place, 'other');
      expect(next.value).toBe(place.value);
      expect(digitsBefore(next)).toBe(digitsBefore(place));
    }
  });

  test('the field never holds more than 24 characters, whatever is pasted', () => {
    for (const start of ['4', '37', '36', '622', '9', '2200', '604588']) {
      const { value } = settleCardNumber(undefined, { value: start + '1'.repeat(1000), caret: 0 }, 'other');
      expect(value.length).toBeLessThanOrEqual(24);
    }
  });
});

test('autofill is grouped, with the caret where the browser left it', () => {
  const after = { value: '378282246310005', caret: 15 };
  expect(shown(settleCardNumber(undefined, after, 'other'))).toBe('3782 822463 10005|');
});
