import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { handlers, joined } from '../../../storefront/api/handlers.ts';
import { withoutHandler } from '../../../storefront/api/routes.ts';
import { ExampleCalls } from '../example-calls.ts';

/* The storefront keeps the contract: it answers every declared call, and fails in the ways that tests ask for. */

const declared = new ExampleCalls();
beforeEach(async () => {
  await fetch(`${declared.storefront.url}/test/faults`, { method: 'DELETE' });
});

test('every declared call has a handler, and every handler a declared call', () => {
  expect(Object.keys(handlers).sort()).toEqual(calls.map(({ name }) => name).sort());
});

test('a call without a handler is told where one goes', () => {
  expect(withoutHandler('getSofa').message).toMatch(
    /"getSofa" .*test\/storefront\/api that exports `handlers`/,
  );
});

test('a call that two files answer is an error that names both', () => {
  const parts: [string, Record<string, number>][] = [
    ['sofas.ts', { getSofa: 1 }],
    ['chairs.ts', { getChair: 2, getSofa: 3 }],
  ];
  expect(joined(parts.slice(0, 1))).toEqual({ getSofa: 1 });
  expect(() => joined(parts)).toThrow('Both api/sofas.ts and api/chairs.ts answer "getSofa"');
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('answers as declared', async () => {
    const response = await declared.make(call);
    expect(response.status).toBe(200);
    expect(v.safeParse(call.answer, await response.json()).issues).toBeUndefined();
  });

  test('fails with 503 once, then works', async () => {
    await declared.setFault({ call: name, fault: '503', times: 1 });
    expect((await declared.make(call)).status).toBe(503);
    expect((await declared.make(call)).status).toBe(200);
  });

  test('answers with a shape that its declaration refuses', async () => {
    await declared.setFault({ call: name, fault: 'wrong-shape' });
    expect(v.safeParse(call.answer, await (await declared.make(call)).json()).success).toBe(false);
  });
});
