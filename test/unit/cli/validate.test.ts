import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';

let file: string;
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'validate-')), 'answer.json');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(join(file, '..'), { recursive: true }));

/** What the command says of an answer in a file, and its exit code. */
async function said(name: string, answer: unknown, place = file): Promise<{ code: number; text: string }> {
  writeFileSync(file, typeof answer === 'string' ? answer : JSON.stringify(answer));
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await run(['validate', name, place], { islands: [], calls, dist: 'dist' });
  return { code, text: [...lines.mock.calls, ...errors.mock.calls].flat().join('\n') };
}

test.each(calls.map(({ name, example }) => [name, example.answer] as const))(
  'the example of %s is a whole answer',
  async (name, answer) => {
    expect(await said(name, answer)).toEqual({ code: 0, text: `A whole answer to ${name}.` });
  },
);

test('every issue of an answer that is not read is named by its path', async () => {
  const { code, text } = await said('getCart', { lineItems: 'none', orderSummary: 7 });
  expect(code).toBe(1);
  expect(text).toMatch(/^lineItems: expected Array, received string$/m);
  expect(text).toMatch(/^2 findings in the answer to getCart\.$/m);
});

test('the guide’s address is named', async () => {
  expect((await said('getCart', {})).text).toContain('http://127.0.0.1:4171/guide/calls.html#getCart');
});

test('what the library would replace by a default is found, with what it would use', async () => {
  const { answer } = calls.find(({ name }) => name === 'refreshCheckout')!.example;
  const { code, text } = await said('refreshCheckout', { ...answer, furthestStep: '2' });
  expect(code).toBe(1);
  expect(text).toMatch(/furthestStep \(.*; 1 is used\)/);
});

test.each([
  [
    'dollars beside cents',
    1599,
    /^the answer's orderSummary\.subtotal is 1599, and its lines, .* are 159900: money is in cents$/m,
  ],
  [
    'not the sum of its lines',
    150000,
    /orderSummary\.subtotal is 150000, and its lines, price times quantity, are 159900$/m,
  ],
])('a subtotal in the cart that is %s is found', async (_what, subtotal, words) => {
  const lineItems = [
    { id: '1', sku: '410553', quantity: 1, price: 159900 },
    { id: '2', sku: '520118', quantity: 1, price: 5000, isUnavailable: true },
  ];
  const { code, text } = await said('getCart', { lineItems, orderSummary: { subtotal } });
  expect(code).toBe(1);
  expect(text).toMatch(words);
});

test('so is one of dollars in checkout', async () => {
  const basketItems = [{ id: '1', sku: '410553', quantity: 2, itemInfo: { price: 5000 } }];
  const { text } = await said('refreshCheckout', { basketItems, orderSummary: { subtotal: 100 } });
  expect(text).toMatch(/orderSummary\.subtotal is 100, and its lines, .* are 10000: money is in cents/);
});

test('each of them has a line of its own', async () => {
  const lines = {
    lineItems: [{ id: 1, sku: 'a', quantity: 1, price: 1409.5 }],
    orderSummary: { subtotal: 'x' },
  };
  const { text } = await said('getCart', lines);
  expect(text).toMatch(/^lineItems\.0\.price \(.*; 1410 is used\)$/m);
  expect(text).toMatch(/^orderSummary\.subtotal \(.*\)$/m);
  expect(text).toMatch(/^2 findings in the answer to getCart\.$/m);
});

test('an answer that is no JSON is named', async () => {
  expect(await said('getCart', '<!doctype html>')).toMatchObject({
    code: 1,
    text: expect.stringContaining('an HTML page came'),
  });
});

test('a session that has ended is no answer', async () => {
  expect(await said('getCart', { IsReset: true })).toMatchObject({
    code: 1,
    text: expect.stringContaining('It says that the session has ended'),
  });
});

test('an answer may come by the standard input', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['{"isSuccess": true}']) as never);
  expect((await said('removeItem', '', '-')).code).toBe(0);
});

test.each([
  ['getCrt', undefined, 'There is no call "getCrt": did you mean "getCart"?'],
  ['getCart', 'no-such.json', 'no-such.json cannot be read; accepted are the path of a file, and -'],
])('%s and %s are called wrongly', async (name, place, message) => {
  const { code, text } = await said(name, {}, place);
  expect(code).toBe(2);
  expect(text).toContain(message);
});
