import { expect, test } from 'vitest';
import { prefixCss } from '../../../src/build/prefix-css.ts';

const own = '.si-root:not(#_#_) ';
const prefixed = (code: string) => prefixCss(code, 'x.css').replace(/\s+/g, ' ').trim();

test.each([
  ['.a{color:red}', `${own}.a { color: red; }`],
  ['.a, .b > .c {x:y}', `${own}.a, ${own}.b > .c { x: y; }`],
  ['.a:is(.b, .c):not([d="e,f{"]) {x:y}', `${own}.a:is(.b, .c):not([d="e,f{"]) { x: y; }`],
  ['/* .x { } */ .a {x:y}', `${own}.a { x: y; }`],
  ['.a::after {content:"}"} .b {x:y}', `${own}.a:after { content: "}"; } ${own}.b { x: y; }`],
  ['.a {--x:url(data:image/png;base64,x)}', `${own}.a { --x: url("data:image/png;base64,x"); }`],
])('prefixes every selector of %s', (code, expected) => {
  expect(prefixed(code)).toBe(expected);
});

test.each([
  '@media (width >= 1px)',
  '@supports (display: grid)',
  '@layer a',
  '@container (width > 1px)',
  '@starting-style',
])('prefixes inside %s', (group) => {
  expect(prefixed(`${group} {.a{x:y}}`)).toBe(`${group} { ${own}.a { x: y; } }`);
});

test.each([
  '@keyframes spin { from { opacity: 0; } 50% { opacity: .5; } to { opacity: 1; } }',
  '@font-face { font-family: x; src: url("x.woff2"); }',
  '@property --x { syntax: "<length>"; inherits: false; initial-value: 0; }',
  '@import "x.css";',
  ':root { --x: 1; }',
  ':root[data-si-brand="modern"], html { --x: 1; }',
])('leaves %s alone', (code) => {
  expect(prefixed(code)).toBe(code);
});

test('puts the prefix after selectors for the page', () => {
  expect(prefixed('[data-si-brand="modern"] .a, html > .b {x:y}')).toBe(
    `[data-si-brand="modern"] ${own}.a, html > ${own}.b { x: y; }`,
  );
});

test('prefixes a selector that only excludes the page’s root', () => {
  expect(prefixed('.a:not(:root) .b {x:y}')).toBe(`${own}.a:not(:root) .b { x: y; }`);
});

test('does not prefix nested rules', () => {
  expect(prefixed('.a { color: red; &:hover, .b { x: y } .c & { x: z } @media print { x: y } }')).toBe(
    `${own}.a { color: red; &:hover, & .b { x: y; } .c & { x: z; } @media print { x: y; } }`,
  );
});

test('names the file with the syntax error', () => {
  expect(() => prefixCss('.a {x:y}} .b {x:y}', 'wrong.css')).toThrow(
    expect.objectContaining({ fileName: 'wrong.css', loc: { line: 1, column: 9 } }),
  );
});
