import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { countProducts } from '../../storefront/catalog/store.ts';
import { openDatabase } from '../../storefront/database.ts';
import { fillShop } from '../../storefront/fill-shop.ts';
import { searchProducts } from './catalog/listed.ts';

test('replacing a shop’s products leaves the given number, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const file = join(folder, 'shop.sqlite');
  try {
    fillShop(file, 300);
    fillShop(file, 40);
    const database = openDatabase(file);
    expect(countProducts(database)).toBe(40);
    const { total } = database.prepare('SELECT COUNT(*) AS total FROM listed_products').get()!;
    expect(total).toBe(40);
    expect(searchProducts(database, { text: knownProducts.inStock }).total).toBe(1);
    database.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a database older than the listing tables gets them when it is opened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const file = join(folder, 'shop.sqlite');
  try {
    fillShop(file, 40);
    const before = openDatabase(file);
    before.exec(
      'DROP TABLE listed_products; DROP TABLE product_facets; DROP TABLE facet_values; DROP TABLE search_words',
    );
    before.close();
    const database = openDatabase(file);
    const { total } = database.prepare('SELECT COUNT(*) AS total FROM listed_products').get()!;
    expect(total).toBe(40);
    expect(searchProducts(database, { text: 'sofa' }).total).toBeGreaterThan(0);
    database.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
