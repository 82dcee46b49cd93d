import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { openShop } from '../../browser/engines/shop.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addOne } from './account-shopper.ts';
import { ExampleCalls } from './example-calls.ts';
import { openStorefront, Shopper } from './shopper.ts';

const declared = new ExampleCalls();
const { storefront } = declared;
let shopper: Shopper;
beforeAll(() => {
  shopper = declared.shopper;
});
beforeEach(async () => {
  for (const path of ['/test/faults', '/test/requests', '/test/pages'])
    await fetch(storefront.url + path, { method: 'DELETE' });
});

const setFault = (fault: object) => declared.setFault(fault);
const callIt = (call: (typeof calls)[number], signal?: AbortSignal) => declared.make(call, signal);

/*
 * One place answers every call (`callAnswerer`), so what a fault does is the same for all: one that reads, one that
 * changes something, and one at its page's URL.
 */
const oneOfEachKind: (typeof calls)[number]['name'][] = ['getCart', 'addItems', 'getProductListing'];

describe.each(calls.filter(({ name }) => oneOfEachKind.includes(name)))('under a fault $name', (call) => {
  const { name } = call;

  test.each(['500', '504'])('fails with %s', async (fault) => {
    await setFault({ call: name, fault });
    expect((await callIt(call)).status).toBe(Number(fault));
  });

  test('loses its connection until the fault is removed', async () => {
    await setFault({ call: name, fault: 'destroyed' });
    await expect(callIt(call)).rejects.toThrow('fetch failed');
    await expect(callIt(call)).rejects.toThrow('fetch failed');
    await fetch(`${storefront.url}/test/faults`, { method: 'DELETE' });
    expect((await callIt(call)).status).toBe(200);
  });

  test('never answers until the caller aborts', async () => {
    await setFault({ call: name, fault: 'timeout' });
    await shopper.token();
    const controller = new AbortController();
    const call_ = callIt(call, controller.signal);
    await expect.poll(async () => (await requests()).length).toBe(1);
    controller.abort();
    await expect(call_).rejects.toThrow(/abort/);
  });

  test('reports a stale token', async () => {
    await setFault({ call: name, fault: 'stale-token' });
    const response = await callIt(call);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ isTokenStale: true });
  });

  test('answers HTML instead of JSON', async () => {
    await setFault({ call: name, fault: 'html' });
    const response = await callIt(call);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  test('answers with truncated JSON', async () => {
    await setFault({ call: name, fault: 'cut-off' });
    const response = await callIt(call);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('answers with a reset', async () => {
    await setFault({ call: name, fault: 'reset' });
    expect(await (await callIt(call)).json()).toEqual({ IsReset: true });
  });

  test('is slow, then works', async () => {
    await setFault({ call: name, fault: 'slow', delayMs: 30 });
    const start = performance.now();
    const response = await callIt(call);
    expect(performance.now() - start).toBeGreaterThan(28);
    expect(v.safeParse(call.answer, await response.json()).success).toBe(true);
  });

  test('is slow until the fault is removed', async () => {
    await setFault({ call: name, fault: 'slow', delayMs: 60_000, times: 1 });
    await shopper.token();
    const called = callIt(call);
    await expect.poll(async () => (await requests()).length).toBe(1);
    await fetch(`${storefront.url}/test/faults`, { method: 'DELETE' });
    expect(v.safeParse(call.answer, await (await called).json()).success).toBe(true);
  });
});

const requests = async () => (await fetch(`${storefront.url}/test/requests`)).json();

test('the log has the received calls, with method, path, token and body', async () => {
  const items = [{ Sku: knownProducts.inStock, Quantity: 1 }];
  await shopper.post('/api/cart/add-items', { items });
  await setFault({ call: 'getCart', fault: '500', times: 1 });
  await shopper.fetch('/api/cart?x=1');
  expect(await requests()).toEqual([
    { call: 'addItems', method: 'POST', path: '/api/cart/add-items', hasToken: true, body: { items } },
    { call: 'getCart', method: 'GET', path: '/api/cart?x=1', hasToken: false, body: null },
  ]);
});

test('a shopper’s faults and log are not another’s', async () => {
  const other = new Shopper(storefront.url);
  await other.page('/');
  await shopper.page('/');
  await other.fetch('/test/faults', {
    method: 'POST',
    body: JSON.stringify({ call: 'getCart', fault: '503' }),
  });
  expect((await shopper.fetch('/api/cart')).status).toBe(200);
  expect((await other.fetch('/api/cart')).status).toBe(503);
  expect(await (await other.fetch('/test/requests')).json()).toHaveLength(1);
  expect(await requests()).toHaveLength(2);
  await shopper.fetch('/test/faults', { method: 'DELETE' });
  expect((await other.fetch('/api/cart')).status).toBe(503);
  await other.fetch('/test/faults', { method: 'DELETE' });
  expect((await other.fetch('/api/cart')).status).toBe(200);
});

test.each([
  [{ call: 'nothing', fault: '500' }, /^call: "nothing" was given; accepted: one of .*\bgetCart\b/],
  [{ call: 'getCart', fault: 'rain' }, /^fault: "rain" was given; accepted: one of destroyed/],
  [{ call: 'getCart', fault: '500', times: 0 }, /^times: 0 was given/],
  [{ call: 'getCart', fault: 'slow', delayMs: 'long' }, /^delayMs: "long" was given/],
])('an unknown fault is a 400 with a reason: %j', async (fault, reason) => {
  const response = await setFault(fault);
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatch(reason);
});

test('outside test mode there is no switch, no log, no test page and no second library', async () => {
  const shop = await openStorefront({ catalogSize: 40, testMode: false });
  for (const [method, path] of [
    ['POST', '/test/faults'],
    ['GET', '/test/requests'],
    ['POST', '/test/accounts'],
    ['POST', '/test/registries'],
    ['POST', '/test/expire-sign-in'],
    ['PUT', '/test/pages/x'],
    ['GET', '/islands-b/islands.js'],
  ] as const)
    expect((await fetch(shop.url + path, { method })).status).toBe(404);
  await shop.close();
});

test('a page with an old library is readable, and has it first', async () => {
  const html = await shopper.page('/test/with/zone.js/');
  expect(html).toMatch(/<script src="\/test\/libraries\/zone\.js"><\/script>\s*<title>.*<\/html>/s);
});

describe('for other engines', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let visitor: Shopper;

  beforeAll(async () => {
    shop = await openShop({ catalogSize: 40 });
    visitor = new Shopper(shop.url);
  });
  afterAll(() => shop.close());

  const watchedPage = /<head><script src="\/test\/watch\.js"><\/script>.*<\/html>/s;

  test('a page is readable, and has the watching script first', async () => {
    expect(await visitor.page('/')).toMatch(watchedPage);
  });

  test('a form is read: a wrong password is refused in the shop’s words', async () => {
    const answer = await visitor.submit('/account/login', { email: 'x@example.com', password: 'wrong' });
    expect(answer.status).toBe(401);
    const html = await answer.text();
    expect(html).toContain('The email or the password is not right. Please try again.');
    expect(html).toMatch(watchedPage);
  });
});

describe('test pages', () => {
  const write = (name: string, page: object) =>
    fetch(`${storefront.url}/test/pages/${name}`, { method: 'PUT', body: JSON.stringify(page) });

  test('a body gets a document, the strict policy, and the visitor’s token', async () => {
    await write('one', { body: '<input value="{{token}}">', head: '<title>One</title>' });
    const response = await shopper.fetch('/test/pages/one');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html>.*<title>One<\/title>/s);
    const [, token] = /<input value="([\w-]+)">/.exec(html)!;
    expect((await addOne(shopper, token!)).status).toBe(200);
    expect((await addOne(shopper, `x${token}`)).status).toBe(403);
  });

  test('a whole document is served as it is, with the policy it asks for', async () => {
    const body = '<!DOCTYPE html><html><body>All mine</body></html>';
    await write('two', { body, csp: null });
    const response = await shopper.fetch('/test/pages/two');
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    await write('two', { body, csp: "default-src 'self'" });
    expect((await shopper.fetch('/test/pages/two')).headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; frame-ancestors 'self'",
    );
  });

  test('a streamed page pauses at its markers until it is resumed', async () => {
    await write('three', { body: '<p>first</p><!--pause:middle--><p>second</p>' });
    const response = await shopper.fetch('/test/pages/three?stream=1');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('first')) text += (await reader.read()).value;
    const next = reader.read();
    expect(text).not.toContain('second');
    await fetch(`${storefront.url}/test/resume/middle`, { method: 'POST' });
    expect((await next).value).toContain('<p>second</p>');
    expect(await shopper.page('/test/pages/three')).toContain('<p>first</p><p>second</p>');
  });

  test('a page without a body is a 400, an unknown one a 404', async () => {
    expect((await write('four', { head: '' })).status).toBe(400);
    expect((await shopper.fetch('/test/pages/four')).status).toBe(404);
  });
});
