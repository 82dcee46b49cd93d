import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { closePage, openPage } from '../../../src/testing/open-page.ts';

const warn = vi.fn();
const unanswered = { asksHandlers: true, warn };
const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch')!;
const cartUrl = new URL('/api/cart', location.href).href;

beforeEach(() => warn.mockReset());
afterEach(async () => {
  await closePage();
  Object.defineProperty(globalThis, 'fetch', before);
});

/** Makes `fetch` a handler that cannot be replaced by assignment, as MSW's in happy-dom. */
function bringHandler(answer: () => Promise<Response>) {
  const handler = vi.fn((_url: string, _init: { method: string }) => answer());
  Object.defineProperty(globalThis, 'fetch', { configurable: true, enumerable: true, value: handler });
  return handler;
}

/** Makes `fetch` a function whose source text looks native. */
function bringOwnFetch(): void {
  const own = Object.assign(() => Promise.reject(new Error('The network was asked.')), {
    toString: () => 'function fetch() { [native code] }',
  });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, enumerable: true, value: own.bind(null) });
}

test('a page opens where fetch is read-only, and gives it back', async () => {
  const handler = bringHandler(() => Promise.resolve(Response.json({})));
  const page = openPage(calls, {}, { getCart: { lineItems: [] } }, unanswered);
  expect(await (await fetch(cartUrl)).json()).toEqual({ lineItems: [] });
  await page.close();
  expect(globalThis.fetch).toBe(handler);
});

test('a call without an answer is asked of the handler that a test has put there', async () => {
  const handler = bringHandler(() => Promise.resolve(Response.json({ from: 'the handler' })));
  const page = openPage(calls, {}, {}, unanswered);
  expect(await (await fetch(cartUrl)).json()).toEqual({ from: 'the handler' });
  expect(handler.mock.calls[0]![1].method).toBe('GET');
  expect(page.requests.map(({ call }) => call)).toEqual(['getCart']);
  expect(warn).not.toHaveBeenCalled();
});

test('a call with an answer is not asked of the handler', async () => {
  const handler = bringHandler(() => Promise.reject(new Error('asked')));
  openPage(calls, {}, { getCart: { lineItems: [] } }, unanswered);
  await fetch(cartUrl);
  expect(handler).not.toHaveBeenCalled();
});

test('a request that is no declared call is asked of the handler', async () => {
  bringHandler(() => Promise.resolve(new Response('a picture')));
  openPage(calls, {}, {}, unanswered);
  expect(await (await fetch(new URL('/picture.svg', location.href))).text()).toBe('a picture');
});

test('the handler gets what is posted', async () => {
  const handler = bringHandler(() => Promise.resolve(Response.json({})));
  openPage(calls, {}, {}, unanswered);
  await fetch(new URL('/api/cart/remove-item', location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"1"}',
  });
  expect(handler.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"id":"1"}' });
});

test('a request ends with its page, also one that the handler never answers', async () => {
  bringHandler(() => new Promise(() => {}));
  const page = openPage(calls, {}, {}, unanswered);
  const sent = fetch(cartUrl).catch((reason: unknown) => reason);
  await page.close();
  expect(await sent).toMatchObject({ name: 'AbortError' });
});

test('a declared call that nothing answers is named once, with what to give', async () => {
  bringOwnFetch();
  openPage(calls, {}, {}, unanswered);
  fetch(cartUrl).catch(() => {});
  fetch(cartUrl).catch(() => {});
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [
      "getCart (GET /api/cart) was sent, and no answer was given for it, so it stays unanswered. Give one: {getCart: …}, or 'never' if that is meant.",
    ],
  ]);
});

test('a call that is meant to stay unanswered is not named', async () => {
  bringOwnFetch();
  const page = openPage(calls, {}, { getCart: 'never' }, unanswered);
  fetch(cartUrl).catch(() => {});
  await vi.waitFor(() => expect(page.requests).toHaveLength(1));
  expect(warn).not.toHaveBeenCalled();
});

test('a tool that has replaced fetch meanwhile keeps its own', async () => {
  const page = openPage(calls, {}, {}, unanswered);
  const handler = bringHandler(() => Promise.resolve(Response.json({})));
  await page.close();
  expect(globalThis.fetch).toBe(handler);
});
