import { expect, test } from 'vitest';
import { whyNever } from '../../../src/diagnosis/media-query.ts';

test.each([
  'min-width: 60em',
  'MIN-WIDTH: 60em',
  'hover',
  'print',
  'not print',
  'only screen',
  'screen, print',
  '(min-width: 60em) and (hover)',
  'screen and (orientation: landscape)',
  'width >= 60em',
  '400px <= width <= 60em',
  'min-width: calc(40em + 1px)',
  'not (prefers-reduced-motion: reduce)',
  'some-new-thing: yes',
])('%s may come true', (query) => {
  expect(whyNever(query)).toBeUndefined();
});

test.each([
  ['min-with: 60em', 'min-width'],
  ['(min-width: 60em) and (hovr)', 'hover'],
  ['widht >= 60em', 'width'],
])('%s is a misspelt %s', (query, meant) => {
  expect(whyNever(query)).toEqual({ meant });
});

test('a query without its colon never comes true', () => {
  expect(whyNever('min-width 60em')).toEqual({ meant: undefined });
});
