import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { personalization } from '../../../../src/contract/personalization/personalization.ts';
import {
  checkPersonalization,
  isInHouse,
  isPersonalizationEmpty,
  lacksText,
  lineLimit,
  type PersonalizationLine,
  personalizationText,
  personalizationTypes,
} from '../../../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../../../src/domain/personalization/personalization-messages.ts';

const line = (text: string, more: Partial<PersonalizationLine> = {}): PersonalizationLine => ({
  elementName: 'Text1',
  text,
  ...more,
});
const letters = { validationRegEx: '^[A-Z]+$', minLength: 2, maxLength: 4 };

test('the types are those of checkout §3', () => {
  expect(personalizationTypes).toEqual({ none: 0, legacy: 100, inHouseEmbroidery: 700, inHouseEtching: 705 });
  expect(([0, 100, 700, 705] as const).filter(isInHouse)).toEqual([700, 705]);
});

test('the messages are those of checkout §5', () => {
  expect(personalizationMessages).toMatchObject({
    personalizationEmpty: 'Please enter text',
    personalizationEmptyLines: 'Please enter at least one line of text',
    personalizationInvalid: 'Your message contains invalid characters',
    personalizationTooLong: 'Your message is over the character limit',
  });
});

describe('one line', () => {
  test.each([
    ['as the font has it', 'ABC', letters, undefined],
    ['characters the font does not have', 'AB1', letters, 'personalizationInvalid'],
    ['below the minimum', 'A', letters, 'personalizationTooShort'],
    ['at the minimum', 'AB', letters, undefined],
    ['at the maximum', 'ABCD', letters, undefined],
    ['over the maximum', 'ABCDE', letters, 'personalizationTooLong'],
    ['invalid and too long is invalid first', 'abcde', letters, 'personalizationInvalid'],
    ['empty skips the font and the minimum', '', letters, undefined],
    ['only spaces is empty', '   ', letters, undefined],
    ['no rules at all', 'anything 1 – ü', {}, undefined],
    ['a pattern of the server that is for a part', 'AB1', { validationRegEx: '[A-Z]' }, undefined],
  ] as const)('%s: %j', (_, text, fontAttributes, error) => {
    expect(checkPersonalization([line(text, { fontAttributes })]).lineErrors).toEqual([error]);
  });

  test.each([
    [12, 10, 10],
    [10, 12, 10],
    [undefined, 8, 8],
    [8, undefined, 8],
    [undefined, undefined, Infinity],
  ])('of the maximum lengths %s and %s the shorter one applies (decision 36)', (maxLength, font, limit) => {
    const limited = line('', { maxLength, fontAttributes: { maxLength: font } });
    expect(lineLimit(limited)).toBe(limit);
    if (limit === Infinity) return;
    const check = (count: number) =>
      checkPersonalization([{ ...limited, text: 'A'.repeat(count) }]).lineErrors[0];
    expect(check(limit)).toBeUndefined();
    expect(check(limit + 1)).toBe('personalizationTooLong');
  });

  test('an invalid regular expression is listed and ignored', () => {
    const check = checkPersonalization([
      line('A1', { fontAttributes: { ...letters, validationRegEx: '[A-Z' } }),
    ]);
    expect(check).toMatchObject({ lineErrors: [undefined], badPatterns: ['[A-Z'], isRenderable: true });
  });
});

describe('all lines', () => {
  test.each([
    [[''], 'personalizationEmpty'],
    [['', ' '], 'personalizationEmptyLines'],
    [['', 'B'], undefined],
    [[], 'personalizationEmpty'],
  ])('%j: %s', (texts, emptyError) => {
    expect(checkPersonalization(texts.map((text) => line(text))).emptyError).toBe(emptyError);
  });

  test.each([
    ['one line with text, the other empty', ['AB', ''], true],
    ['nothing', ['', ''], false],
    ['one line that does not match', ['AB', 'b2'], false],
    ['a line that is too long but matches', ['ABCDE', ''], true],
  ])('a preview is possible: %s', (_, texts, isRenderable) => {
    const lines = texts.map((text) => line(text, { fontAttributes: letters }));
    expect(checkPersonalization(lines).isRenderable).toBe(isRenderable);
  });

  test('are empty if none has text', () => {
    expect(isPersonalizationEmpty([{ text: ' ' }, { text: '' }])).toBe(true);
    expect(isPersonalizationEmpty([{ text: ' ' }, { text: 'A' }])).toBe(false);
  });
});

describe('a choice without text (cart §4)', () => {
  const none = { type: 100, lines: [line('')] } as const;
  const inHouse = { type: 700, lines: [line('')] } as const;
  const text = { type: 100, lines: [line('Ada')] } as const;
  test.each([
    ['personalized', { isPersonalized: true }, none, true],
    ['monogrammed', { isMonogrammed: true }, none, true],
    ['monogrammed, without lines', { isMonogrammed: true }, { type: 0, lines: [] } as const, true],
    ['neither', {}, none, false],
    ['worked in house', { isMonogrammed: true, isPersonalized: true }, inHouse, false],
    ['with text in a line', { isPersonalized: true }, text, false],
    ['with text of the page', { isPersonalized: true, personalizationText: 'Ada' }, none, false],
    ['with spaces for text', { isPersonalized: true, personalizationText: '  ' }, none, true],
  ] as const)('%s', (_, choice, entered, isLacking) => {
    expect(lacksText(choice, { type: entered.type, lines: [...entered.lines] })).toBe(isLacking);
  });
});

test('the text of a legacy personalization is its non-empty lines', () => {
  expect(personalizationText([{ text: ' Ada ' }, { text: ' ' }, { text: 'Ben' }])).toBe('Ada\nBen');
  expect(personalizationText([{ text: ' ' }])).toBeUndefined();
});

test('lines of a page need a name; their text is optional', () => {
  const given = { type: 700, lines: [{ elementName: 'Text1' }] };
  expect(safeParse(personalization, given).output).toEqual({
    type: 700,
    lines: [{ elementName: 'Text1', text: '' }],
    templates: [],
  });
  expect(safeParse(personalization, { type: 700, lines: [{ text: 'A' }] }).success).toBe(false);
  expect(safeParse(personalization, { type: 1, lines: [] }).success).toBe(false);
});
