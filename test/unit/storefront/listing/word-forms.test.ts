import { expect, test } from 'vitest';
import { isMistyped, singular, wordsOf } from '../../../storefront/listing/word-forms.ts';

test.each([
  ['sofas', 'sofa'],
  ['benches', 'bench'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['dishes', 'dish'],
  ['vases', 'vase'],
  ['houses', 'house'],
  ['stoves', 'stove'],
  ['sleeves', 'sleeve'],
  ['leaves', 'leaf'],
  ['bookshelves', 'bookshelf'],
  ['knives', 'knife'],
  ['halves', 'half'],
  ['cubbies', 'cubby'],
  ['mattress', 'mattress'],
  ['gas', 'gas'],
])('the singular of “%s” is “%s”', (plural, word) => {
  expect(singular(plural)).toBe(word);
  expect(singular(word)).toBe(word);
});

test('“cookie” and “cookies” have one form', () => {
  expect(singular('cookies')).toBe(singular('cookie'));
});

test('words are letters and digits, in lower case and without accents', () => {
  expect(wordsOf('Bouclé KIDS’ 3-Seat “Sofa”, kid’s')).toEqual([
    'boucle',
    'kids',
    '3',
    'seat',
    'sofa',
    'kid',
  ]);
});

test.each(['8x10', '8 x 10', '8’x10’', "8' x 10'", '8×10'])('the size “%s” is one word', (size) => {
  expect(wordsOf(`Rug ${size}, Flax`)).toEqual(['rug', '8x10', 'flax']);
});

test.each([
  ['dinning', 'dining', 'a letter too many'],
  ['pilow', 'pillow', 'a missing letter'],
  ['curtaun', 'curtain', 'a wrong letter'],
  ['chiar', 'chair', 'two exchanged letters'],
  ['hcair', 'chair', 'the first two exchanged'],
  ['lmap', 'lamp', 'two exchanged in a short word'],
])('“%s” is probably “%s”: %s', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(true);
});

test.each([
  ['chair', 'chair', 'they are the same'],
  ['tire', 'wire', 'the first letter differs'],
  ['lamb', 'lamp', 'short words have one wrong letter in common with too many'],
  ['stool', 'stand', 'several letters differ'],
  ['rug', 'mug', 'they are too short'],
])('“%s” is not “%s”: %s', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(false);
});
