import { expect, test } from 'vitest';
import { sharedSchemas } from '../../../src/build/shared-schemas.ts';

/** An object schema that is long enough to be shared. */
const object = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 80 }]),
  ),
  required: names,
});
const line = object('id', 'sku', 'name');
const listOf = (items: object) => ({ type: 'array', items });

test('an object in two places becomes a component, named for the items of the list', () => {
  const { schemas, refOf } = sharedSchemas(
    {
      A: { type: 'object', properties: { lines: listOf(line), note: { type: 'string' } } },
      B: { type: 'object', properties: { lines: listOf(line) } },
    },
    {},
  );
  expect(schemas.Line).toEqual(line);
  expect((schemas.A!.properties as Record<string, unknown>).lines).toEqual(
    listOf({ $ref: '#/components/schemas/Line' }),
  );
  expect(refOf('B')).toEqual({ $ref: '#/components/schemas/B' });
});

test('a description stays where it was written', () => {
  const about = (description: string) => ({
    type: 'object',
    properties: { address: { ...line, description } },
  });
  const { schemas } = sharedSchemas({ A: about('Home.'), B: about('Work.') }, {});
  expect(schemas.Address).toEqual(line);
  expect(schemas.B!.properties).toEqual({
    address: { $ref: '#/components/schemas/Address', description: 'Work.' },
  });
});

test('two whole schemas that are the same are one component, by its known name', () => {
  const { schemas, refOf } = sharedSchemas({ A: line, B: line }, { Line: line });
  expect(Object.keys(schemas)).toEqual(['Line']);
  expect(refOf('B')).toEqual({ $ref: '#/components/schemas/Line' });
});

test('two objects for fields of one name get two names', () => {
  const other = object('id', 'city', 'street');
  const place = (address: object) => ({ type: 'object', properties: { address } });
  const { schemas } = sharedSchemas(
    {
      A: place(line),
      B: { ...place(line), required: [] },
      C: place(other),
      D: { ...place(other), required: [] },
    },
    {},
  );
  expect(Object.keys(schemas)).toEqual(['A', 'Address', 'Address2', 'B', 'C', 'D']);
});
