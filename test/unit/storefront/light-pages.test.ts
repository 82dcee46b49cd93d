import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefront } from './shopper.ts';

let storefront: Awaited<ReturnType<typeof openStorefront>>;

beforeAll(async () => {
  storefront = await openStorefront({ catalogSize: 60 });
});
afterAll(() => storefront.close());

const textOf = async (path: string) => (await fetch(storefront.url + path)).text();
const sheetsOf = async (path: string) =>
  [...(await textOf(path)).matchAll(/<link rel="stylesheet" href="\/shop\/([\w-]+)\.css"/g)].map(
    ([, name]) => name,
  );

test.each(['/', `/p/${knownProducts.inStock}`, '/sofas', '/search?query=sofa'])(
  '%s does not wait for the stylesheets of cart and checkout',
  async (path) => {
    const sheets = await sheetsOf(path);
    expect(sheets).toEqual(expect.arrayContaining(['legacy', 'pages', 'browse']));
    expect(sheets.filter((name) => /cart|checkout/.test(name!))).toEqual([]);
  },
);

test.each(['/checkout/cart', '/account/login'])(
  '%s has the stylesheets of forms and cart, and none of listings or of checkout’s steps',
  async (path) => {
    const sheets = await sheetsOf(path);
    expect(sheets).toEqual(expect.arrayContaining(['account', 'cart']));
    expect(sheets.filter((name) => /listing|checkout-/.test(name!))).toEqual([]);
  },
);

test('any other page has the stylesheets of forms, cart and checkout', async () => {
  const sheets = await sheetsOf('/customer-service/shipping');
  expect(sheets).toEqual(expect.arrayContaining(['account', 'cart', 'checkout-steps']));
});

test('no page waits for its end before it is painted', async () => {
  expect(await textOf('/')).not.toContain('blocking=');
});

test('an answer in JSON is compressed, as pages are', async () => {
  const path = '/recommendation/index?podid=trending-products';
  const answer = await fetch(storefront.url + path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Content-Type')).toMatch(/json/);
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  await expect(answer.json()).resolves.toBeTypeOf('object');
});
