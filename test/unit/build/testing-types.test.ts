import { expect, test } from 'vitest';
import { declaredTypes } from '../../../src/build/testing-types.ts';
import cartCount from '../../../widgets/cart-count/cart-count.island.ts';
import savedCards from '../../../widgets/saved-cards/saved-cards.island.ts';

const text = declaredTypes({
  islands: [cartCount, savedCards] as never,
  calls: [{ name: 'getCart' }, { name: 'addItems' }],
  callsOf: (widget) => (widget === 'cart-count' ? ['getCart'] : []),
  statesOf: () => ['empty', 'one piece'],
});

test('the published types of tests name each widget and each call', () => {
  expect(text).toContain('export type WidgetName = "cart-count" | "saved-cards";');
  expect(text).toContain('export type CallName = "getCart" | "addItems";');
});

test('a widget has the calls that it sends, and its states', () => {
  expect(text).toContain('"cart-count": "getCart";');
  expect(text).toContain('"saved-cards": never;');
  expect(text).toContain('"cart-count": "empty" | "one piece";');
});

test('an attribute may have any text, and the accepted values are offered', () => {
  expect(text).toContain('"data-count"?: string;');
  expect(text).toContain('"data-opens-drawer"?: "true" | "false" | (string & {});');
});

test('structured values are the JSON that a page gives, and the props of an overlay those of its opener', () => {
  expect(text).toMatch(/"saved-cards": \{.*"cards"\?: .*cardInfo/);
  expect(text).toContain('"amountDue"?: WidgetProps["saved-cards"]["amountDue"];');
});
