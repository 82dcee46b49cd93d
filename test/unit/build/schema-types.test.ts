import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SchemaTypes } from '../../../src/build/schema-types.ts';
import { identifier, maybe, shownFlag, tolerantList } from '../../../src/contract/fields.ts';

const print = (schema: v.GenericSchema) => new SchemaTypes([schema]).typeOf(schema, 'answer');

test.each([
  [v.string(), 'string'],
  [identifier, 'string | number'],
  [v.picklist(['US', 'CA']), '"US" | "CA"'],
  [v.array(v.union([v.string(), v.number()])), '(string | number)[]'],
  [v.record(v.string(), v.unknown()), '{ [key: string]: unknown }'],
  [v.object({ a: v.number() }), '{ a: number; }'],
  [v.object({ a: v.optional(v.number()) }), '{ a?: number; }'],
  [v.object({ a: maybe(v.string()) }), '{ a?: string | null; }'],
  [v.object({ a: shownFlag }), '{ a?: boolean | null; }'],
  [v.object({ a: tolerantList(v.string()) }), '{ a?: string[] | null; }'],
  [v.pipe(v.object({ 'a-b': v.string() }), v.transform(JSON.stringify)), '{ "a-b": string; }'],
])('a schema is printed as the JSON that it accepts: %#', (schema, text) => {
  expect(print(schema as v.GenericSchema)).toBe(text);
});

test('an object that several have is declared once, by the first key that has it', () => {
  const line = v.object({ id: v.string(), quantity: v.number() });
  const cart = v.object({ lines: v.array(line), saved: v.nullish(v.array(line), []) });
  const types = new SchemaTypes([cart]);
  expect(types.typeOf(cart, 'cart')).toBe('{ lines: Line[]; saved?: Line[] | null; }');
  expect(types.declarations).toEqual(['export interface Line { id: string; quantity: number; }']);
});
