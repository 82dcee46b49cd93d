import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { ListingSort } from '../../../../src/domain/listing/listing-query.ts';
import { generateCatalog, knownProducts, type Product } from '../../../storefront/catalog/catalog.ts';
import { bestsellers, newArrivals, relatedProducts } from '../../../storefront/catalog/related.ts';
import {
  clearProducts,
  countProducts,
  createProductTables,
  productBySku,
  productsBySku,
  productsInFamily,
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

describe('a recommendation', () => {
  const pod = 'people-also-viewed-pdp';

  test('is the same for the same request and differs between pods', () => {
    const query = { sku: knownProducts.inStock, pod, limit: 15 };
    expect(relatedProducts(db, query)).toEqual(relatedProducts(db, query));
    expect(skusOf(relatedProducts(db, query))).not.toEqual(
      skusOf(relatedProducts(db, { ...query, pod: 'shop-similar-products' })),
    );
  });

  test('is never the product itself, a duplicate or sold out, and reaches the limit', () => {
    for (const { sku } of catalog.filter((_product, i) => i % 40 === 0)) {
      for (const name of [pod, 'people-also-bought-cart-confirmation', 'you-may-also-like-cart']) {
        const items = relatedProducts(db, { sku, pod: name, limit: 24 });
        expect(items).toHaveLength(24);
        expect(new Set(skusOf(items)).size).toBe(24);
        expect(skusOf(items)).not.toContain(sku);
        expect(items.filter(({ stock }) => stock === 'out')).toEqual([]);
      }
    }
  });

  test('stays in the brand of the product', () => {
    const items = relatedProducts(db, { sku: knownProducts.modernBrand, pod, limit: 24 });
    expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['modern']));
  });

  test('is never an add-on, which the layer offers as an extra', () => {
    const withAddOns = catalog.filter(({ addOnSkus }, i) => addOnSkus.length > 0 && i % 20 === 0);
    for (const { sku, addOnSkus } of [productBySku(db, knownProducts.inStock)!, ...withAddOns]) {
      const items = relatedProducts(db, { sku, pod: 'people-also-bought-cart-confirmation', limit: 24 });
      expect(items).toHaveLength(24);
      expect(skusOf(items).filter((item) => addOnSkus.includes(item))).toEqual([]);
    }
  });

  test('comes from the product’s category while that has any', () => {
    const items = relatedProducts(db, { sku: knownProducts.inStock, pod, limit: 15 });
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['sofas']));
  });

  test.each([undefined, 'nothing'])('is a bestseller for the sku %s', (sku) => {
    const items = relatedProducts(db, { sku, pod: 'trending-products', limit: 15, brand: 'core' });
    expect(items).toHaveLength(15);
    expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['core']));
  });

  test('may be any product in a small shop', () => {
    const store = openStore(catalog.slice(0, 4));
    const items = relatedProducts(store, { sku: catalog[0]!.sku, pod, limit: 15 });
    const others = catalog
      .slice(1, 4)
      .filter(({ sku, stock }) => stock !== 'out' && !catalog[0]!.addOnSkus.includes(sku));
    expect(skusOf(items).sort()).toEqual(skusOf(others).sort());
    store.close();
  });
});

describe('bestsellers and new products', () => {
  test('bestsellers are sorted by rank and available', () => {
    const items = bestsellers(db, { brand: 'core', take: 50 });
    const sellable = catalog
      .filter(({ brand, stock }) => brand === 'core' && stock !== 'out')
      .sort((a, b) => a.bestsellerRank - b.bestsellerRank);
    expect(skusOf(items)).toEqual(skusOf(sellable.slice(0, 50)));
  });

  test('bestsellers of a category continue after the first page', () => {
    const all = skusOf(bestsellers(db, { category: 'beds', take: 30 }));
    expect(skusOf(bestsellers(db, { category: 'beds', skip: 10, take: 20 }))).toEqual(all.slice(10));
  });

  test('new arrivals are new and available', () => {
    const items = newArrivals(db, { brand: 'modern', take: 500 });
    expect(skusOf(items)).toContain(knownProducts.newArrival);
    expect(
      items.filter(({ isNew, stock, brand }) => !isNew || stock === 'out' || brand !== 'modern'),
    ).toEqual([]);
  });

  test('a collection has at most as many products as requested', () => {
    const pieces = productsInFamily(db, 'f4105');
    expect(skusOf(pieces).sort()).toEqual([knownProducts.inStock, knownProducts.madeToOrder].sort());
    expect(productsInFamily(db, 'f4105', { take: 1 })).toEqual(pieces.slice(0, 1));
  });
});
