import { afterEach, expect, test } from 'vitest';
import { encodeJson } from '../../../src/page/encode-json.ts';

const hostile = [Array.prototype, Object.prototype, String.prototype] as { toJSON?: () => string }[];

afterEach(() => {
  for (const prototype of hostile) delete prototype.toJSON;
});

const values = [
  { items: [{ Sku: '410553', Quantity: 2, Url: undefined }], 'a "b"': null },
  [],
  {},
  [[1], ['a,b', true, null]],
  'text "quoted" \n',
  12.5,
  null,
];

test.each(values)('%j gives the same text as JSON.stringify', (value) => {
  expect(encodeJson(value)).toBe(JSON.stringify(value));
});

test.each(values)('%j gives the same text on a page that adds toJSON', (value) => {
  const expected = JSON.stringify(value);
  for (const prototype of hostile) {
    Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => '"twice"' });
  }
  expect(encodeJson(value)).toBe(expected);
});
