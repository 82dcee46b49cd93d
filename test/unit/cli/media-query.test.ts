import { expect, test } from 'vitest';
import { mediaMistake } from '../../../src/cli/media-query.ts';

test.each([
  'media(min-width: 60em)',
  'media(MIN-WIDTH: 60em)',
  'media(hover)',
  'media(print)',
  'media(not print)',
  'media(only screen)',
  'media(screen, print)',
  'media((min-width: 60em) and (hover))',
  'media(screen and (orientation: landscape))',
  'media(width >= 60em)',
  'media(400px <= width <= 60em)',
  'media(min-width: calc(40em + 1px))',
  'media(not (prefers-reduced-motion: reduce))',
  'media(some-new-thing: yes)',
  'visible',
])('%s may come true', (word) => {
  expect(mediaMistake(word)).toBeUndefined();
});

test.each([
  ['media(min-with: 60em)', 'min-width'],
  ['media((min-width: 60em) and (hovr))', 'hover'],
  ['media(widht >= 60em)', 'width'],
])('%s is a misspelt %s', (word, meant) => {
  expect(mediaMistake(word)).toBe(
    `data-island-load="${word}" has no valid media query: it never comes true. Did you mean "${meant}"?`,
  );
});

test('a query without its colon never comes true', () => {
  expect(mediaMistake('media(min-width 60em)')).toMatch(/never comes true\. Write it as in CSS/);
});
