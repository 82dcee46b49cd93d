// @vitest-environment node
import { readdirSync } from 'node:fs';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Call, readablePath } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';

const folder = new URL('../../../src/contract/', import.meta.url);

/** Every call that any file of src/contract exports. */
async function declared(): Promise<Call[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'calls.ts',
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules
    .flatMap((module: Record<string, unknown>) => Object.values(module))
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'changesState' in value);
}

test('every declared call is in the list', async () => {
  const names = (await declared()).map(({ name }) => name).sort();
  expect(names.length).toBeGreaterThan(0);
  expect(calls.map(({ name }) => name).sort()).toEqual(names);
});

test('no two calls share a name, or a method and path', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => `${call.method} ${readablePath(call)}`)).size).toBe(calls.length);
});

describe.each(calls)('$name', (call) => {
  test('its example is what it declares', () => {
    expect(safeParse(call.payload, call.example.payload).issues).toBeUndefined();
    expect(safeParse(call.answer, call.example.answer).issues).toBeUndefined();
  });

  test('its answer may carry keys nobody knows', () => {
    const answer = { ...call.example.answer, somethingNew: { a: 1 } };
    expect(safeParse(call.answer, answer).success).toBe(true);
  });

  test.each([null, [], 'text', 1, { unexpected: true }])('its answer is not %j', (answer) => {
    expect(safeParse(call.answer, answer).success).toBe(false);
  });

  test('says where it comes from', () => {
    expect(call.source).toMatch(/^(cart|checkout|decision) /);
    expect(readablePath(call)).toMatch(/^\//);
  });
});
