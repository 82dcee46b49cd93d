import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/build/manifest.ts';
import { snippet } from '../../src/build/snippet.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { islandNow, islandSettled } from './island-settled.ts';
import { sharedBrowser } from './shared-browser.ts';

/*
 * A page with the tags of `npm run snippet`, whose server or CDN serves one changed file. The change sets a flag, so that
 * a test sees whether it has run.
 */

let browser: Browser;
let shop: Storefront;
let server: RunningStorefront;
let tags: string;
/** A chunk that the counter needs. */
let neededChunk: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  tags = snippet(manifest);
  neededChunk = manifest.widgets['cart-count']!.scripts.find((path) => path.startsWith('chunks/'))!;
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

interface Visit {
  body?: string;
  head?: string;
  /** The changed file, at every address unless `isChanged` says otherwise. */
  file: string;
  isChanged?(search: string): boolean;
  /** Runs in the page before its own scripts. */
  before?(): void;
}

const hostOf = (name: string) =>
  `<div data-island="${name}" data-island-load="load"><a href="/checkout/cart">Cart, 3 pieces</a></div>`;

/** The widget that needs a file: the styles of most are part of core.css. */
const userOf = (file: string | undefined) => (file === 'cart.css' ? 'cart' : 'cart-count');

async function visit({
  file,
  body = hostOf(userOf(file)),
  head = '',
  isChanged = () => true,
  before,
}: Visit): Promise<Page> {
  const url = `${server.url}/test/pages/changed`;
  await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head: head + tags, csp: null }) });
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  const [change, contentType] = file.endsWith('.css')
    ? ['html { --changed: 1 }', 'text/css']
    : [';globalThis.changed = 1;', 'text/javascript'];
  const changed = { body: `${change}\n${readFileSync(`dist/${file}`, 'utf8')}`, contentType };
  await page.route(
    (one) => one.pathname === `/islands/${file}` && isChanged(one.search),
    (route) => route.fulfill(changed),
  );
  await page.addInitScript(() => {
    Object.assign(window, { failures: [] });
    document.addEventListener('storefront:island-failed', ({ detail }) =>
      (window as unknown as { failures: unknown[] }).failures.push([detail.island, detail.phase]),
    );
  });
  if (before) await page.addInitScript(before);
  await page.goto(url);
  return page;
}

const hasRun = (page: Page) =>
  page.evaluate(
    () =>
      'changed' in window ||
      !!getComputedStyle(document.documentElement).getPropertyValue('--changed').trim(),
  );

describe('a changed file never runs: the server’s content stays, and the island has failed', () => {
  test.each([
    ['the core', 'core.js'],
    ['a widget', 'widgets/cart-count.js'],
    ['a chunk', undefined],
    ['the actions', 'actions.js'],
    ['a widget’s stylesheet', 'cart.css'],
    ['the stylesheet of every page', 'islands.css'],
    ['the stylesheet of every island', 'core.css'],
  ])('%s', async (_, file) => {
    const page = await visit({ file: file ?? neededChunk });
    expect(await islandSettled(page)).toEqual({ status: 'failed', text: 'Cart, 3 pieces' });
    expect(await page.evaluate('failures')).toEqual([[userOf(file), 'load']]);
    expect(await hasRun(page)).toBe(false);
  });
});

test('a changed islands.js never runs: the page is as the server wrote it', async () => {
  const page = await visit({ file: 'islands.js' });
  await page.waitForLoadState();
  expect(await page.evaluate(islandNow)).toEqual({ status: null, text: 'Cart, 3 pieces' });
  expect(await hasRun(page)).toBe(false);
});

describe('a changed file that is imported on demand never runs', () => {
  test('the sanitiser: the layer says that something went wrong', async () => {
    const page = await visit({
      file: 'chunks/purify.es.js',
      body: '<a href="#help" data-island-open="security-code-help">Help</a>',
      before: () => {
        delete (Element.prototype as { setHTML?: unknown }).setHTML;
      },
    });
    await page.waitForFunction('window.storefrontIslands?.ready');
    await page.getByText('Help').click();
    await page.getByRole('dialog').getByText('Something went wrong').waitFor();
    expect(await hasRun(page)).toBe(false);
  });

  test('the payment provider’s adapter: the card says that its fields did not load', async () => {
    const page = await visit({
      file: 'chunks/adyen-fields.js',
      head: '<script type="application/json" id="storefront-context">{"features":{"paymentProvider_EnableAdyen":true}}</script>',
      body: '<div data-island="card-entry" data-island-load="load"><p>Pay by phone</p></div>',
    });
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    expect(await hasRun(page)).toBe(false);
  });

  test('what restores a page after a sign-in: the islands mount', async () => {
    const page = await visit({
      file: 'chunks/resume.js',
      before: () => sessionStorage.setItem('storefront-islands:visit', '{}'),
    });
    const refused = page.waitForEvent('console', (message) => /resume/.test(message.text()));
    await page.reload();
    const [settled] = await Promise.all([islandSettled(page), refused]);
    expect(settled.status).toBe('mounted');
    expect(await hasRun(page)).toBe(false);
  });
});

describe('a file that was damaged once is requested again, and is checked then', () => {
  test.each(['widgets/cart-count.js', 'actions.js', 'cart.css'])('%s', async (file) => {
    const page = await visit({ file, isChanged: (search) => !search });
    expect(await islandSettled(page)).toMatchObject({ status: 'mounted' });
    expect(await hasRun(page)).toBe(false);
  });

  test('also at the third address, after the page has asked for the island again', async () => {
    const page = await visit({ file: 'widgets/cart-count.js' });
    await islandSettled(page);
    await page.evaluate('storefrontIslands.mount()');
    expect(await page.evaluate(islandNow)).toMatchObject({ status: 'failed' });
    expect(await hasRun(page)).toBe(false);
  });

  test('at the third address, too, when the file is whole again', async () => {
    const page = await visit({
      file: 'widgets/cart-count.js',
      isChanged: (search) => search === '' || search === '?retry',
    });
    await islandSettled(page);
    await page.evaluate('storefrontIslands.mount()');
    expect(await page.evaluate(islandNow)).toMatchObject({ status: 'mounted' });
  });
});
