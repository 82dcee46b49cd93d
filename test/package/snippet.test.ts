import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/build/manifest.ts';
import { importMap, policyHash, snippet } from '../../src/build/snippet.ts';
import { launchChromium } from '../browser/chromium.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { ensureBuilt } from './scratch.ts';

let browser: Browser;
let shop: Storefront;
let server: RunningStorefront;
let manifest: Manifest;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  ensureBuilt();
  manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  shop = await createStorefront({ database: ':memory:', catalogSize: 60, dist: 'dist', testMode: true });
  server = await shop.listen(0);
  browser = await launchChromium();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
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
  await page.waitForSelector('[data-island-status="mounted"], [data-island-status="failed"]');
  const status = await page.getAttribute('[data-island]', 'data-island-status');
  return { status, said, asked };
}

/** A changed script, as by an attacker between server and page: at its own URL, or also on a retry. */
function tampering(file: string, { alsoRetries = false } = {}) {
  return async (page: Page) => {
    await page.route(
      (url) => url.pathname === `/islands/${file}` && (alsoRetries || !url.search),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n//` });
      },
    );
  };
}

test('the tags of the snippet load every script once, without browser warnings', async () => {
  const { status, said, asked } = await visit(snippet(manifest, { widgets: ['cart-count'] }));
  expect(status).toBe('mounted');
  expect(said).toEqual([]);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts).toContain('/islands/widgets/cart-count.js');
});

test('they work under the strictest policy', async () => {
  const csp = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";
  const { status, said } = await visit(snippet(manifest, { widgets: ['cart-count'] }), { csp });
  expect({ status, said }).toEqual({ status: 'mounted', said: [] });
});

test('a changed islands.js does not run: the page keeps the server content', async () => {
  const url = `${server.url}/test/pages/changed`;
  await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head: snippet(manifest), csp: null }) });
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  await tampering('islands.js')(page);
  const blocked = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto(url);
  await blocked;
  expect(await page.getAttribute('[data-island]', 'data-island-status')).toBeNull();
  expect(await page.textContent('[data-island]')).toBe('Cart (3)');
});

test('a changed preloaded script is refused once; the loader’s retry is not covered', async () => {
  const head = snippet(manifest, { widgets: ['cart-count'] });
  const { status, said } = await visit(head, {
    prepare: tampering('widgets/cart-count.js', { alsoRetries: true }),
  });
  expect(said.join()).toMatch(/integrity/);
  expect(status).toBe('mounted');
});

const mapped = () => snippet(manifest, { widgets: ['cart-count'], hasImportMap: true });

test('an import map covers later imports, but not the loader’s retry', async () => {
  const { said, status } = await visit(snippet(manifest, { hasImportMap: true }), {
    prepare: tampering('widgets/cart-count.js', { alsoRetries: true }),
  });
  expect(said.join()).toMatch(/integrity/);
  expect(status).toBe('mounted');
});

/** The page's own header, which the test storefront does not send. */
async function sendIntegrityPolicy(page: Page): Promise<void> {
  await page.route('**/test/pages/snippet', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
    await route.fulfill({ response, headers });
  });
}

test('with the import map, Integrity-Policy covers the retry as well', async () => {
  const whole = await visit(mapped(), { prepare: sendIntegrityPolicy });
  expect(whole).toMatchObject({ status: 'mounted', said: [] });
  const changed = await visit(mapped(), {
    async prepare(page) {
      await sendIntegrityPolicy(page);
      await tampering('widgets/cart-count.js', { alsoRetries: true })(page);
    },
  });
  expect(changed.status).toBe('failed');
});

test('the import map needs its hash in the policy', async () => {
  const hash = policyHash(importMap(manifest, '/islands/'));
  const rest = "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; script-src 'self'";
  const listed = await visit(mapped(), { csp: `${rest} ${hash}` });
  expect(listed).toMatchObject({ status: 'mounted', said: [] });
  const unlisted = await visit(mapped(), { csp: rest });
  expect(unlisted.status).toBe('mounted');
  expect(unlisted.said.join()).toMatch(/inline script/i);
});
