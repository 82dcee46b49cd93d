import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/build/manifest.ts';
import { importMap, policyHash, snippet } from '../../src/build/snippet.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { islandSettled } from './island-settled.ts';
import { sharedBrowser } from './shared-browser.ts';

let browser: Browser;
let shop: Storefront;
let server: RunningStorefront;
let manifest: Manifest;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  shop = await createStorefront({ database: ':memory:', catalogSize: 60, dist: 'dist', testMode: true });
  server = await shop.listen(0);
  browser = await sharedBrowser();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await server.close();
  shop.close();
});

const body = '<div data-island="cart-count" data-count="3"><a href="/checkout/cart">Cart (3)</a></div>';

/** A page with these tags in its head, under a security policy; `prepare` may change network responses. */
async function visit(
  head: string,
  { csp = null as string | null, prepare }: { csp?: string | null; prepare?(page: Page): Promise<void> } = {},
) {
  const url = `${server.url}/test/pages/snippet`;
  await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head, csp }) });
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await prepare?.(page);
  await page.goto(url);
  const { status } = await islandSettled(page);
  return { status, said, asked };
}

test('the tags of the snippet load every script once, without browser warnings', async () => {
  const { status, said, asked } = await visit(snippet(manifest, { widgets: ['cart-count'] }));
  expect(status).toBe('mounted');
  expect(said).toEqual([]);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts).toContain('/islands/widgets/cart-count.js');
});

const strictest =
  "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; script-src 'self'";

test('they work under the strictest policy that lists the hash of the import map', async () => {
  const csp = `${strictest} ${policyHash(importMap(manifest, '/islands/'))}`;
  const { status, said } = await visit(snippet(manifest, { widgets: ['cart-count'] }), { csp });
  expect({ status, said }).toEqual({ status: 'mounted', said: [] });
});

test('under a policy that does not list it the island mounts, and the console says so', async () => {
  const { status, said } = await visit(snippet(manifest, { widgets: ['cart-count'] }), { csp: strictest });
  expect(status).toBe('mounted');
  expect(said.join()).toMatch(/inline script/i);
});

test('without the import map they need no hash in the policy', async () => {
  const head = snippet(manifest, { widgets: ['cart-count'], hasImportMap: false });
  const { status, said } = await visit(head, { csp: strictest });
  expect({ status, said }).toEqual({ status: 'mounted', said: [] });
});

/** The page's own header, which the test storefront does not send. */
async function sendIntegrityPolicy(page: Page): Promise<void> {
  await page.route('**/test/pages/snippet', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
    await route.fulfill({ response, headers });
  });
}

test('they work where Integrity-Policy refuses scripts without a hash, after a failed load as well', async () => {
  const whole = await visit(snippet(manifest), { prepare: sendIntegrityPolicy });
  expect(whole).toMatchObject({ status: 'mounted', said: [] });
  const failedOnce = await visit(snippet(manifest), {
    async prepare(page) {
      await sendIntegrityPolicy(page);
      await page.route(
        (url) => url.pathname === '/islands/widgets/cart-count.js' && !url.search,
        (route) => route.abort(),
      );
    },
  });
  expect(failedOnce.status).toBe('mounted');
});
