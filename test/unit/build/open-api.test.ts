import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApi } from '../../../src/build/open-api.ts';
import { readablePath } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security?: unknown;
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Json };
  responses: Record<string, { description: string; content: { 'application/json': { schema: Json } } }>;
}

const document = openApi(calls, '1.2.3') as unknown as {
  openapi: string;
  info: Json;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};
const operationOf = (call: (typeof calls)[number]) =>
  document.paths[readablePath(call)]![call.method.toLowerCase()]!;

/** Every value under a key, anywhere in a document. */
function* valuesOf(node: unknown, key: string): Generator<unknown> {
  if (node === null || typeof node !== 'object') return;
  for (const [name, value] of Object.entries(node)) {
    if (name === key) yield value;
    yield* valuesOf(value, key);
  }
}

test('it is an OpenAPI 3.1 document of this version', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: '1.2.3' });
});

test('every reference resolves to a component', () => {
  const references = [...valuesOf(document, '$ref')] as string[];
  expect(references.length).toBeGreaterThan(calls.length);
  for (const reference of references) {
    const [, name] = reference.match(/^#\/components\/schemas\/(\w+)$/) ?? [];
    expect(document.components.schemas, reference).toHaveProperty(name!);
  }
});

test('every component is referenced', () => {
  const used = new Set(valuesOf(document, '$ref'));
  for (const name of Object.keys(document.components.schemas))
    expect(used).toContain(`#/components/schemas/${name}`);
});

test('no schema has a dialect of its own', () => {
  expect([...valuesOf(document, '$schema')]).toEqual([]);
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const operation = operationOf(call);

  test('has an operation with its description', () => {
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toBe(call.action);
    expect(operation.description).toContain(call.about);
  });

  test('requires the token if it changes state, and only then', () => {
    expect(operation.security).toEqual(call.changesState ? [{ antiForgeryToken: [] }] : undefined);
    expect('403' in operation.responses).toBe(call.changesState);
  });

  test('has its answer, a reset, refusals and failures', () => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).not.toBe('');
      expect(content['application/json'].schema).toEqual(expect.any(Object));
    }
    expect(operation.responses['200']!.content['application/json'].schema.anyOf).toContainEqual({
      $ref: '#/components/schemas/Reset',
    });
  });

  test('offers an HTML fragment if it takes one, and only then', () => {
    expect('text/html' in operation.responses['200']!.content).toBe('orHtml' in call);
  });

  test('sends its payload as query or body, by its method', () => {
    expect('requestBody' in operation).toBe(call.method === 'POST');
    expect('parameters' in operation).toBe(call.method === 'GET');
  });

  test('has an example with every field that its answer requires', () => {
    const schema = document.components.schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`]!;
    for (const field of (schema.required ?? []) as string[])
      expect(call.example.answer).toHaveProperty(field);
  });

  test('has an example that matches its schemas', () => {
    expect(v.safeParse(call.payload, call.example.payload).success).toBe(true);
    expect(v.safeParse(call.answer, call.example.answer).success).toBe(true);
  });
});
