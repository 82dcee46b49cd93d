import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductListing } from '../../../../src/contract/listing/listing.ts';
import { loadFeed } from '../../../storefront/load-feed.ts';
import { openStorefront } from '../shopper.ts';

let folder: string;
let shop: Awaited<ReturnType<typeof openStorefront>>;

const header = 'id,title,availability,price,sale_price,product_type,color,material,product_width';
const rows = [
  'A1,Bench,in_stock,99.95 USD,,Benches,Seegrün,Teak,120 cm',
  'A2,Bench,in_stock,250.00 USD,199.00 USD,Benches,海の色,Teak,',
  'A3,Bench,backorder,500.00 CAD,,Benches,,Oak & Ash,60 in',
  'L1,Zebra,in_stock,1.00 USD,,Vases,white/white stained oak effect,,',
  'L2,Étagère,in_stock,1.00 USD,,Vases,White / Black,,',
  'L3,eclipse,in_stock,1.00 USD,,Vases,,,',
  'L4,Œuvre,in_stock,1.00 USD,,Vases,,,',
  'L5,Apple,in_stock,1.00 USD,,Vases,,,',
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-feed-'));
  const file = join(folder, 'feed.csv');
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  const database = join(folder, 'shop.sqlite');
  await loadFeed(file, database, { isTerminal: false, write: () => {} });
  shop = await openStorefront({ database });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function listing(search = '', category = 'benches') {
  const response = await fetch(`${shop.url}/${category}?isModelOnly=true&${search}`);
  return parse(getProductListing.answer, await response.json());
}
const values = ({ facets }: Awaited<ReturnType<typeof listing>>, id: string) =>
  facets.find((facet) => facet.id === id)?.filterItems ?? [];

test('a shop’s own products have the facets that their feed has data for', async () => {
  const answer = await listing();
  expect(answer.totalCount).toBe(3);
  expect(answer.facets.map(({ id }) => id)).toEqual(['color', 'material', 'feature', 'price', 'width']);
  expect(values(answer, 'color').map(({ name }) => name)).toEqual(['Seegrün', '海の色']);
  expect(values(answer, 'material').map(({ name, itemCount }) => `${name} ${itemCount}`)).toEqual([
    'Teak 2',
    'Oak & Ash 1',
  ]);
});

test('each value leads to its products, whatever its characters', async () => {
  const colors = values(await listing(), 'color');
  for (const { uniqueId, itemCount } of colors)
    expect((await listing(`facets=${encodeURIComponent(uniqueId)}`)).totalCount).toBe(itemCount);
});

test('a price in Canadian dollars is found by its amount in Canada', async () => {
  const found = await listing('country=CA&facets=price_500-500');
  expect(found.minisets.map(({ sku }) => sku)).toEqual(['A3']);
});

test('a product without a width is in no range of widths', async () => {
  expect((await listing('facets=width_-60')).minisets.map(({ sku }) => sku).sort()).toEqual(['A1', 'A3']);
});

test('an empty landing page is not linked', async () => {
  const html = await (await fetch(`${shop.url}/`)).text();
  const paths = [...html.matchAll(/href="(\/shop\/[\w-]+)"/g)].map(([, path]) => path!);
  for (const path of paths) expect((await fetch(shop.url + path)).status).toBe(200);
  expect(paths).not.toContain('/shop/kids-room');
});

test('several colors of a product are values of their own', async () => {
  const colors = values(await listing('', 'vases'), 'color');
  expect(colors.map(({ uniqueId, itemCount }) => `${uniqueId} ${itemCount}`)).toEqual([
    'color_white 2',
    'color_black 1',
    'color_white-stained-oak-effect 1',
  ]);
});

test('names are sorted as in a dictionary, whatever their case and accents', async () => {
  const { minisets } = await listing('sortBy=name', 'vases');
  expect(minisets.map(({ name }) => name)).toEqual(['Apple', 'eclipse', 'Étagère', 'Œuvre', 'Zebra']);
});
