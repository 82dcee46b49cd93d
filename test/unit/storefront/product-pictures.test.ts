import { beforeAll, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
let shopper: Shopper;

beforeAll(async () => {
  shopper = new Shopper(storefront.url);
});

async function picturesOf(path: string): Promise<{ alt: string; url: string }[]> {
  const html = await shopper.page(path);
  const gallery = /<ul class="product-pictures">.*?<\/ul>/s.exec(html)![0];
  return [...gallery.matchAll(/<img src="([^"]+)".*?alt="([^"]*)"/gs)].map(([, url, alt]) => ({
    alt: alt!,
    url: url!.replaceAll('&amp;', '&'),
  }));
}

test('a product’s page shows it whole, from above, in a room, beside a door and from near, each with its own name', async () => {
  const pictures = await picturesOf(`/p/${knownProducts.inStock}`);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Marlow 3-Seat Sofa',
    'Marlow 3-Seat Sofa, from above',
    'Marlow 3-Seat Sofa, in a room',
    'Marlow 3-Seat Sofa, beside a door of 80 inches',
    'Marlow 3-Seat Sofa, from near',
  ]);
});

test('each is another picture, in the chosen fabric', async () => {
  const html = await shopper.page(`/p/${knownProducts.inStock}`);
  const codes = [...html.matchAll(/data-choice-code="([^"]+)"/g)].map(([, code]) => code!);
  const pictures = await picturesOf(`/p/${knownProducts.inStock}?option=${codes[1]}`);
  const drawn = await Promise.all(pictures.map(async ({ url }) => (await shopper.fetch(url)).text()));
  expect(pictures.every(({ url }) => url.includes(`option=${codes[1]}`))).toBe(true);
  expect(new Set(drawn).size).toBe(5);
});

test('an unknown view is the whole product', async () => {
  const path = `/pictures/${knownProducts.inStock}.svg`;
  const whole = await (await shopper.fetch(path)).text();
  expect(await (await shopper.fetch(`${path}?view=toString`)).text()).toBe(whole);
});
