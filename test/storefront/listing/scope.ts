import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Brand } from '../catalog/product.ts';
import type { FacetId } from './facets.ts';
import { facetNumber } from './facets.ts';
import { matchOf } from './search-words.ts';

/** The products of a listing before any filter: every given condition must hold. */
export interface ListingScope {
  brand?: Brand | undefined;
  /** Category slugs; a product is in one of them. */
  categories?: readonly string[];
  /** The search text; a sku alone finds its product. */
  words?: string;
  isKids?: boolean;
  isSellable?: boolean;
  /** Ids of values by facet; a product has one of each facet's. */
  values?: Partial<Record<FacetId, readonly string[]>>;
  /** Whole dollars. */
  highestPrice?: number;
  /** Inches. */
  widest?: number;
}

/** The price column in the visitor's currency. */
export type PriceColumn = 'us_cents' | 'ca_cents';

interface Conditions {
  from: string;
  where: string[];
  values: SQLInputValue[];
  /** SQL for how well a product matches the search: lower is better. */
  relevance: string;
}

/** SQL for the products of a scope, as `p`; undefined if it cannot have any. */
export function conditionsOf(
  db: DatabaseSync,
  scope: ListingScope,
  price: PriceColumn,
): Conditions | undefined {
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  const must = (condition: string, ...given: SQLInputValue[]) => {
    where.push(condition);
    values.push(...given);
  };
  let from = 'listed_products p';
  let relevance = '0';
  if (scope.words !== undefined) {
    const position = positionOf(db, scope);
    const match = matchOf(scope.words);
    if (position !== undefined) must('p.position = ?', position);
    else if (match === undefined) return undefined;
    else {
      from = 'product_words JOIN listed_products p ON p.position = product_words.rowid';
      must('product_words MATCH ?', match);
      // A match in the name weighs most, one in the description least.
      relevance = 'ROUND(bm25(product_words, 10, 6, 4, 3, 1), 1)';
    }
  }
  if (scope.categories) must(`p.category IN (${scope.categories.map(() => '?')})`, ...scope.categories);
  if (scope.brand) must('p.brand = ?', scope.brand);
  if (scope.isKids) must('p.is_kids = 1');
  if (scope.isSellable) must('p.is_sellable = 1');
  if (scope.highestPrice !== undefined) must(`p.${price} <= ?`, scope.highestPrice * 100);
  if (scope.widest !== undefined) must('p.width > 0 AND p.width <= ?', scope.widest);
  for (const [facet, ids = []] of Object.entries(scope.values ?? {})) {
    const found = `SELECT id FROM facet_values WHERE facet = ? AND value IN (${ids.map(() => '?')})`;
    must(
      `p.position IN (SELECT position FROM product_facets WHERE value IN (${found}))`,
      facetNumber(facet as FacetId),
      ...ids,
    );
  }
  return { from, where, values, relevance };
}

/** Whether a scope has any products, in US dollars. */
export function hasProducts(db: DatabaseSync, scope: ListingScope): boolean {
  const conditions = conditionsOf(db, scope, 'us_cents');
  if (!conditions) return false;
  const { from, where, values } = conditions;
  const sql = `SELECT 1 FROM ${from} WHERE ${where.join(' AND ') || '1'} LIMIT 1`;
  return db.prepare(sql).get(...values) !== undefined;
}

/** The position of the product whose sku was searched for, if it is in the scope. */
function positionOf(db: DatabaseSync, { words = '', brand, isKids }: ListingScope): number | undefined {
  const row = db.prepare('SELECT position, brand, is_kids FROM products WHERE sku = ?').get(words.trim());
  if (!row || (brand && row.brand !== brand) || (isKids && row.is_kids !== 1)) return undefined;
  return Number(row.position);
}
