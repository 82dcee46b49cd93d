import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { forgetCatalogue } from '../listing/catalogue.ts';
import { clearListingTables, createListingTables, listingWriter } from '../listing/tables.ts';
import { unlistedProduct } from '../special-order/products.ts';
import type { Brand, Product } from './product.ts';

/** Creates missing tables; calling it again changes nothing. */
export function createProductTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS products (
      position INTEGER PRIMARY KEY,
      sku TEXT NOT NULL UNIQUE,
      family_id TEXT NOT NULL,
      brand TEXT NOT NULL,
      category TEXT NOT NULL,
      category_name TEXT NOT NULL,
      name TEXT NOT NULL,
      asked_cents INTEGER NOT NULL,
      rating REAL NOT NULL,
      review_count INTEGER NOT NULL,
      is_new INTEGER NOT NULL,
      is_kids INTEGER NOT NULL,
      is_sellable INTEGER NOT NULL,
      bestseller_rank INTEGER NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS products_listing ON products (category, brand, bestseller_rank, is_sellable);
    CREATE INDEX IF NOT EXISTS products_family ON products (family_id, bestseller_rank);
    CREATE INDEX IF NOT EXISTS products_brand_rank ON products (brand, bestseller_rank);
    CREATE INDEX IF NOT EXISTS products_rank ON products (bestseller_rank);
    DROP INDEX IF EXISTS products_new;
    CREATE INDEX IF NOT EXISTS products_newest ON products (is_new, is_sellable);
    DROP TABLE IF EXISTS product_words;
  `);
  createListingTables(db);
}

/** Deletes all products, before another catalogue is loaded. */
export function clearProducts(db: DatabaseSync): void {
  db.exec('DELETE FROM products');
  clearListingTables(db);
}

/**
 * Writes new products in one transaction: all of them, or none if one fails (a duplicate sku). Returns their number.
 */
export function saveProducts(db: DatabaseSync, products: Iterable<Product>): number {
  const { add, end } = productWriter(db);
  let count = 0;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const product of products) {
      add(product);
      count++;
    }
    end();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    forgetCatalogue(db);
    throw error;
  }
  return count;
}

export interface ProductWriter {
  add(product: Product): void;
  /** To be called after the last product. */
  end(): void;
}

/** Writes products one by one, in the caller's transaction. */
export function productWriter(db: DatabaseSync): ProductWriter {
  const insert = db.prepare(`
    INSERT INTO products (sku, family_id, brand, category, category_name, name, asked_cents, rating, review_count,
      is_new, is_kids, is_sellable, bestseller_rank, document)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const listing = listingWriter(db);
  function add(product: Product): void {
    const { lastInsertRowid } = insert.run(
      product.sku,
      product.familyId,
      product.brand,
      product.category,
      product.categoryName,
      product.name,
      product.salePriceCents ?? product.priceCents,
      product.rating,
      product.reviewCount,
      Number(product.isNew),
      Number(product.isKids),
      Number(product.stock !== 'out'),
      product.bestsellerRank,
      JSON.stringify(product),
    );
    listing.add(Number(lastInsertRowid), product);
  }
  return { add, end: listing.end };
}

export function countProducts(db: DatabaseSync): number {
  return Number(db.prepare('SELECT COUNT(*) AS total FROM products').get()!.total);
}

/** A product of the catalogue, or one that no listing shows. */
export function productBySku(db: DatabaseSync, sku: string): Product | undefined {
  return listedBySku(db, sku) ?? unlistedProduct(sku, (listed) => listedBySku(db, listed));
}

function listedBySku(db: DatabaseSync, sku: string): Product | undefined {
  const row = db.prepare('SELECT document FROM products WHERE sku = ?').get(sku);
  return row && read(row);
}

/** The products found, in the order requested; unknown skus are left out. */
export function productsBySku(db: DatabaseSync, skus: readonly string[]): Product[] {
  const statement = db.prepare('SELECT document FROM products WHERE sku = ?');
  return skus.flatMap((sku) => {
    const row = statement.get(sku);
    return row ? [read(row)] : [];
  });
}

/** Products of a collection, best sellers first. A shop's own feed may put a thousand variants into one. */
export function productsInFamily(db: DatabaseSync, familyId: string, { take = 48 } = {}): Product[] {
  return all(db, 'SELECT document FROM products WHERE family_id = ? ORDER BY bestseller_rank LIMIT ?', [
    familyId,
    take,
  ]);
}

export interface StoredCategory {
  slug: string;
  name: string;
  count: number;
}

/** The categories with products, the largest first: a shop's own feed has its own. */
export function storedCategories(db: DatabaseSync, { brand }: { brand?: Brand } = {}): StoredCategory[] {
  const rows = db
    .prepare(
      `SELECT category AS slug, MIN(category_name) AS name, COUNT(*) AS count FROM products
       ${brand ? 'WHERE brand = ?' : ''} GROUP BY category ORDER BY count DESC, slug`,
    )
    .all(...(brand ? [brand] : []));
  return rows.map(({ slug, name, count: size }) => ({
    slug: String(slug),
    name: String(name),
    count: Number(size),
  }));
}

export function all(db: DatabaseSync, sql: string, values: SQLInputValue[]): Product[] {
  return db
    .prepare(sql)
    .all(...values)
    .map(read);
}

/** The number that a counting query returns. */
export function count(db: DatabaseSync, sql: string, values: SQLInputValue[]): number {
  return Number(db.prepare(sql).get(...values)!.total);
}

/** Only {@link saveProducts} writes the document, so it is a product. */
function read(row: Record<string, unknown>): Product {
  return JSON.parse(String(row.document)) as Product;
}
