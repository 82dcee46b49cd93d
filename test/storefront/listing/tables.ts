import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../catalog/product.ts';
import { currentCents } from '../money.ts';
import { forgetCatalogue } from './catalogue.ts';
import { type FacetValue, facetNumber, valuesOf } from './facets.ts';
import { createWordTable, wordWriter } from './word-index.ts';

/** Creates missing tables for listings. */
export function createListingTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listed_products (
      position INTEGER PRIMARY KEY,
      category TEXT NOT NULL,
      brand TEXT NOT NULL,
      is_kids INTEGER NOT NULL,
      is_sellable INTEGER NOT NULL,
      can_pickup INTEGER NOT NULL,
      is_ready INTEGER NOT NULL,
      is_new INTEGER NOT NULL,
      us_cents INTEGER NOT NULL,
      ca_cents INTEGER NOT NULL,
      width REAL NOT NULL,
      rating REAL NOT NULL,
      review_count INTEGER NOT NULL,
      bestseller_rank INTEGER NOT NULL,
      -- As a key: see alphabetical().
      name TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS listed_products_category ON listed_products (category, brand);
    CREATE TABLE IF NOT EXISTS facet_values (
      id INTEGER PRIMARY KEY,
      facet INTEGER NOT NULL,
      value TEXT NOT NULL,
      name TEXT NOT NULL,
      hex TEXT,
      UNIQUE (facet, value)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS product_facets (
      position INTEGER NOT NULL,
      value INTEGER NOT NULL,
      facet INTEGER NOT NULL,
      PRIMARY KEY (position, value)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS product_facets_value ON product_facets (value);
  `);
  createWordTable(db);
}

/** Empties the tables of {@link createListingTables}. */
export function clearListingTables(db: DatabaseSync): void {
  db.exec(`
    DELETE FROM product_facets;
    DELETE FROM facet_values;
    DELETE FROM listed_products;
    DELETE FROM search_words;
  `);
  forgetCatalogue(db);
}

export interface ListingWriter {
  /** Writes the listing data of a product under its position, which is higher than that of the one before. */
  add(position: number, product: Product): void;
  /** To be called after the last product, in the same transaction. */
  end(): void;
}

/** Writes the listing data of products one by one. */
export function listingWriter(db: DatabaseSync): ListingWriter {
  const insert = db.prepare(`
    INSERT INTO listed_products (position, category, brand, is_kids, is_sellable, can_pickup, is_ready, is_new,
      us_cents, ca_cents, width, rating, review_count, bestseller_rank, name)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const link = db.prepare('INSERT INTO product_facets (position, value, facet) VALUES (?, ?, ?)');
  const numberOf = valueNumbers(db);
  const words = wordWriter(db);
  function add(position: number, product: Product): void {
    forgetCatalogue(db);
    words.add(position, product);
    insert.run(
      position,
      product.category,
      product.brand,
      Number(product.isKids),
      Number(product.stock !== 'out'),
      Number(canPickUp(product)),
      Number(isReadyToShip(product)),
      Number(product.isNew),
      currentCents(product, { currency: 'USD' }),
      currentCents(product, { currency: 'CAD' }),
      product.dimensions.width,
      product.rating,
      product.reviewCount,
      product.bestsellerRank,
      alphabetical(product.name),
    );
    for (const value of valuesOf(product)) link.run(position, numberOf(value), facetNumber(value.facet));
  }
  return {
    add,
    end() {
      words.end();
      forgetCatalogue(db);
    },
  };
}

/**
 * The sort key of a name: case and accents do not count, and a letter that English does not have sorts as the English
 * letters that resemble it.
 */
export function alphabetical(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => likes[letter]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const likes: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Can be in stock in a store. */
export function canPickUp({ stock, isCustomOrder, isInstallationRequired }: Product): boolean {
  return (stock === 'in' || stock === 'low') && !isCustomOrder && !isInstallationRequired;
}

/** Ships from the warehouse as it is. */
export function isReadyToShip({ stock, isCustomOrder }: Product): boolean {
  return (stock === 'in' || stock === 'low') && !isCustomOrder;
}

/** The number of a value, assigned on first use. */
function valueNumbers(db: DatabaseSync): (value: FacetValue) => number {
  const known = new Map<string, number>();
  const add = db.prepare(
    'INSERT INTO facet_values (facet, value, name, hex) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const find = db.prepare('SELECT id FROM facet_values WHERE facet = ? AND value = ?');
  return ({ facet, id, name, hex }) => {
    const key = `${facet}_${id}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const number = facetNumber(facet);
    add.run(number, id, name, hex ?? null);
    const added = Number(find.get(number, id)!.id);
    known.set(key, added);
    return added;
  };
}

/** Fills the tables for a database of products that is older than they are. */
export function fillListingTables(db: DatabaseSync): void {
  const isFilled = (table: string) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
  if (!isFilled('products') || (isFilled('listed_products') && isFilled('search_words'))) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    clearListingTables(db);
    const { add, end } = listingWriter(db);
    const rows = db.prepare('SELECT position, document FROM products ORDER BY position');
    for (const { position, document } of rows.all())
      add(Number(position), JSON.parse(String(document)) as Product);
    end();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
