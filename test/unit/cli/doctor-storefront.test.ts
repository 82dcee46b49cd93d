import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { diagnose } from '../../../src/cli/doctor.ts';
import { calls } from '../../../src/contract/calls.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../../storefront/server.ts';

const islands = await readIslands('widgets');
let shop: Storefront;
let server: RunningStorefront;

beforeAll(async () => {
  shop = await createStorefront({ database: ':memory:', catalogSize: 200, dist: 'dist', testMode: true });
  server = await shop.listen(0);
});
afterAll(async () => {
  await server.close();
  shop.close();
});

const pages = [
  '/',
  '/p/410553',
  '/sofas',
  '/search?query=sofa',
  '/checkout/cart',
  '/account/login',
  '/?brand=modern',
];

test.each(pages)('the reference storefront’s page %s has no mistake', async (path) => {
  const url = server.url + path;
  const html = await (await fetch(url)).text();
  expect(html).toContain('data-island=');
  const read = async () => undefined;
  expect(await diagnose(html, { islands, calls, url, hasFiles: false, read })).toEqual([]);
});

test('its legacy file cart.js is not taken for the widget’s', async () => {
  const html = await (await fetch(`${server.url}/p/410553`)).text();
  const read = async () => undefined;
  const found = await diagnose(html.replace('</head>', '<script src="/shop/cart.js"></script></head>'), {
    islands,
    calls,
    url: server.url,
    hasFiles: false,
    read,
  });
  expect(found).toEqual([]);
});
