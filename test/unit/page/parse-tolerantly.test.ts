import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseTolerantly } from '../../../src/page/parse-tolerantly.ts';

const schema = v.object({
  total: v.number(),
  items: v.array(
    v.object({
      sku: v.string(),
      badge: v.nullish(v.string()),
      colors: v.optional(v.array(v.object({ hex: v.string() })), []),
    }),
  ),
});

const parsed = (json: unknown, tolerates = ['items', 'items.colors']) => {
  const { result, left } = parseTolerantly(schema, json, tolerates);
  return { output: result.success ? result.output : undefined, left };
};

test('a bad item of a tolerant list is left out, and named', () => {
  const { output, left } = parsed({ total: 2, items: [{ sku: 1 }, { sku: 'b' }] });
  expect(output!.items.map(({ sku }) => sku)).toEqual(['b']);
  expect(left).toEqual(['items.0.sku (expected string, received number)']);
});

test('an item without a required field is left out', () => {
  const { output, left } = parsed({ total: 2, items: [{ sku: 'a' }, {}, { sku: 'c' }] });
  expect(output!.items.map(({ sku }) => sku)).toEqual(['a', 'c']);
  expect(left).toEqual(['items.1.sku (it is missing)']);
});

test('an item that is not an object is left out', () => {
  const { output } = parsed({ total: 2, items: [null, 'x', { sku: 'c' }] });
  expect(output!.items).toHaveLength(1);
});

test('a bad optional field is left out, and its item stays', () => {
  const { output, left } = parsed({ total: 1, items: [{ sku: 'a', badge: 7 }] });
  expect(output!.items).toEqual([{ sku: 'a', badge: null, colors: [] }]);
  expect(left).toEqual(['items.0.badge (expected string, received number)']);
});

test('a bad item of an inner list is left out, and the outer item stays', () => {
  const { output } = parsed({ total: 1, items: [{ sku: 'a', colors: [{ hex: '#fff' }, { hex: 0 }] }] });
  expect(output!.items[0]!.colors).toEqual([{ hex: '#fff' }]);
});

test('several bad items are left out together', () => {
  const { output } = parsed({ total: 1, items: [{}, { sku: 'a' }, {}, {}] });
  expect(output!.items.map(({ sku }) => sku)).toEqual(['a']);
});

test('a list that is the value itself can be tolerant', () => {
  const { result } = parseTolerantly(v.array(v.string()), ['a', 1], ['']);
  expect(result.output).toEqual(['a']);
});

test('a fact is never left out', () => {
  expect(parsed({ total: 'two', items: [] }).output).toBeUndefined();
});

test('an item of another list is never left out', () => {
  expect(parsed({ total: 1, items: [{}] }, []).output).toBeUndefined();
});

const order = v.object({
  isSuccess: v.boolean(),
  recipients: v.nullish(v.array(v.object({ id: v.string() }))),
});

test.each([
  ['a bad item', [{ id: 'a' }, { id: 7 }], 'recipients.1.id (expected string, received number)'],
  ['no list in it', 'two', 'recipients (expected Array, received string)'],
])('a field that is left out whole, with %s, is named', (_what, recipients, reason) => {
  const { result, left } = parseTolerantly(order, { isSuccess: true, recipients }, ['recipients?']);
  expect(result.output).toEqual({ isSuccess: true, recipients: null });
  expect(left).toEqual([reason]);
});
