import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  link,
  maybe,
  requiredTolerantList,
  shown,
  shownFlag,
  shownOr,
  tolerantList,
} from '../../../src/contract/fields.ts';
import { parseTolerantly } from '../../../src/page/parse-tolerantly.ts';

const schema = v.object({
  total: v.number(),
  items: requiredTolerantList(
    v.object({
      sku: v.string(),
      badge: shown(v.string()),
      count: shownOr(v.number(), 1),
      isNew: shownFlag,
      colors: tolerantList(v.object({ hex: v.string() })),
    }),
  ),
});

const item = (sku: string, more: object = {}) => ({ sku, count: 1, isNew: false, colors: [], ...more });

const read = (json: unknown) => {
  const parsed = parseTolerantly(schema, json);
  return parsed.success ? { items: parsed.output.items, left: parsed.left } : undefined;
};

test('a bad item of a tolerant list is left out, and named', () => {
  expect(read({ total: 2, items: [{ sku: 1 }, { sku: 'b' }] })).toEqual({
    items: [item('b')],
    left: ['items.0.sku (expected string, received number)'],
  });
});

test('an item without a required field is left out', () => {
  expect(read({ total: 2, items: [{ sku: 'a' }, {}, { sku: 'c' }] })).toEqual({
    items: [item('a'), item('c')],
    left: ['items.1.sku (it is missing)'],
  });
});

test('an item that is not an object is left out', () => {
  expect(read({ total: 2, items: [null, 'x', { sku: 'c' }] })?.items).toEqual([item('c')]);
});

test('several bad items are left out together', () => {
  expect(read({ total: 1, items: [{}, { sku: 'a' }, {}, {}] })?.items).toEqual([item('a')]);
});

test('a bad item of an inner list is left out, and the outer item stays', () => {
  expect(read({ total: 1, items: [{ sku: 'a', colors: [{ hex: '#fff' }, { hex: 0 }] }] })).toEqual({
    items: [item('a', { colors: [{ hex: '#fff' }] })],
    left: ['items.0.colors.1.hex (expected string, received number)'],
  });
});

test('a bad value that is only shown is left out and named, and its item stays', () => {
  expect(read({ total: 1, items: [{ sku: 'a', badge: 7 }] })).toEqual({
    items: [item('a', { badge: undefined })],
    left: ['items.0.badge (expected string, received number)'],
  });
});

test('what is used in place of a bad value is named, too', () => {
  expect(read({ total: 1, items: [{ sku: 'a', count: 'two', isNew: 'no' }] })).toEqual({
    items: [item('a')],
    left: [
      'items.0.count (expected number, received string; 1 is used)',
      'items.0.isNew (expected boolean, received string; false is used)',
    ],
  });
});

test('null is a missing key, and nothing to report', () => {
  const none = { badge: null, count: null, isNew: null, colors: null };
  expect(read({ total: 1, items: [{ sku: 'a', ...none }] })).toEqual({
    items: [item('a', { badge: undefined })],
    left: [],
  });
});

test('a part that is only shown is left out as a whole if a fact of it is missing', () => {
  const part = v.object({ gift: shown(v.object({ title: v.string(), amount: maybe(v.number()) })) });
  expect(parseTolerantly(part, { gift: { amount: 7 } })).toEqual({
    success: true,
    output: { gift: undefined },
    left: ['gift.title (it is missing)'],
  });
});

test('a list that is the value itself can be tolerant', () => {
  expect(parseTolerantly(requiredTolerantList(v.string()), ['a', 1])).toMatchObject({ output: ['a'] });
});

test('a link that may not be followed is left out and named, and its item stays', () => {
  const links = requiredTolerantList(v.object({ name: v.string(), url: link }));
  expect(parseTolerantly(links, [{ name: 'Chairs', url: 'javascript:alert(1)' }])).toEqual({
    success: true,
    output: [{ name: 'Chairs', url: undefined }],
    left: [expect.stringMatching(/^0\.url \(.* may not be followed; accepted are http\(s\) URLs /)],
  });
});

test.each([
  ['a wrong fact', { total: 'two', items: [{}] }, 'total'],
  ['a list that has to be there', { total: 2 }, 'items'],
  ['what should be a list', { total: 2, items: 'none' }, 'items'],
])('%s is never left out', (_what, json, key) => {
  const parsed = parseTolerantly(schema, json);
  expect(!parsed.success && parsed.issues.map((issue) => v.getDotPath(issue))).toEqual([key]);
});

test('an item of another list is never left out', () => {
  const strict = v.object({ items: v.array(v.object({ sku: v.string() })) });
  expect(parseTolerantly(strict, { items: [{}] }).success).toBe(false);
});

test('a strict parse names what a tolerant one would leave out', () => {
  const { issues } = v.safeParse(schema, { total: 1, items: [{ sku: 'a', badge: 7 }, {}] });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['items.0.badge', 'items.1.sku']);
});

test('the given value is left as it was', () => {
  const json = { total: 1, items: [{ sku: 'a', badge: 7 }, {}] };
  read(json);
  expect(json).toEqual({ total: 1, items: [{ sku: 'a', badge: 7 }, {}] });
});
