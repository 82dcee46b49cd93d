import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { saveDesign } from '../../../../src/contract/personalization/personalization-design.ts';
import type { PersonalizationLine } from '../../../../src/domain/personalization/personalization.ts';
import {
  designOf,
  markedLines,
  personalizationErrorPlace,
} from '../../../../src/domain/personalization/personalization-design.ts';

const line = (text: string, more: Partial<PersonalizationLine> = {}): PersonalizationLine => ({
  elementName: 'Text1',
  text,
  ...more,
});

describe('the design to save', () => {
  const entered = {
    type: 705,
    orderType: 'etching',
    profileGuid: 'g-1',
    templateName: 'two-lines',
    locationName: 'bowl',
    textcolor: 'Clear',
    font: 'Script',
    lines: [line(' Ada '), line('', { elementName: 'Text2' })],
  } as const;

  test('has every field of cart §3, and the lines with text', () => {
    const design = designOf({ ...entered, lines: [...entered.lines] }, { sku: '415508', quantity: 3 });
    expect(design).toEqual({
      quantity: 3,
      orderType: 'etching',
      profileGuid: 'g-1',
      design: {
        templateName: 'two-lines',
        sku: '415508',
        locationName: 'bowl',
        personalization: [{ elementName: 'Text1', text: 'Ada', textcolor: 'Clear', font: 'Script' }],
      },
    });
    expect(safeParse(saveDesign.payload, design).output).toEqual(design);
  });

  test('is none without text, and none for a product that is not made in house', () => {
    expect(designOf({ ...entered, lines: [line(' ')] }, { sku: '1' })).toBeUndefined();
    expect(designOf({ type: 100, lines: [line('Ada')] }, { sku: '1' })).toBeUndefined();
  });
});

test.each([
  ['E1001', 'legend'],
  ['E1002', 'legend'],
  ['E1003', 'legend'],
  ['E2001', 'summary'],
  ['E3001', 'profaneTexts'],
  ['E9999', 'Text1'],
  ['', 'Text1'],
  ['constructor', 'Text1'],
])('the error %s marks %s (checkout §8)', (code, place) => {
  expect(personalizationErrorPlace(code)).toBe(place);
});

test.each([
  ['E1001', [], []],
  ['E2001', [], []],
  ['E3001', ['Darn'], ['Text2']],
  ['E4711', [], ['Text1']],
])('the error %s marks the lines %s %j', (businessErrorCode, profaneTexts, marked) => {
  const lines = [line('Ada'), line('Darn', { elementName: 'Text2' })];
  expect(markedLines({ businessErrorCode, profaneTexts }, lines)).toEqual(marked);
});
