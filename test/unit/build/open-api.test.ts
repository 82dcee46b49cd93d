import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApi, pathOf } from '../../../src/build/open-api.ts';
import { calls } from '../../../src/contract/calls.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security?: unknown;
  parameters?: { name: string; in: string; description?: string; required?: boolean; schema: Json }[];
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
  document.paths[pathOf(call)]![call.method.toLowerCase()]!;

/** The schema that a reference leads to, or the schema itself. */
function resolved<Schema extends Json>(schema: Schema): Schema {
  const [, name] = /\/schemas\/(\w+)$/.exec(`${schema.$ref ?? ''}`) ?? [];
  return name ? (document.components.schemas[name] as Schema) : schema;
}
const answerOf = (call: (typeof calls)[number]) => {
  const { anyOf } = operationOf(call).responses['200']!.content['application/json'].schema;
  return resolved((anyOf as Json[])[0]!);
};

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

// The rules of `redocly lint` with `spec` that a generated document could break.
describe('OpenAPI’s own rules', () => {
  const operations = Object.entries(document.paths).flatMap(([path, { servers, ...methods }]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );

  test('every path begins with a slash', () => {
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\//);
  });

  test('no two paths differ only by the names of their parameters', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
    expect(shapes).toEqual([...new Set(shapes)]);
  });

  test('every parameter of a path is declared, and no other', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? [])
        .filter((one) => one.in === 'path')
        .map(({ name }) => name);
      expect(declared, path).toEqual([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name));
    }
  });

  test('no operation has an id, or a parameter, twice', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toHaveLength(calls.length + Object.keys(pagePaths).length);
    for (const { path, operation } of operations) {
      const names = (operation.parameters ?? []).map((one) => `${one.in} ${one.name}`);
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  test('every variable of a server is declared with a default', () => {
    const servers = [...valuesOf(document, 'servers')].flat() as { url: string; variables?: Json }[];
    expect(servers.length).toBeGreaterThan(1);
    for (const { url, variables = {} } of servers) {
      expect(Object.keys(variables)).toEqual([...url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name));
      for (const variable of Object.values(variables)) expect(variable).toHaveProperty('default');
    }
  });
});

test('a pattern means the same without flags, which JSON Schema lacks', () => {
  const seen = new Set<unknown>();
  const flagged: unknown[] = [];
  const walk = (node: unknown) => {
    if (node === null || typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    const { type, requirement } = node as { type?: string; requirement?: unknown };
    if (type === 'regex' && requirement instanceof RegExp && requirement.flags) flagged.push(requirement);
    for (const key of Object.keys(node)) walk((node as Json)[key]);
  };
  for (const { payload, answer } of calls) [payload, answer].forEach(walk);
  expect(seen.size).toBeGreaterThan(1000);
  expect(flagged).toEqual([]);
});

test('the parameters of a listing say what they accept', () => {
  const { parameters = [] } = document.paths['/search']!.get!;
  const named = Object.fromEntries(parameters.map((one) => [one.name, one]));
  expect(named.sortBy!.schema.enum).toContain('price-low');
  expect(named.availability!.schema.enum).toEqual(['pickup']);
  expect(named.isKids!.schema.enum).toEqual(['true']);
  expect(named.facet!.description).toContain('separated by commas');
  expect(named.take!.description).toMatch(/at most 960.*48/);
  expect(named.take!.schema).toEqual({ type: 'integer', minimum: 0 });
});

test('a field has the doc comment of its declaration', () => {
  const { items } = document.components.schemas.AddItemsPayload!.properties as Record<string, Json>;
  const { properties } = resolved(items!.items as Json) as {
    properties: Record<string, { description?: string }>;
  };
  expect(properties.ShipMethod!.description).toMatch(/^1 standard, 2 premium, 3 express, 6 local in-home/);
  expect(properties.Position!.description).toContain('from 1');
  expect(properties.InstallationServiceType!.description).toContain('installation');
});

test('a field says what is done with a bad value, if it does not fail the answer', () => {
  const { properties } = document.components.schemas.CheckoutCartAnswer as {
    properties: Record<string, { description?: string; anyOf?: { items?: Json }[] }>;
  };
  const item = resolved(properties.unavailableItems!.anyOf![0]!.items!) as { properties: typeof properties };
  expect(properties.unavailableItems!.description).toBe('A bad item is left out. `[]` if it is bad.');
  expect(item.properties.quantity!.description).toBe('`1` if it is bad.');
  expect(item.properties.imagePath!.description).toBe('Left out if it is bad.');
  expect(properties.isSuccess).not.toHaveProperty('description');
});

test('a field whose object is declared twice, with other words, has none', () => {
  const named = [...valuesOf(document.components.schemas, 'basketItemId')];
  expect(named.length).toBeGreaterThan(1);
  for (const field of named) expect(field).not.toHaveProperty('description');
});

test('the call to a URL that an answer gives says why its path is “/”', () => {
  expect(document.paths['/']!.get!.description).toContain('the whole `popupUrl` of an answer');
});

test('it cites nothing that its readers do not have', () => {
  expect(JSON.stringify(document)).not.toMatch(/§|decisions? \d|the specification/);
});

test('every reference resolves to a component', () => {
  const references = [...valuesOf(document, '$ref')] as string[];
  expect(references.length).toBeGreaterThan(calls.length);
  for (const reference of references) {
    const [, name] = reference.match(/^#\/components\/schemas\/(\w+)$/) ?? [];
    expect(document.components.schemas, reference).toHaveProperty(name!);
  }
});

describe('pages and forms of the shop', () => {
  test('a form is posted with its fields and the token', () => {
    const { operationId, requestBody } = document.paths['/account/auth']!.post!;
    expect(operationId).toBe('postSession');
    const { schema } = requestBody!.content['application/x-www-form-urlencoded'] as { schema: Json };
    expect(Object.keys(schema.properties as Json)).toEqual([
      'sessionToken',
      'redirectUrl',
      '__RequestVerificationToken',
    ]);
  });

  test('a link has its query', () => {
    const { operationId, parameters } = document.paths['/account/auth/loginwithidp']!.get!;
    expect(operationId).toBe('signInWithProvider');
    expect(parameters!.map(({ name }) => name)).toEqual(['idp', 'redirectUrl', 'messageType']);
  });
});

test('what several calls have in common stands once', () => {
  const one = answerOf(calls.find(({ name }) => name === 'updateGiftReceipt')!);
  expect(answerOf(calls.find(({ name }) => name === 'applyPromoCode')!)).toBe(one);
  const { checkout } = one.properties as Record<string, { anyOf: Json[] }>;
  expect(checkout!.anyOf[0]).toEqual({ $ref: '#/components/schemas/Checkout' });
  const sources = [...valuesOf(document.components.schemas, 'furthestStep')];
  expect(sources.length).toBeLessThanOrEqual(2);
});

test('it is read in one go: below half a megabyte without spaces', () => {
  expect(JSON.stringify(document).length).toBeLessThan(500_000);
});

/** Every field that has an enum, or a list of one, with its description. */
function* enums(node: unknown): Generator<{ name: string; values: unknown[]; description?: string }> {
  if (node === null || typeof node !== 'object') return;
  const { properties = {} } = node as { properties?: Record<string, Json> };
  for (const [name, field] of Object.entries(properties)) {
    const values = enumIn(field);
    if (values) yield { name, values, description: field.description as string };
  }
  for (const part of Object.values(node)) yield* enums(part);
}
function enumIn({ enum: values, anyOf = [], items }: Json): unknown[] | undefined {
  if (values) return values as unknown[];
  return [...(anyOf as Json[]), ...(items ? [items as Json] : [])].map(enumIn).find(Boolean);
}

test('every enum says what each of its values means', () => {
  const found = [...enums(document.components.schemas)];
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['errorType', 'furthestStep', 'slot']),
  );
  for (const { name, values, description } of found)
    for (const value of values) expect(description, name).toMatch(new RegExp(`\`${value}\`.*: .+`));
});

test('an error type is its name or its number', () => {
  const { errorType } = document.components.schemas.CheckoutCartAnswer!.properties as Record<string, Json>;
  const [names, numbers] = errorType!.anyOf as { enum: unknown[] }[];
  expect(names!.enum[8]).toBe('emptyBasket');
  expect(numbers!.enum).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
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
    expect('parameters' in operation).toBe(call.method === 'GET' || !!call.isKeyed);
  });

  test('has the header of a deed’s key if it is keyed, and only then', () => {
    const parameters = (operation.parameters ?? []) as { name: string; in: string }[];
    const headers = parameters.filter((one) => one.in === 'header').map((one) => one.name);
    expect(headers).toEqual(call.isKeyed ? ['Idempotency-Key'] : []);
  });

  test('has an example with every field that its answer requires', () => {
    for (const field of (answerOf(call).required ?? []) as string[])
      expect(call.example.answer).toHaveProperty(field);
  });

  test('has an example that matches its schemas', () => {
    expect(v.safeParse(call.payload, call.example.payload).success).toBe(true);
    expect(v.safeParse(call.answer, call.example.answer).success).toBe(true);
  });
});
