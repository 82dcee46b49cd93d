import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { run } from '../../../src/cli/cli.ts';
import { type MockServer, serveMock } from '../../../src/cli/mock.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { Island } from '../../../src/runtime/define-island.ts';
import { examples } from '../../../widgets/cart-count/cart-count.examples.ts';

let folder: string;
let islands: Island[];
let mock: MockServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'islands.js'), 'export {};');
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(folder, 'pages/sofa.html'), '<input value="{{token}}">');
  islands = await readIslands('widgets');
  mock = await serveMock(
    { islands, calls, states: { 'cart-count': examples }, dist: folder },
    {
      widgets: ['cart-count'],
      port: 0,
      pages: join(folder, 'pages'),
      faults: ['addDonation:destroyed'],
    },
  );
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

const textAt = async (path: string) => (await fetch(new URL(path, mock.address))).text();
const statusAt = async (path: string) => (await fetch(new URL(path, mock.address))).status;

test('its first page has the named widgets, each in its first state', async () => {
  const html = await textAt('/');
  expect(html).toContain('<h2>cart-count</h2>\n<div data-island="cart-count" data-count="3">');
  expect(html).toContain('<script type="module" src="/islands/islands.js"></script>');
});

test('the built files are served beside it', async () => {
  expect(await textAt('/islands/islands.js')).toBe('export {};');
});

test.each([
  ['/p/410553', 'data-island="add-to-cart" data-sku="410553"'],
  ['/sofas', 'data-island="product-grid" data-category-id="sofas"'],
  ['/search?query=sofa', 'data-island="product-grid" data-kind="search"'],
  ['/checkout/cart', 'data-island="cart"'],
  ['/checkout/shippingandgiftoptions', 'data-island="checkout" data-step="options"'],
  ['/account/login', 'data-island="sign-in"'],
])('%s has its widget', async (path, host) => {
  expect(await textAt(path)).toContain(host);
});

test('a page of one’s own has the shopper’s token', async () => {
  expect(await textAt('/pages/sofa.html')).toMatch(/^<input value="[\w-]{36}">$/);
});

test('a path that leads out of the folder of pages is refused', async () => {
  expect(await statusAt('/pages/..%2fsecret.html')).toBe(404);
});

test('a product’s picture is drawn', async () => {
  expect(await textAt('/pictures/410553.svg')).toContain('<svg');
});

test('a call that is told to break has no answer', async () => {
  const url = new URL('/api/cart/add-donation', mock.address);
  const headers = { 'content-type': 'application/json' };
  await expect(fetch(url, { method: 'POST', headers, body: '{"amount":500}' })).rejects.toThrow();
});

test('check finds nothing in it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await run(['check', mock.address], { islands, calls, dist: folder });
  expect([code, log.mock.calls.flat().at(-1)]).toEqual([0, 'Nothing breaks the contract.']);
  log.mockRestore();
});

test('what is at no address of the mock is not found', async () => {
  expect(await statusAt('/no/such/page')).toBe(404);
});

test.each([
  [['mock', 'cart-cuont'], 'There is no widget "cart-cuont": did you mean "cart-count"?'],
  [['mock', '--port', 'many'], '--port was "many"; accepted is a whole number from 0 to 65535.'],
  [['mock', '--port', '0', '--fault', 'getCrt:503'], 'did you mean "getCart"?'],
  [['mock', '--port', '0', '--fault', 'getCart:50'], 'did you mean "500"?'],
])('%s says what is accepted', async (args, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(args, { islands, calls, dist: folder })).toBe(2);
  expect(error.mock.calls[0]![0]).toContain(message);
  error.mockRestore();
});

test('a part that it does not have is switched off on its pages, and its calls answer with 404', async () => {
  const options = { widgets: [], port: 0, off: ['offersZipCode'] as const };
  const small = await serveMock({ islands, calls, dist: folder }, options);
  const page = await (await fetch(new URL('/checkout/cart', small.address))).text();
  expect(page).toContain('"features":{"offersZipCode":false}');
  const { status } = await fetch(new URL('/api/cart/apply-zip', small.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ zipCode: '60606' }),
  });
  expect(status).toBe(404);
  await small.close();
});

test('a part that nobody knows is named, with the one that is meant', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(['mock', '--off', 'offersZipcode'], { islands, calls, dist: folder })).toBe(2);
  expect(errors.mock.calls.flat().join()).toContain('offersZipCode');
});
