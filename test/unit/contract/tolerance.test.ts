import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApi, schemaOf } from '../../../src/build/open-api.ts';
import { readIslands } from '../../../src/build/read-islands.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { ExampledCall } from '../../../src/contract/examples.ts';
import { linkRule } from '../../../src/domain/links.ts';
import { CallError } from '../../../src/http/errors/call-error.ts';
import { readAnswer } from '../../../src/http/read-answer.ts';
import { parseTolerantly } from '../../../src/page/parse-tolerantly.ts';
import { type Part, partsOf, sampleOf } from './sample.ts';

const islands = await readIslands('widgets');
// The widgets' modules set the link rule of a page, and this test has no page.
linkRule.allows = () => true;

/**
 * Every structured prop, except functions, which only a script can pass, and a payload, which is sent whole or not at
 * all.
 */
const props = islands.flatMap(({ name, props }) =>
  Object.entries(props).flatMap(([key, { schema }]) =>
    schema && schema.type !== 'custom' && key !== 'adding' ? [[`${name} ${key}`, schema] as const] : [],
  ),
);

const seen = new Set<unknown>();
/** Every schema of an answer or a structured prop, once. */
const parts = [...calls.map(({ name, answer }) => [name, answer] as const), ...props]
  .flatMap(([name, schema]) => partsOf(schema, name))
  .filter(([, part]) => {
    const { entries, item } = part as unknown as Part;
    const identity = entries ?? item;
    const isNew = !!identity && !seen.has(identity);
    seen.add(identity);
    return isNew;
  });

const objects = parts.filter(([, part]) => 'entries' in part);
// Lists that one bad item fails: a row of texts, the choices of a product, the parts of an item, the lines of a style.
const isWhole = (name: string) =>
  /\.(facts|recipients|lines)$|^add-to-cart missingOptions$|^getQuickship\.items\.choices$|^add-consent design\./.test(
    name,
  );
const lists = parts.filter(([name, part]) => 'item' in part && !isWhole(name));

const outcome = (schema: GenericSchema, given: unknown) => {
  const { success, output } = safeParse(schema, given);
  return success ? output : 'refused';
};

const without = (given: object, key: string) =>
  Object.fromEntries(Object.entries(given).filter(([one]) => one !== key));

test('the schemas of all calls and widgets are found', () => {
  expect(objects.length).toBeGreaterThan(60);
  expect(lists.length).toBeGreaterThan(30);
});

/** Its lines are required only on success, which the docs can only say in prose. */
const isSaidInWords = (name: string) => name === 'getEstimatedDeliveryDate';

describe.each(objects)('%s', (_name, part) => {
  const sample = sampleOf(part) as Record<string, unknown>;

  test('null in a field is the same as the field missing', () => {
    const keys = Object.keys(sample);
    const withNull = keys.map((key) => [key, outcome(part, { ...sample, [key]: null })]);
    expect(withNull).toEqual(keys.map((key) => [key, outcome(part, without(sample, key))]));
  });
});

describe.each(objects.filter(([name]) => !isSaidInWords(name)))('%s', (_name, part) => {
  test('the docs require what is refused without', () => {
    const sample = sampleOf(part) as Record<string, unknown>;
    const { required = [] } = schemaOf(part) as { required?: string[] };
    const needed = Object.keys(sample).filter((key) => outcome(part, without(sample, key)) === 'refused');
    expect([...required].sort()).toEqual(needed.sort());
  });
});

const wrongs = [{}, 7, true, 'text', []];

describe.each(lists)('%s', (_name, part) => {
  test('of a list with one bad item the others stay, and its path is reported', () => {
    const { item } = part as unknown as { item: GenericSchema };
    const sample = sampleOf(item);
    const wrong = wrongs.find((one) => !safeParse(item, one).success);
    const given = [sample, wrong, sample];
    const parsed = parseTolerantly(part, given);
    if (!parsed.success) throw new Error('the whole list is refused');
    const output = parsed.output as unknown[];
    const good = outcome(item, sample);
    expect([output[0], output.at(-1)]).toEqual([good, good]);
    expect(parsed.left).not.toEqual([]);
    for (const line of parsed.left) expect(line).toMatch(/^1\b/);
  });
});

interface Form {
  $ref?: string;
  anyOf?: Form[];
  required?: string[];
  properties?: Record<string, { const?: unknown; description?: string }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: Form }> }>;
}
const document = openApi(calls, '0.0.0') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Form> };
};

const resolved = (form: Form): Form =>
  form.$ref ? document.components.schemas[form.$ref.split('/').at(-1)!]! : form;

/** The forms that the docs give a call's answer. */
function formsOf(name: string): Form[] {
  const operation = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .find(({ operationId }) => operationId === name)!;
  // The other one says that the session was reset.
  const [answer] = operation.responses[200]!.content['application/json']!.schema.anyOf!;
  const form = resolved(answer!);
  return (form.anyOf ?? [form]).map(resolved);
}

/** The fields that the docs require of a call's answer, for the variant that its example has. */
function documented({ name, example: { answer } }: ExampledCall): string[] {
  const form = formsOf(name).find(({ properties = {} }) =>
    Object.entries(properties).every(([key, { const: only = answer[key] }]) => answer[key] === only),
  );
  return form?.required ?? [];
}

function isRead(call: ExampledCall, answer: object): boolean {
  const { action, method, path, failure } = call;
  try {
    readAnswer(call, { action, method, api: path, failure }, 200, JSON.stringify(answer), () => {});
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

describe.each(calls.filter(({ name }) => !isSaidInWords(name)))('$name', (call) => {
  test('its example is read without just the fields that the docs do not require', () => {
    const { answer } = call.example;
    const keys = Object.keys(answer);
    const needed = keys.filter((key) => !isRead(call, without(answer, key)));
    expect(needed.sort()).toEqual([...documented(call)].filter((key) => keys.includes(key)).sort());
  });
});

test('a call is told by the docs what it may leave out if it is no success', () => {
  const [{ properties = {} } = {}] = formsOf('getEstimatedDeliveryDate');
  expect(properties.isSuccess).toMatchObject({
    description: expect.stringContaining('only then `lineItems` may be missing'),
  });
});
