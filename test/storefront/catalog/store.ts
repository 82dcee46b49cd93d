import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Brand, Product } from './product.ts';

export type ProductSort = 'bestselling' | 'price-low' | 'price-high' | 'top-rated' | 'newest' | 'name';

export interface ListingQuery {
  category: string;
  brand?: Brand;
  sort?: ProductSort;
  skip?: number;
  take?: number;
}

export interface SearchQuery {
  text: string;
  brand?: Brand;
  isKids?: boolean;
  skip?: number;
  take?: number;
}

export interface ProductPage {
  items: Product[];
  /** How many there are in all, not only on this page. */
  total: number;
}

/** Creates the tables where they do not exist yet; calling it again changes nothing. */
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
    CREATE INDEX IF NOT EXISTS products_price ON products (category, brand, asked_cents);
    CREATE INDEX IF NOT EXISTS products_family ON products (family_id, bestseller_rank);
    CREATE INDEX IF NOT EXISTS products_brand_rank ON products (brand, bestseller_rank);
    CREATE INDEX IF NOT EXISTS products_rank ON products (bestseller_rank);
    CREATE INDEX IF NOT EXISTS products_new ON products (is_new, brand, bestseller_rank);
    CREATE VIRTUAL TABLE IF NOT EXISTS product_words USING fts5 (
      name, category_name, color, material, description,
      content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
  `);
}

/** Takes every product out, for a catalogue that replaces another. */
export function clearProducts(db: DatabaseSync): void {
  db.exec(`
    DELETE FROM products;
    INSERT INTO product_words (product_words) VALUES ('delete-all');
  `);
}

/** Writes new products in one transaction; all of them, or none when one fails (a sku twice). Returns how many. */
export function saveProducts(db: DatabaseSync, products: Iterable<Product>): number {
  const write = productWriter(db);
  let count = 0;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const product of products) {
      write(product);
      count++;
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return count;
}

/** Writes one product after another, within whatever transaction its caller has begun. */
export function productWriter(db: DatabaseSync): (product: Product) => void {
  const insert = db.prepare(`
    INSERT INTO products (sku, family_id, brand, category, category_name, name, asked_cents, rating, review_count,
      is_new, is_kids, is_sellable, bestseller_rank, document)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const index = db.prepare(`
    INSERT INTO product_words (rowid, name, category_name, color, material, description) VALUES (?, ?, ?, ?, ?, ?)`);
  return (product) => {
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
    index.run(
      lastInsertRowid,
      product.name,
      product.categoryName,
      product.color,
      product.material,
      product.description,
    );
  };
}

export function countProducts(db: DatabaseSync): number {
  return Number(db.prepare('SELECT COUNT(*) AS total FROM products').get()!.total);
}

export function productBySku(db: DatabaseSync, sku: string): Product | undefined {
  const row = db.prepare('SELECT document FROM products WHERE sku = ?').get(sku);
  return row && read(row);
}

/** The products found, in the order asked for; unknown skus are left out. */
export function productsBySku(db: DatabaseSync, skus: readonly string[]): Product[] {
  const statement = db.prepare('SELECT document FROM products WHERE sku = ?');
  return skus.flatMap((sku) => {
    const row = statement.get(sku);
    return row ? [read(row)] : [];
  });
}

/** Pieces of a collection, the best selling first. A shop's own feed may put a thousand variants into one. */
export function productsInFamily(db: DatabaseSync, familyId: string, { take = 48 } = {}): Product[] {
  return all(db, 'SELECT document FROM products WHERE family_id = ? ORDER BY bestseller_rank LIMIT ?', [
    familyId,
    take,
  ]);
}

const orders: Record<ProductSort, string> = {
  bestselling: 'bestseller_rank',
  'price-low': 'asked_cents, bestseller_rank',
  'price-high': 'asked_cents DESC, bestseller_rank',
  'top-rated': 'rating DESC, review_count DESC, bestseller_rank',
  newest: 'is_new DESC, position DESC',
  name: 'name COLLATE NOCASE, bestseller_rank',
};

export function productsInCategory(db: DatabaseSync, query: ListingQuery): ProductPage {
  const { category, brand, sort = 'bestselling', skip = 0, take = 48 } = query;
  const where = `category = ?${brand ? ' AND brand = ?' : ''}`;
  const values: SQLInputValue[] = brand ? [category, brand] : [category];
  return {
    items: all(db, `SELECT document FROM products WHERE ${where} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`, [
      ...values,
      take,
      skip,
    ]),
    total: count(db, `SELECT COUNT(*) AS total FROM products WHERE ${where}`, values),
  };
}

/** Every word must occur, the last one may be the beginning of a word; a sku alone finds its product. */
export function searchProducts(db: DatabaseSync, query: SearchQuery): ProductPage {
  const { text, brand, isKids, skip = 0, take = 48 } = query;
  const exact = productBySku(db, text.trim());
  if (exact && (!brand || exact.brand === brand) && (!isKids || exact.isKids)) {
    return { items: skip === 0 && take > 0 ? [exact] : [], total: 1 };
  }
  const match = matchOf(text);
  if (!match) return { items: [], total: 0 };
  const conditions = ['product_words MATCH ?'];
  const values: SQLInputValue[] = [match];
  if (brand) {
    conditions.push('brand = ?');
    values.push(brand);
  }
  if (isKids !== undefined) {
    conditions.push('is_kids = ?');
    values.push(Number(isKids));
  }
  const from = `FROM product_words JOIN products ON products.position = product_words.rowid
    WHERE ${conditions.join(' AND ')}`;
  return {
    // A word in the name weighs most, the description least; equals stand by how well they sell.
    items: all(
      db,
      `SELECT document ${from} ORDER BY ROUND(bm25(product_words, 10, 6, 4, 3, 1), 1), bestseller_rank LIMIT ? OFFSET ?`,
      [...values, take, skip],
    ),
    total: count(db, `SELECT COUNT(*) AS total ${from}`, values),
  };
}

/** Shoppers type anything; only letters and digits reach the query language, each word quoted. A `kid's` is a kid. */
function matchOf(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 12);
  if (!words?.length) return undefined;
  return words.map((word) => `"${singular(word)}"*`).join(' AND ');
}

/** 'sofas' finds 'Sofa': words are matched by their beginning, so only the ending has to go. */
function singular(word: string): string {
  if (word.length > 4 && /(ies|ves)$/.test(word)) return word.slice(0, -3);
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

export interface StoredCategory {
  slug: string;
  name: string;
  count: number;
}

/** The categories that have products, most products first: a shop's own feed brings its own. */
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

/** Rows of the products table as products. */
export function all(db: DatabaseSync, sql: string, values: SQLInputValue[]): Product[] {
  return db
    .prepare(sql)
    .all(...values)
    .map(read);
}

/** The number a counting query gives. */
export function count(db: DatabaseSync, sql: string, values: SQLInputValue[]): number {
  return Number(db.prepare(sql).get(...values)!.total);
}

/** The document was written by {@link saveProducts} and by nobody else, so it is a product. */
function read(row: Record<string, unknown>): Product {
  return JSON.parse(String(row.document)) as Product;
}
