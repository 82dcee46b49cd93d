import { globSync, readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import * as declarations from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import { exampledCalls } from '../../../src/contract/examples.ts';
import { pathsOf } from '../../../src/contract/tolerated.ts';
import { citationsIn } from '../../../stories/guide/citations.ts';

test('every declared call is found', async () => {
  const files = globSync('src/contract/**/*.ts');
  const declared = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = declareCall\(/gm),
  ]);
  expect(calls.map(({ name }) => name).sort()).toEqual(declared.map(([, name]) => name).sort());
});

test('every optional field is made by fields.ts, where null is a missing key', () => {
  const files = globSync('src/contract/**/*.ts').filter((file) => !/fields\.ts$|examples\.ts$/.test(file));
  const others = files.filter((file) =>
    /\bv\.(nullish|nullable|undefinedable|exactOptional)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(others, 'Make the field with `maybe`, `missingOr` or `shown` of src/contract/fields.ts.').toEqual(
    [],
  );
});

test('a call without an example is an error that names it', () => {
  const { example: _, ...call } = calls[0]!;
  expect(() => exampledCalls([{ [call.name]: call }])).toThrow(`export ${call.name}Example`);
});

test('no two calls share a name, or a method and path', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => `${call.method} ${declarations.readablePath(call)}`)).size).toBe(
    calls.length,
  );
});

describe('the calls of payment and checkout (checkout §7.1, §7.2, §7.3)', () => {
  const isOfCheckout = ({ path }: { path: string }) =>
    /^\/(ReactCheckout|Checkout|api\/checkout|checkout\/alternativepayments)\//.test(path);
  // What the shopper has not asked for fails quietly (checkout §8, decision 91).
  const quiet = [
    'getAccountRewards',
    'getAccountRewardsByToken',
    'lookupRewardsCard',
    'getCheckoutFunnelCbhccCms',
    'getWalletToken',
  ];
  // A failure to log is silent.
  const logs = ['logCheckout', 'logPayPalError', 'logVisaError'];
  const ofCheckout = calls.filter(
    (call) =>
      isOfCheckout(call) &&
      !logs.includes(call.name) &&
      !/GiftCard/.test(call.name) &&
      !quiet.includes(call.name),
  );

  // The other means stay usable (decision 54).
  test.each(calls.filter(({ name }) => /GiftCard/.test(name)))(
    '$name says in place that the service is down, and reports the basket',
    ({ failure }) => {
      expect(failure).toEqual({ network: 'message', report: 'page', isOfCheckout: true });
    },
  );

  test.each(ofCheckout)('$name opens Network Error and reports the basket (checkout §8)', ({ failure }) => {
    const remedy =
      'Declare `failure: failsCheckout`; a call that the shopper has not asked for is named in `quiet` above, one that logs in `logs`.';
    expect(failure, remedy).toEqual(declarations.failsCheckout);
  });

  test.each(calls.filter((call) => !isOfCheckout(call)))('$name is none of them', ({ failure }) => {
    expect(failure.isOfCheckout).toBeUndefined();
    expect(failure.network).toBe('message');
  });

  test.each(quiet)('%s is only logged', (name) => {
    expect(calls.find((call) => call.name === name)?.failure).toEqual(declarations.failsQuietly);
  });

  test('the log fails in silence', () => {
    expect(calls.find(({ name }) => name === 'logCheckout')?.failure).toEqual(declarations.failsSilently);
  });
});

test.each(
  // Its only text may be missing.
  calls.filter(({ name }) => name !== 'getCheckoutFunnelCbhccCms'),
)('$name does not take just any object for its answer', ({ answer }) => {
  expect(safeParse(answer, { unexpected: true }).success).toBe(false);
  expect(safeParse(answer, []).success).toBe(false);
});

describe.each(calls)('$name', (call) => {
  test('its example matches its schemas', () => {
    expect(safeParse(call.payload, call.example.payload).issues).toBeUndefined();
    expect(safeParse(call.answer, call.example.answer).issues).toBeUndefined();
  });

  test('its answer may have unknown keys', () => {
    const answer = { ...call.example.answer, somethingNew: { a: 1 } };
    expect(safeParse(call.answer, answer).success).toBe(true);
  });

  test('null is a missing key, all over its answer', () => {
    const refusing = pathsOf(call.answer, ({ type }) => type === 'optional');
    // The payload of an add, which the cart gives back as it was sent.
    expect(refusing.filter((path) => !path.includes('.addToCartItem.'))).toEqual([]);
  });

  test.each([null, 'text', 1])('its answer is not %j', (answer) => {
    expect(safeParse(call.answer, answer).success).toBe(false);
  });

  test('fails by one of the policies of call.ts (decision 67)', () => {
    expect(Object.values(declarations)).toContain(call.failure);
  });

  test('is sent once if it only reads by GET (decision 68)', () => {
    expect(call.method === 'GET' && call.mayRetry).toBe(false);
  });

  test('says where it is specified', () => {
    expect(
      citationsIn(call.source),
      `source of ${call.name}: name a section or a decision of stories/guide/where-rules-come-from.mdx, such as 'cart §7' or 'checkout §7.1, decision 5'; for a call that neither has, write the decision there first`,
    ).not.toEqual([]);
    // A path, or the URL that another answer gives.
    expect(declarations.readablePath(call)).toMatch(/^(\/|\{\w+\}$)/);
  });
});
