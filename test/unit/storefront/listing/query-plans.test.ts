import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ShopDatabase } from '../../../storefront/database.ts';
import { createStorefront, type Storefront } from '../../../storefront/server.ts';

/*
 * A request's database queries must not take longer in a larger shop. test/bench/request-cpu.ts measures 100,000
 * products; this test checks the query plan of each statement.
 */

let folder: string;
let shop: Storefront;
let database: DatabaseSync;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-plans-'));
  const file = join(folder, 'shop.sqlite');
  shop = await createStorefront({ database: file, catalogSize: 600, dist: folder });
  database = new DatabaseSync(file);
});
afterAll(() => {
  database.close();
  shop.close();
  rmSync(folder, { recursive: true });
});

/** The tables that are as large as the catalogue. */
const large = 'products|listed_products|product_facets|facet_values|search_words';

/** A request's statements on large tables, with the steps of their query plans. */
async function plansOf(path: string): Promise<{ sql: string; steps: string[] }[]> {
  const prepare = vi.spyOn(ShopDatabase.prototype, 'prepare');
  const response = await shop.app.request(path);
  await response.text();
  const asked = prepare.mock.calls.map(([sql]) => sql);
  const statements = new Set(asked.filter((sql) => new RegExp(`\\b(${large})\\b`).test(sql)));
  prepare.mockRestore();
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  return [...statements].map((sql) => ({
    sql,
    steps: database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail)),
  }));
}

const paths = [
  '/',
  '/?brand=modern',
  '/living',
  '/sofas',
  '/sofas?facets=color_navy,price_100-2000&sortBy=name',
  '/sale?sortBy=price-low',
  '/sofas?sortBy=newest',
  '/shop/top-rated',
  '/search?query=t',
  '/search?query=ta',
  '/search?query=table&sortBy=top-rated',
  '/search?query=smart+coffee+tabel',
  '/search?query=night+stand',
  '/search?query=zzzz',
  '/search?query=table&isModelOnly=true',
  '/p/410553',
  '/recommendation/index?podid=people-also-viewed-pdp&limit=24&showaddtocart=true&showshopall=true&sku=410553',
  '/recommendation/index?podid=trending-products&limit=15&showaddtocart=true&showshopall=true',
];

test.each(paths)('%s reads no large table from end to end', async (path) => {
  const plans = await plansOf(path);
  const scans = plans.filter(({ steps }) =>
    steps.some((step) => new RegExp(`^SCAN (${large})\\b`).test(step)),
  );
  expect(scans).toEqual([]);
});

test.each(paths)('%s has nothing sorted by the database', async (path) => {
  const plans = await plansOf(path);
  expect(plans.filter(({ steps }) => steps.some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
});

test('a listing asks the database only for the products that it shows', async () => {
  const tables = (await plansOf('/sofas?facets=color_navy')).flatMap(
    ({ sql }) => sql.match(/FROM (\w+)/)?.[1],
  );
  expect(new Set(tables)).toEqual(new Set(['products']));
});

test('a search for one letter asks for its words by their index', async () => {
  const [plan] = (await plansOf('/search?query=t')).filter(({ sql }) => sql.includes('search_words'));
  expect(plan?.steps.join()).toMatch(/^SEARCH search_words USING INDEX \S+ \(word>\? AND word<\?\)$/);
});
