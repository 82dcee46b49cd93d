import type { DatabaseSync } from 'node:sqlite';
import type { ListingQuery, ListingSort } from '../../../src/domain/listing/listing-query.ts';
import type { Product } from '../catalog/product.ts';
import { type CountedFacet, countFacets } from './count-facets.ts';
import { failedBits, knownFilters } from './filters.ts';
import { conditionsOf, type ListingScope, type PriceColumn } from './scope.ts';

export interface ListingAsked {
  scope: ListingScope;
  query: ListingQuery;
  currency: 'USD' | 'CAD';
}

export interface FoundListing {
  products: Product[];
  total: number;
  /** The number of products without any filter. */
  wholeTotal: number;
  facets: CountedFacet[];
  /** The requested query without invalid filters. */
  query: ListingQuery;
}

const orders: Record<ListingSort, (price: PriceColumn) => string> = {
  // Without a search all products are as relevant: those that can be bought come first.
  relevance: () => 's.relevance, p.is_sellable DESC, p.bestseller_rank',
  bestselling: () => 'p.bestseller_rank',
  'price-low': (price) => `p.${price}, p.bestseller_rank`,
  'price-high': (price) => `p.${price} DESC, p.bestseller_rank`,
  'top-rated': () => 'p.rating DESC, p.review_count DESC, p.bestseller_rank',
  newest: () => 'p.is_new DESC, p.position DESC',
  name: () => 'p.name, p.bestseller_rank',
};

/**
 * A page of a listing, with every facet counted under the others' filters. A temporary table holds each product of
 * the scope with a bit for every facet that it fails: a facet counts the products that fail nothing, or only this
 * facet.
 */
export function findListing(db: DatabaseSync, { scope, query, currency }: ListingAsked): FoundListing {
  const price: PriceColumn = currency === 'CAD' ? 'ca_cents' : 'us_cents';
  const isSearch = scope.words !== undefined;
  const wholeTotal = fillScope(db, scope, price, isSearch && query.sortBy === 'relevance');
  if (wholeTotal === 0)
    return { products: [], total: 0, wholeTotal, facets: [], query: { ...query, filters: [] } };
  const filters = knownFilters(db, query.filters);
  const failed = failedBits(filters, query, price);
  if (failed.length > 0)
    db.exec(
      `UPDATE listing_scope SET failed = (SELECT ${failed.join(' + ')} FROM listed_products p
       WHERE p.position = listing_scope.position)`,
    );
  const { total } = db.prepare('SELECT COUNT(*) AS total FROM listing_scope WHERE failed = 0').get()!;
  const positions = db
    .prepare(
      `SELECT p.position FROM listing_scope s JOIN listed_products p ON p.position = s.position
       WHERE s.failed = 0 ORDER BY ${orders[query.sortBy](price)} LIMIT ? OFFSET ?`,
    )
    .all(query.take, query.skip);
  return {
    products: productsAt(
      db,
      positions.map(({ position }) => Number(position)),
    ),
    total: Number(total),
    wholeTotal,
    facets: countFacets(db, {
      price,
      filters,
      // A listing of one category does not offer the category facet.
      hasCategories: scope.categories?.length !== 1,
    }),
    query: { ...query, filters: filters.map(({ uniqueId }) => uniqueId) },
  };
}

/** Writes the products of a scope into the temporary table, with no failed facets yet; returns their number. */
function fillScope(db: DatabaseSync, scope: ListingScope, price: PriceColumn, isRanked: boolean): number {
  db.exec(`
    CREATE TEMP TABLE IF NOT EXISTS listing_scope (
      position INTEGER PRIMARY KEY, failed INTEGER NOT NULL, relevance REAL NOT NULL
    );
    DELETE FROM listing_scope;`);
  const conditions = conditionsOf(db, scope, price);
  if (!conditions) return 0;
  const { from, where, values, relevance } = conditions;
  const { changes } = db
    .prepare(
      `INSERT INTO listing_scope SELECT p.position, 0, ${isRanked ? relevance : 0}
       FROM ${from} WHERE ${where.join(' AND ') || '1'}`,
    )
    .run(...values);
  return Number(changes);
}

function productsAt(db: DatabaseSync, positions: readonly number[]): Product[] {
  const find = db.prepare('SELECT document FROM products WHERE position = ?');
  return positions.map((position) => JSON.parse(String(find.get(position)!.document)) as Product);
}
