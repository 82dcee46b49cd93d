import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadFeed } from '../../storefront/load-feed.ts';
import { openStorefront, Shopper } from './shopper.ts';

let folder: string;
let database: string;
let written: string;
const report = {
  isTerminal: false,
  write(text: string) {
    written += text;
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-feed-'));
  database = join(folder, 'shop.sqlite');
  written = '';
});
afterEach(() => rmSync(folder, { recursive: true }));

function feed(...rows: string[]): string {
  const file = join(folder, 'feed.tsv');
  const header = 'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\tproduct_type';
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  return file;
}

const row = (id: string, title: string, price: string, type: string) =>
  [id, title, `${title}.`, 'https://shop.example/x', '', 'in_stock', price, '', type].join('\t');

test('a feed’s products are in the shop’s categories, pages and cart', async () => {
  const file = feed(
    row('A1', 'Plain <b>Chair</b>', '99.95 USD', 'Garden > Deck Chairs'),
    row('A2', 'Bench', '120.00 USD', 'Benches'),
  );
  await loadFeed(file, database, report);
  expect(written).toMatch(/100%, 2 rows\n2 products loaded in \d+\.\d s\.\n$/);

  const shop = await openStorefront({ database });
  const shopper = new Shopper(shop.url);
  for (const brand of ['core', 'modern']) {
    const home = await shopper.page(`/?brand=${brand}`);
    const paths = [...home.matchAll(/class="shop-menu-name" href="([^"]+)">(Deck Chairs|Benches)</g)].map(
      ([, path]) => path!,
    );
    expect(paths).toHaveLength(2);
    for (const path of [...paths, '/p/A1', '/search?query=bench', '/sale', '/new'])
      expect(`${path} ${(await shopper.fetch(path)).status}`).toBe(`${path} 200`);
  }
  expect(await shopper.page('/p/A1')).toContain('Plain &lt;b&gt;Chair&lt;/b&gt;');
  expect((await shopper.submit('/cart/add', { Sku: 'A1', Quantity: '2' })).status).toBe(303);
  expect((await shopper.cart()).orderSummary.subtotal).toBe(2 * 9995);
  await shop.close();
});

test('an invalid row is left out and reported with its line and reason', async () => {
  const file = feed(row('A1', 'Chair', '99.95 USD', 'Chairs'), row('A2', 'Bench', 'cheap', 'Benches'));
  await loadFeed(file, database, report);
  expect(written).toMatch(/feed\.tsv:3: left out: price: "cheap" was given; accepted: /);
  expect(written).toMatch(/1 product loaded .*; 1 row left out, reported above\.\n$/);
});

test('a feed without a valid row leaves the shop as it was', async () => {
  const first = feed(row('A1', 'Chair', '99.95 USD', 'Chairs'));
  await loadFeed(first, database, report);
  await expect(loadFeed(feed(row('A2', 'Bench', 'cheap', 'Benches')), database, report)).rejects.toThrow(
    /none of its 1 rows/,
  );
  await expect(loadFeed(join(folder, 'none.tsv'), database, report)).rejects.toThrow(/there is no such file/);
  const shop = await openStorefront({ database });
  expect((await new Shopper(shop.url).fetch('/p/A1')).status).toBe(200);
  await shop.close();
});
