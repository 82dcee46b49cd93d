import { expect, test } from 'vitest';
import { withSwatch } from '../../../../src/domain/product/recent-swatches.ts';

const swatches = (...codes: string[]) => codes.map((ChoiceCode) => ({ ChoiceCode }));

test('the picked swatch is the first', () => {
  expect(withSwatch(swatches('a', 'b'), { ChoiceCode: 'c' })).toEqual(swatches('c', 'a', 'b'));
});

test('a swatch picked again is there once', () => {
  expect(withSwatch(swatches('a', 'b', 'c'), { ChoiceCode: 'b' })).toEqual(swatches('b', 'a', 'c'));
});

test('24 are kept, the oldest is dropped', () => {
  const full = swatches(...Array.from({ length: 24 }, (_, index) => `s${index}`));
  const kept = withSwatch(full, { ChoiceCode: 'new' });
  expect(kept).toHaveLength(24);
  expect(kept.at(-1)).toEqual({ ChoiceCode: 's22' });
});
