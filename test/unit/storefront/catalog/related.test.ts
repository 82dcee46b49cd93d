import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { generateCatalog, knownProducts, type Product } from '../../../storefront/catalog/catalog.ts';
import { bestsellers, newArrivals, relatedProducts } from '../../../storefront/catalog/related.ts';
import {
  createProductTables,
  productBySku,
  productsInFamily,
  saveProducts,
} from '../../../storefront/catalog/store.ts';

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
