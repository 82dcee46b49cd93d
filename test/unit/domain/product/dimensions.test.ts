import { describe, expect, test } from 'vitest';
import { type Dimensions, measuresIn } from '../../../../src/domain/product/dimensions.ts';
import { dimensionMessages } from '../../../../src/domain/product/product-dimensions-messages.ts';

const inTexts = (dimensions: Dimensions, shown: 1 | 2) => measuresIn(dimensions, shown, dimensionMessages);

const texts = (value: number, given: 1 | 2, shown: 1 | 2) =>
  inTexts({ width: { value }, systemOfMeasure: given }, shown).map(({ text }) => text)[0];

describe('a length in inches', () => {
  test.each([
    [84, '84″'],
    [34.5, '34½″'],
    [33.25, '33¼″'],
    [33.75, '33¾″'],
    [12.125, '12⅛″'],
    [0.375, '⅜″'],
    [33.3, '33.3″'],
    [33.333, '33.33″'],
  ])('%s is %s', (value, text) => {
    expect(texts(value, 1, 1)).toBe(text);
  });

  test('is converted to the millimeter', () => {
    expect(texts(34.5, 1, 2)).toBe('87.6 cm');
    expect(texts(100, 1, 2)).toBe('254 cm');
  });
});

describe('a length in centimeters', () => {
  test('keeps its value', () => {
    expect(texts(214.63, 2, 2)).toBe('214.63 cm');
  });

  test('is converted to the eighth of an inch', () => {
    expect(texts(87.63, 2, 1)).toBe('34½″');
    expect(texts(86, 2, 1)).toBe('33⅞″');
  });
});

test('has words for screen readers', () => {
  const measures = inTexts({ width: { value: 1 }, height: { value: 34.5 }, systemOfMeasure: 1 }, 1);
  expect(measures.map(({ spoken }) => spoken)).toEqual(['1 inch', '34½ inches']);
});

test('dimensions have a fixed order, and missing ones are left out', () => {
  const measures = inTexts(
    { height: { value: 30 }, depth: null, diameter: { value: 48 }, width: { value: 0 }, systemOfMeasure: 1 },
    1,
  );
  expect(measures.map(({ name }) => name)).toEqual(['height', 'diameter']);
});

test('an invalid length does not show', () => {
  const measures = inTexts({ width: { value: Number.NaN }, depth: { value: -2 }, systemOfMeasure: 2 }, 1);
  expect(measures).toEqual([]);
});
