import { expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { wholeCart } from './cart-shopper.ts';
import { formFields } from './form-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 300 });
const { inStock, madeToOrder, lowStock } = knownProducts;

const lines = async (shopper: Shopper) =>
  (await wholeCart(shopper)).lineItems.map(({ sku, quantity }) => [sku, quantity]);

test('a set has a form for each product, and its button puts one of each into the cart, without script', async () => {
  const shopper = new Shopper(storefront.url);
  const page = await shopper.page('/sets/marlow');
  expect(page.match(/action="\/cart\/add"/g)).toHaveLength(3);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const answer = await shopper.submit('/cart/add-set', formFields(page, '/cart/add-set'));
  expect(answer.status).toBe(303);
  expect(await lines(shopper)).toEqual([
    [inStock, 1],
    [madeToOrder, 1],
    [lowStock, 1],
  ]);
});

test('a set without products is refused by name, and a set that is not there is no page', async () => {
  const shopper = new Shopper(storefront.url);
  const refused = await shopper.submit('/cart/add-set', { Skus: ' ' });
  expect(refused.status).toBe(400);
  expect(await lines(shopper)).toEqual([]);
  expect((await shopper.fetch('/sets/nothing')).status).toBe(404);
});

test('the page of a product leads to its set', async () => {
  const shopper = new Shopper(storefront.url);
  expect(await shopper.page(`/p/${inStock}`)).toContain('href="/sets/marlow"');
});
