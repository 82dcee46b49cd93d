import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { ListingSort } from '../../../../src/domain/listing/listing-query.ts';
import { generateCatalog, knownProducts, type Product } from '../../../storefront/catalog/catalog.ts';
import {
  clearProducts,
  countProducts,
  createProductTables,
  productBySku,
  productsBySku,
  saveProducts,
  storedCategories,
} from '../../../storefront/catalog/store.ts';
import { productsInCategory, searchProducts } from './listed.ts';

const catalog = generateCatalog();
const db = openStore(catalog);
afterAll(() => db.close());

function openStore(products: Product[]): DatabaseSync {
  const store = new DatabaseSync(':memory:');
  createProductTables(store);
  saveProducts(store, products);
  return store;
}

const skusOf = (products: readonly Product[]) => products.map(({ sku }) => sku);
const askedCents = ({ salePriceCents, priceCents }: Product) => salePriceCents ?? priceCents;

describe('the stored catalogue', () => {
  test('is read back unchanged', () => {
    expect(countProducts(db)).toBe(2000);
    expect(productBySku(db, knownProducts.inStock)).toEqual(
      catalog.find(({ sku }) => sku === knownProducts.inStock),
    );
  });

  test('is found by skus in the requested order, without unknown ones', () => {
    const wanted = [knownProducts.smallPrice, 'nothing', knownProducts.inStock];
    expect(skusOf(productsBySku(db, wanted))).toEqual([knownProducts.smallPrice, knownProducts.inStock]);
    expect(productBySku(db, 'nothing')).toBeUndefined();
  });

  test('has all of a batch, or none of it if a sku is a duplicate', () => {
    const store = openStore(catalog.slice(0, 5));
    expect(() => saveProducts(store, [catalog[5]!, catalog[0]!])).toThrow(/UNIQUE/);
    expect(countProducts(store)).toBe(5);
    const { items } = searchProducts(store, { text: catalog[5]!.name });
    expect(skusOf(items)).not.toContain(catalog[5]!.sku);
    store.close();
  });

  test('can be replaced by another catalogue, also for the search', () => {
    const store = openStore(catalog.slice(0, 5));
    clearProducts(store);
    expect(countProducts(store)).toBe(0);
    expect(searchProducts(store, { text: 'sofa' }).total).toBe(0);
    saveProducts(store, catalog.slice(0, 5));
    expect(skusOf(searchProducts(store, { text: 'marlow sofa' }).items)).toEqual([knownProducts.inStock]);
    store.close();
  });

  test('keeps its tables when they are created again', () => {
    createProductTables(db);
    expect(countProducts(db)).toBe(2000);
  });

  test('is counted by category, the largest first', () => {
    const stored = storedCategories(db, { brand: 'modern' });
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(
      catalog.filter(({ brand }) => brand === 'modern').length,
    );
    expect(stored.map(({ count }) => count)).toEqual(stored.map(({ count }) => count).sort((a, b) => b - a));
    expect(stored).toContainEqual({
      slug: 'sofas',
      name: 'Sofas & Sectionals',
      count: catalog.filter(({ brand, category }) => brand === 'modern' && category === 'sofas').length,
    });
  });
});

describe('a category listing', () => {
  const sofas = catalog.filter(({ category, brand }) => category === 'sofas' && brand === 'core');

  test('has every product of category and brand once over its pages', () => {
    const pages: Product[] = [];
    for (let skip = 0; skip < sofas.length; skip += 10) {
      const page = productsInCategory(db, { category: 'sofas', brand: 'core', skip, take: 10 });
      expect(page.total).toBe(sofas.length);
      pages.push(...page.items);
    }
    expect(skusOf(pages).sort()).toEqual(skusOf(sofas).sort());
  });

  test('has both brands if none is requested', () => {
    const { total, items } = productsInCategory(db, { category: 'sofas', take: 500 });
    expect(total).toBe(catalog.filter(({ category }) => category === 'sofas').length);
    expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['core', 'modern']));
  });

  test('is empty past its end and for an unknown category', () => {
    expect(productsInCategory(db, { category: 'sofas', skip: 9999 }).items).toEqual([]);
    expect(productsInCategory(db, { category: 'boats' })).toEqual({ items: [], total: 0 });
  });

  const sorted = (sortBy: ListingSort) =>
    productsInCategory(db, { category: 'sofas', brand: 'core', sortBy, take: 500 }).items;
  const ascending = (values: number[]) => [...values].sort((a, b) => a - b);

  test('is sorted by bestsellers by default', () => {
    const ranks = productsInCategory(db, { category: 'sofas', brand: 'core', take: 500 }).items.map(
      ({ bestsellerRank }) => bestsellerRank,
    );
    expect(ranks).toEqual(ascending(ranks));
  });

  test('sorts by current price, including sale prices', () => {
    const low = sorted('price-low').map(askedCents);
    expect(low).toEqual(ascending(low));
    expect(sorted('price-high').map(askedCents)).toEqual(ascending(low).reverse());
    expect(sofas.some(({ salePriceCents }) => salePriceCents !== undefined)).toBe(true);
  });

  test('sorts by rating, the best first', () => {
    const ratings = sorted('top-rated').map(({ rating }) => rating);
    expect(ratings).toEqual(ascending(ratings).reverse());
  });

  test('sorts by name from A to Z', () => {
    const names = sorted('name').map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  test('sorts new products before others', () => {
    const news = sorted('newest').map(({ isNew }) => Number(isNew));
    expect(news).toEqual(ascending(news).reverse());
    expect(news).toContain(1);
  });
});

describe('the search', () => {
  const found = (text: string, query = {}) => searchProducts(db, { text, ...query });

  test('finds a product by its sku alone', () => {
    expect(found(` ${knownProducts.smallPrice} `)).toMatchObject({
      total: 1,
      items: [{ sku: knownProducts.smallPrice }],
    });
  });

  test('finds products that contain every word', () => {
    const { items, total } = found('walnut dining table', { take: 500 });
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
    for (const { name, categoryName, color, material, description } of items) {
      const text = [name, categoryName, color, material, description].join(' ').toLowerCase();
      for (const word of ['walnut', 'dining', 'table']) expect(text).toContain(word);
    }
  });

  test('ranks words in the name above words in the description', () => {
    expect(found('dutch oven').items[0]?.name).toContain('Dutch Oven');
  });

  test.each([
    ['sofas', 'sofa'],
    ['wine glasses', 'wine glass'],
    ['cubbies', 'cubby'],
    ["kids' bed", 'kids bed'],
    ['KIDS’ BED', 'kids bed'],
    ['bouclé', 'boucle'],
  ])('finds the same by "%s" as by "%s"', (typed, plain) => {
    expect(found(plain).total).toBeGreaterThan(0);
    expect(found(typed).total).toBe(found(plain).total);
  });

  test('finds a shelf by "shelves"', () => {
    const shelves = new Set(skusOf(found('shelves', { take: 500 }).items));
    const shelf = skusOf(found('shelf', { take: 500 }).items);
    expect(shelf.length).toBeGreaterThan(0);
    expect(shelf.filter((sku) => !shelves.has(sku))).toEqual([]);
  });

  test('finds words by their prefix', () => {
    expect(found('nightst').total).toBeGreaterThanOrEqual(found('nightstand').total);
    expect(found('nightst').total).toBeGreaterThan(0);
  });

  test('stays within a brand, and within children’s products', () => {
    expect(new Set(found('armchair', { brand: 'modern' }).items.map(({ brand }) => brand))).toEqual(
      new Set(['modern']),
    );
    expect(new Set(found('bed', { isKids: true }).items.map(({ isKids }) => isKids))).toEqual(
      new Set([true]),
    );
  });

  test('has pages without overlap', () => {
    const first = found('table', { take: 20 });
    const second = found('table', { skip: 20, take: 20 });
    expect(second.total).toBe(first.total);
    expect(new Set([...skusOf(first.items), ...skusOf(second.items)]).size).toBe(40);
  });

  test.each([
    '',
    '   ',
    '"',
    '*',
    'AND',
    'sofa" OR "bed',
    'name:sofa',
    "'; DROP TABLE products; --",
    '(',
    '😀',
  ])('reads %j as words, not as a query', (text) => {
    expect(found(text).total).toBeLessThan(2000);
    expect(countProducts(db)).toBe(2000);
  });
});
