import { describe, expect, test } from 'vitest';
import { baseOf, readHtml } from '../../../src/cli/read-html.ts';

const shape = (html: string) =>
  readHtml(html).map(({ name, attributes, parent, line }) => [
    name,
    Object.fromEntries(attributes),
    parent?.name,
    line,
  ]);

test('elements have their attributes, parent and line', () => {
  const html =
    '<!doctype html>\n<ul CLASS=a>\n<li data-x="1 > 0" hidden>a<br></li><li data-x=\'&quot;\'></ul><p>';
  expect(shape(html)).toEqual([
    ['ul', { class: 'a' }, undefined, 2],
    ['li', { 'data-x': '1 > 0', hidden: '' }, 'ul', 3],
    ['br', {}, 'li', 3],
    ['li', { 'data-x': '"' }, 'ul', 3],
    ['p', {}, undefined, 3],
  ]);
});

test('of two attributes of one name the first counts', () => {
  expect(shape('<a href="/a" href="/b">')).toEqual([['a', { href: '/a' }, undefined, 1]]);
});

test('a script’s text has no elements, nor has a comment', () => {
  const [script, ...others] = readHtml('<!-- <b> --><script>if (a < b) "<i>"</SCRIPT ><p>');
  expect([script!.text, others.map(({ name }) => name)]).toEqual(['if (a < b) "<i>"', ['p']]);
});

test('an apostrophe that begins no value is text', () => {
  expect(shape("<p title=it's><b data-b='c'>")).toEqual([
    ['p', { title: "it's" }, undefined, 1],
    ['b', { 'data-b': 'c' }, 'p', 1],
  ]);
});

test('a slash in a value does not close its element', () => {
  expect(shape('<a href=/x/><b>')).toEqual([
    ['a', { href: '/x/' }, undefined, 1],
    ['b', {}, 'a', 1],
  ]);
});

test('after an unclosed quote there is nothing, as in a browser', () => {
  expect(shape('<p><a href="/x><b>')).toEqual([['p', {}, undefined, 1]]);
});

test('an end tag without a start tag closes nothing', () => {
  expect(shape('<div></p><b>').at(-1)).toEqual(['b', {}, 'div', 1]);
});

describe('200 kB of hostile HTML take about as long as 200 kB of a page', () => {
  const kb200 = (part: string) => part.repeat(Math.ceil(200_000 / part.length));
  const msOf = (html: string) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      readHtml(html);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  const page = kb200('<li class="product"><a href="/p/410553">Marlow Sofa</a>, $1,299</li>\n');

  test.each([
    ['unclosed quotes', '<a "'],
    ['unclosed values', '<a href="'],
    ['unclosed apostrophes', "<a b='<"],
    ['tags without an end', '<a<b'],
    ['unclosed comments', '<!-'.padEnd(4, '-')],
    ['comments and quotes by turns', '<!--"<a b="'],
    ['declarations without an end', '<!doctype '],
    ['elements in elements, and end tags of others', '<b></i>'],
    ['stray signs', '< = / '],
    ['spaces after a name', '<a b          '],
  ])('%s', (_, part) => {
    const benign = msOf(page);
    // Quadratic time would be hundreds of times as long.
    expect(msOf(kb200(part))).toBeLessThan(30 * benign + 200);
  });
});

describe('the base of a page', () => {
  const url = 'https://shop.example/p/1';
  test.each([
    ['without <base>', '<p>', url],
    ['a path', '<base target="_top"><base href="/us/"><base href="/ca/">', 'https://shop.example/us/'],
    ['another origin', '<base href="https://cdn.example/a/">', 'https://cdn.example/a/'],
    ['what is no URL', '<base href="https://">', url],
    ['what a browser refuses', '<base href="data:text/html,x">', url],
  ])('%s', (_, html, expected) => {
    expect(baseOf(readHtml(html), url)).toBe(expected);
  });
});
