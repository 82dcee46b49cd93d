import { readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { offeredCalls, offeredParts } from '../../../../src/contract/offered-calls.ts';
import { checkoutErrorTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';

const page = readFileSync('stories/guide/guest-shop.mdx', 'utf8');
const answers = [...page.matchAll(/^```json call=(\w+)\n([\s\S]*?)^```/gm)].map(
  ([, call, text]) => [call!, text!] as const,
);
const checkout = calls.find(({ name }) => name === 'refreshCheckout')!;

test.each(answers)('the guide’s answer of %s is what the library reads, without a default', (name, text) => {
  const call = calls.find((one) => one.name === name)!;
  expect(safeParse(call.answer, JSON.parse(text)).issues).toBeUndefined();
});

test('the guide’s payment is one of a checkout', () => {
  const [, text] = /^```json\n([\s\S]*?)^```/m.exec(page)!;
  const payment = JSON.parse(text!);
  const { output, issues } = safeParse(checkout.answer, { furthestStep: 4, payment });
  expect(issues).toBeUndefined();
  expect(output).toMatchObject({ payment: { appliedCards: [{ lastFour: '1111' }] } });
});

const requests = [...page.matchAll(/^\| `(\w+)` \| `(GET|POST) (\/\S+)` \| (?:`(\{.*\})`)?.*\|$/gm)].map(
  ([, call, method, path, body]) => [call!, `${method} ${path}`, body] as const,
);

test.each(requests)('the guide’s path and body of %s are what the library sends', (name, request, body) => {
  const { method, path, payload } = calls.find((one) => one.name === name)!;
  expect(request).toBe(`${method} ${path}`);
  if (body) expect(safeParse(payload, JSON.parse(body)).issues).toBeUndefined();
});

test('each part that can be switched off is named with its calls', () => {
  const rows = [...page.matchAll(/^\| `(offers\w+)` \|.*\| (.*) \|$/gm)].map(([, part, cell]) => {
    const named = [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
    return [part!, named.filter((name) => !/^(savePayment|cardTwoData)$/.test(name))] as const;
  });
  // The names that the payment provider's calls have stay out.
  const wanted = Object.entries<readonly string[]>(offeredCalls).map(([part, names]) => [
    part,
    names.filter((name) => !/Provider|^postTax/.test(name)),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
});

test('the guide’s page context switches every part off', () => {
  const [, text] = /^```json\n(\{"features"[\s\S]*?)^```/m.exec(page)!;
  const off = offeredParts.map((part) => [part, false]);
  expect(JSON.parse(text!)).toEqual({ features: Object.fromEntries(off) });
});

test('the guide counts the calls that it names', () => {
  expect(requests).toHaveLength(17);
  expect(page).toContain('seventeen calls');
});

test('every call that the guide names exists', () => {
  const named = [...page.matchAll(/^\|[^|]*\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const known: string[] = ['errorType', ...calls.map(({ name }) => name), ...checkoutErrorTypes];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('the numbers of errors and steps are the code’s', () => {
  const errors = [...page.matchAll(/^\| (\d) \| `(\w+)` \|/gm)].map(([, , name]) => name);
  expect(errors).toEqual([...checkoutErrorTypes]);
  const steps = [...page.matchAll(/^\| (\d) \| [^`].* \|$/gm)].map(([, nth]) => Number(nth));
  expect(steps).toEqual(Object.values(stepIndexes));
});
