import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArguments } from '../../storefront/arguments.ts';
import { createStorefront, type Storefront } from '../../storefront/server.ts';

let folder: string;
let shop: Storefront;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-pages-'));
  mkdirSync(join(folder, 'site/deep'), { recursive: true });
  writeFileSync(
    join(folder, 'site/chair.html'),
    '<input name="__RequestVerificationToken" value="{{token}}">',
  );
  writeFileSync(join(folder, 'site/deep/sofa.html'), 'sofa');
  writeFileSync(join(folder, 'site/own.css'), 'body{}');
  writeFileSync(join(folder, 'secret.html'), 'words nobody may read');
  shop = await createStorefront({
    database: ':memory:',
    catalogSize: 20,
    dist: 'dist',
    pagesFolder: join(folder, 'site'),
  });
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, cookie = '') => shop.app.request(path, { headers: { cookie } });

test('the folder’s pages are listed', async () => {
  const text = await (await get('/pages/')).text();
  expect(text).toContain('<a href="/pages/chair.html">');
  expect(text).toContain('<a href="/pages/deep/sofa.html">');
});

test('a page’s token adds to its visitor’s cart', async () => {
  const page = await get('/pages/chair.html');
  const [, token] = (await page.text()).match(/value="([\w-]+)"/)!;
  const added = await shop.app.request('/api/cart/add-items', {
    method: 'POST',
    headers: {
      cookie: page.headers.get('set-cookie')!.split(';')[0]!,
      'content-type': 'application/json',
      RequestVerificationToken: token!,
    },
    body: JSON.stringify({ items: [{ Sku: '410553', Quantity: 2 }] }),
  });
  expect(await added.json()).toMatchObject({ isSuccess: true, items: [{ sku: '410553', quantity: 2 }] });
});

test('other files are served unchanged', async () => {
  const css = await get('/pages/own.css');
  expect(css.headers.get('content-type')).toContain('text/css');
  expect(await css.text()).toBe('body{}');
});

test('the shop’s security policy is not sent', async () => {
  expect((await get('/pages/chair.html')).headers.get('content-security-policy')).toBe(
    "frame-ancestors 'self'",
  );
});

test.each([
  '/pages/none.html',
  '/pages/%2e%2e/secret.html',
  '/pages/..%2fsecret.html',
  '/pages/site%00.html',
])('%s is not served', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('words nobody may read');
});

test('a missing folder is an error with its name', async () => {
  const options = { database: ':memory:', catalogSize: 20, dist: 'dist', pagesFolder: 'no-such-folder' };
  await expect(createStorefront(options)).rejects.toThrow('--pages: "no-such-folder" was given');
});

test('npm start accepts the folder', () => {
  expect(parseArguments(['--pages', 'my-pages'], {}).pagesFolder).toBe('my-pages');
});

test('under /strict/ a page has Trusted Types on', async () => {
  const page = await get('/strict/pages/chair.html');
  expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(await page.text()).toMatch(/value="[\w-]+"/);
  expect((await get('/strict/pages/own.css')).status).toBe(200);
});

test('under /hostile/ a page has the hostile scripts', async () => {
  writeFileSync(join(folder, 'site/whole.html'), '<html><head></head><body><p>Here</p></body></html>');
  const text = await (await get('/hostile/pages/whole.html')).text();
  expect(text).toContain('/shop/hostile/prototypes.js');
  expect(text).toContain('<p>Here</p>');
  expect((await get('/hostile/pages/../../secret.html')).status).toBe(404);
});
