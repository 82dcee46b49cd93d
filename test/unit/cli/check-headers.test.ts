import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});

interface Answer {
  location?: string;
  cookie?: string;
  text?: string;
}

/** A shop that answers as told, by path, and what it was asked. */
async function serve(answers: Record<string, Answer>): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const { location, cookie, text = '<p>' } = answers[request.url!.split('?')[0]!] ?? {};
    const headers = { ...(location && { location }), ...(cookie && { 'set-cookie': cookie }) };
    response.writeHead(location ? 302 : 200, headers).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

/** Checks the cart's call only. */
async function checked(url: string, ...options: string[]): Promise<{ code: number; text: string }> {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const getCart = calls.filter(({ name }) => name === 'getCart');
  const code = await run(['check', url, ...options], { islands: [], calls: getCart, dist: 'dist' });
  return { code, text: [...lines.mock.calls, ...errors.mock.calls].flat().join('\n') };
}

const cart = { '/api/cart': { text: JSON.stringify(getCartExample.answer) } };

test('--cookie and --header go with every request', async () => {
  const { url, asked } = await serve(cart);
  const { code } = await checked(url, '--cookie', 'session=1; shop=us', '--header', 'X-Test: yes');
  expect(code).toBe(0);
  expect(asked.map(({ headers }) => [headers.cookie, headers['x-test']])).toEqual(
    asked.map(() => ['session=1; shop=us', 'yes']),
  );
});

test('a cookie that the shop sets is sent from then on, in place of the given one', async () => {
  const { url, asked } = await serve({ ...cart, '/': { cookie: 'session=2; Path=/; HttpOnly' } });
  await checked(url, '--cookie', 'session=1');
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['session=1', 'session=2']);
});

test('a cookie that the shop ends is sent no more', async () => {
  const { url, asked } = await serve({ ...cart, '/': { cookie: 'session=; Max-Age=0' } });
  await checked(url, '--cookie', 'session=1');
  expect(asked.at(-1)!.headers.cookie).toBeUndefined();
});

test('another origin that the shop leads to gets neither, and is named', async () => {
  const other = await serve(cart);
  const { url } = await serve({ '/': { location: other.url } });
  const { code, text } = await checked(url, '--cookie', 'session=1', '--header', 'X-Test: yes');
  expect(code).toBe(2);
  expect(text).toContain(`leads to ${other.url}`);
  expect(other.asked.map(({ headers }) => [headers.cookie, headers['x-test']])).toEqual([
    [undefined, undefined],
  ]);
});

test('a call that ends at the sign-in page is named as that', async () => {
  const { url } = await serve({ '/api/cart': { location: '/account/login' } });
  expect((await checked(url)).text).toMatch(/^getCart: .*\n {2}the GET was redirected to \/account\/login$/m);
});

test('a path of the page context is asked in place of the call’s own', async () => {
  const context =
    '<script type="application/json" id="storefront-context">{"endpoints":{"getCart":"/own/cart"}}</script>';
  const { url, asked } = await serve({ '/': { text: context }, '/own/cart': cart['/api/cart'] });
  expect((await checked(url)).code).toBe(0);
  expect(asked.map((request) => request.url!.split('?')[0])).toEqual(['/', '/own/cart']);
});

test('a header that is none is refused, without its value', async () => {
  const { url } = await serve(cart);
  const { code, text } = await checked(url, '--header', 'secret');
  expect(code).toBe(2);
  expect(text).toContain('accepted is "NAME: VALUE", in quotes.');
});
