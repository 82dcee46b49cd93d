import { expect, test } from 'vitest';
import { prefixCss } from '../../../src/build/prefix-css.ts';

const own = '.si-root:not(#_#_) ';

test.each([
  ['.a{color:red}', `${own}.a{color:red}`],
  ['.a, .b > .c {x:y}', `${own}.a, ${own}.b > .c {x:y}`],
  ['.a:is(.b, .c):not([d="e,f{"]) {x:y}', `${own}.a:is(.b, .c):not([d="e,f{"]) {x:y}`],
  ['/* .x { } */ .a {x:y}', `/* .x { } */ ${own}.a {x:y}`],
  ['.a::after {content:"}"} .b {x:y}', `${own}.a::after {content:"}"} ${own}.b {x:y}`],
  ['.a {background:url(data:image/png;base64,x)}', `${own}.a {background:url(data:image/png;base64,x)}`],
])('prefixes every selector of %s', (code, expected) => {
  expect(prefixCss(code, 'x.css')).toBe(expected);
});

test.each(['@media (min-width: 1px)', '@supports (display: grid)', '@layer a', '@container (width > 1px)'])(
  'prefixes inside %s',
  (group) => {
    expect(prefixCss(`${group} {.a{x:y}}`, 'x.css')).toBe(`${group} {${own}.a{x:y}}`);
  },
);

test.each([
  '@keyframes spin {from{opacity:0} 50%{opacity:.5} to{opacity:1}}',
  '@font-face {font-family: x; src: url("x.woff2")}',
  '@property --x {syntax: "<length>"; inherits: false; initial-value: 0px}',
  '@import url("x.css");',
  ':root{--x:1}',
  ':root[data-si-brand="modern"], html {--x:1}',
])('leaves %s alone', (code) => {
  expect(prefixCss(code, 'x.css')).toBe(code);
});

test('puts the prefix behind what stands on the page', () => {
  expect(prefixCss('[data-si-brand="modern"] .a, html > .b {x:y}', 'x.css')).toBe(
    `[data-si-brand="modern"] ${own}.a, html > ${own}.b{x:y}`,
  );
});

test('leaves nested rules to follow their parent', () => {
  expect(prefixCss('.a { color: red; &:hover, .b { x: y } @media print { x: y } }', 'x.css')).toBe(
    `${own}.a { color: red; &:hover, .b { x: y } @media print { x: y } }`,
  );
});

test('names the file whose braces do not match', () => {
  expect(() => prefixCss('.a {x:y}} .b {x:y}', 'wrong.css')).toThrow('wrong.css: one "}" too many');
  expect(() => prefixCss('.a {x:y', 'wrong.css')).toThrow('wrong.css: 1 "{" without "}"');
});
