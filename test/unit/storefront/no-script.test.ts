import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { formFields } from './form-shopper.ts';
import { openStorefront, openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, outOfStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

/** The fields of the product page's own form, as a browser would post them. */
async function productForm(sku: string): Promise<Record<string, string>> {
  const form =
    /<form class="shop-add-form"[^>]* method="post" action="\/cart\/add">.*?<\/form>/s.exec(
      await shopper.page(`/p/${sku}`),
    )?.[0] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
}

/** Presses the first button of the page that adds a product to the cart. */
async function addFirst(html: string): Promise<Response> {
  const [, sku] = /<button[^>]* name="Sku" value="(\w+)"/.exec(html)!;
  return shopper.submit('/cart/add', { ...formFields(html, '/cart/add'), Sku: sku! });
}

describe('a shopper without script', () => {
  test('adds to the cart with the form of the product page, and sees the cart', async () => {
    const response = await shopper.submit('/cart/add', { ...(await productForm(inStock)), Quantity: '2' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/checkout/cart');
    const cart = await shopper.page('/checkout/cart');
    expect(cart).toContain('Marlow 3-Seat Sofa');
    expect(cart).toContain('Cart (<span>2</span>)');
  });

  test('adds a product of a listing with its tile’s own button', async () => {
    const response = await addFirst(await shopper.page('/rugs'));
    expect(response.headers.get('Location')).toBe('/checkout/cart');
    expect((await shopper.cart()).lineItems).toMatchObject([{ quantity: 1 }]);
  });

  test('compares products that are ticked in a listing, and adds one of them', async () => {
    const listing = await shopper.page('/sofas');
    expect(listing).toContain('<form id="compare" method="get" action="/compare">');
    const ticked = [...listing.matchAll(/<input type="checkbox" name="sku" value="(\w+)" form="compare"/g)]
      .slice(0, 2)
      .map(([, sku]) => `sku=${sku}`);
    const comparison = await shopper.page(`/compare?${ticked.join('&')}`);
    expect(comparison.match(/<th scope="col"/g)).toHaveLength(2);
    await addFirst(comparison);
    expect((await shopper.cart()).lineItems).toHaveLength(1);
  });

  test('finds the stores of a ZIP code and makes one of them theirs', async () => {
    const product = await shopper.page(`/p/${inStock}`);
    const asked = new URLSearchParams({ ...formFields(product, '/stores'), zip: '60611' });
    const stores = await shopper.page(`/stores?${asked}`);
    expect(stores).toContain('value="60611"');
    await shopper.submit('/stores/select', formFields(stores, '/stores/select'));
    expect(await shopper.page(`/p/${inStock}`)).toContain('Your store:');
  });

  test('changes a quantity and removes a line', async () => {
    await shopper.submit('/cart/add', { Sku: smallPrice, Quantity: '1' });
    const [line] = (await shopper.cart()).lineItems;
    await shopper.submit('/checkout/cart/update', { LineId: line!.id, Quantity: '5' });
    const changed = await shopper.cart();
    expect(changed.lineItems).toMatchObject([{ quantity: 5 }]);
    expect(changed.orderSummary.subtotal).toBe(5 * line!.price);
    const response = await shopper.submit('/checkout/cart/remove', { LineId: line!.id });
    expect(response.status).toBe(303);
    expect(await shopper.page('/checkout/cart')).toContain('Your cart is empty.');
  });

  test.each([
    ['/', 3],
    ['/living', 2],
    ['/sofas', 3],
    [`/p/${inStock}`, 4],
  ])('finds another way on at each island of %s that shows products', async (path, count) => {
    const html = await shopper.page(path);
    const hosts = html.match(/<section class="shop-pod.*?<\/section>/gs)!;
    const ways = hosts.map((host) => /<a href="([^"]*)">/.exec(host)?.[1]);
    expect(ways).toHaveLength(count);
    expect(new Set(ways).size).toBe(count);
    for (const way of ways) expect((await shopper.fetch(way!)).status).toBe(200);
  });

  test('stays on strict pages', async () => {
    const response = await shopper.submit('/strict/cart/add', { Sku: smallPrice, Quantity: '1' });
    expect(response.headers.get('Location')).toBe('/strict/checkout/cart');
  });

  test.each([
    ['0', /Quantity: 0 was given; accepted: a whole number from 1 to 99/],
    ['100', /Quantity: 100 was given; accepted: a whole number from 1 to 99/],
    ['-1', /Quantity: &quot;-1&quot; was given; accepted: a whole number/],
    ['a few', /Quantity: &quot;a few&quot; was given/],
  ])('gets an error for a quantity of %s', async (quantity, reason) => {
    const response = await shopper.submit('/cart/add', { Sku: inStock, Quantity: quantity });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('gets an error for a product that is out of stock', async () => {
    const response = await shopper.submit('/cart/add', { Sku: outOfStock, Quantity: '1' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Fenwick Walnut Coffee Table is out of stock');
  });

  test('cannot post without the token of this session', async () => {
    const response = await shopper.submit('/cart/add', { Sku: inStock, __RequestVerificationToken: 'x' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Please load the page again');
    const bare = await shopper.fetch('/checkout/cart/remove', { method: 'POST', body: 'not a form' });
    expect(bare.status).toBe(403);
  });

  test('cannot change another shopper’s cart', async () => {
    await shopper.submit('/cart/add', { Sku: inStock, Quantity: '1' });
    const [line] = (await shopper.cart()).lineItems;
    const other = new Shopper(storefront.url);
    await other.submit('/checkout/cart/remove', { LineId: line!.id });
    await other.submit('/checkout/cart/update', { LineId: line!.id, Quantity: '9' });
    expect((await shopper.cart()).lineItems).toMatchObject([{ quantity: 1 }]);
  });
});

test('a cart, its session and its tokens survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const database = join(folder, 'shop.sqlite');
  try {
    const first = await openStorefront({ database, catalogSize: 60 });
    const visitor = new Shopper(first.url);
    await visitor.submit('/cart/add', { Sku: inStock, Quantity: '3' });
    const token = await visitor.token();
    const before = await visitor.cart();
    await first.close();

    const second = await openStorefront({ database, catalogSize: 60 });
    const back = visitor.tab(second.url);
    expect(await back.cart()).toEqual(before);
    const items = [{ Sku: smallPrice, Quantity: 1 }];
    expect((await back.post('/api/cart/add-items', { items }, token)).status).toBe(200);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
