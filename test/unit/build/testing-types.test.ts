import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withNames } from '../../../src/build/testing-types.ts';

const source = readFileSync('src/testing/test-page.ts', 'utf8');

test('the published types of tests name each widget and each call', () => {
  const text = withNames(source, ['cart', 'cart-count'], ['getCart', 'addItems']);
  expect(text).toContain('export type WidgetName = "cart" | "cart-count";');
  expect(text).toContain('export type CallName = "getCart" | "addItems";');
});

test('a declaration that is not there fails the build', () => {
  expect(() => withNames('', ['cart'], ['getCart'])).toThrow('declares no type WidgetName');
});
