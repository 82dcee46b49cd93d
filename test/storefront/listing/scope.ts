import type { DatabaseSync } from 'node:sqlite';
import type { Brand } from '../catalog/product.ts';
import { catalogueOf, valueKey } from './catalogue.ts';
import type { Catalogue, CataloguedValue, PriceColumn } from './catalogue-columns.ts';
import { type FacetId, facetNumber } from './facets.ts';
import { search } from './search.ts';

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

export interface ScopedProducts {
  /** By place: 1 for a product of the scope. */
  isIn: Uint8Array;
  total: number;
  /** By place, the lower the better the match; only of a search. */
  relevance?: Uint8Array;
  /** The words that a search found products by, if they are not the typed ones. */
  shownFor?: string;
}

/** The products of a scope. */
export function productsIn(catalogue: Catalogue, scope: ListingScope, price: PriceColumn): ScopedProducts {
  const isIn = new Uint8Array(catalogue.size).fill(1);
  for (const passes of conditionsOf(catalogue, scope, price))
    for (let place = 0; place < isIn.length; place++) if (isIn[place] && !passes(place)) isIn[place] = 0;
  if (scope.words === undefined) return { isIn, total: totalOf(isIn) };
  const only = placeOfSku(catalogue, scope.words);
  if (only !== undefined && isIn[only]) {
    isIn.fill(0)[only] = 1;
    return { isIn, total: 1 };
  }
  const found = search(catalogue, scope.words, isIn);
  if (!found) return { isIn: isIn.fill(0), total: 0 };
  const { relevance, shownFor } = found;
  for (let place = 0; place < isIn.length; place++) isIn[place] = relevance[place] ? 1 : 0;
  return { isIn, total: totalOf(isIn), relevance, ...(shownFor !== undefined && { shownFor }) };
}

/** Whether a scope has any products, in US dollars. */
export function hasProducts(db: DatabaseSync, scope: ListingScope): boolean {
  return productsIn(catalogueOf(db), scope, 'us_cents').total > 0;
}

type Condition = (place: number) => boolean;

function conditionsOf(catalogue: Catalogue, scope: ListingScope, price: PriceColumn): Condition[] {
  const { categoryNumbers, categories, isModern, isKids, isSellable, widths } = catalogue;
  const prices = catalogue.prices[price];
  const { brand, highestPrice, widest } = scope;
  const conditions: Condition[] = [];
  if (scope.categories) {
    const numbers = new Set(scope.categories.map((slug) => categoryNumbers.get(slug)));
    conditions.push((place) => numbers.has(categories[place]!));
  }
  if (brand) conditions.push((place) => isModern[place] === Number(brand === 'modern'));
  if (scope.isKids) conditions.push((place) => isKids[place] === 1);
  if (scope.isSellable) conditions.push((place) => isSellable[place] === 1);
  if (highestPrice !== undefined) conditions.push((place) => prices[place]! <= highestPrice * 100);
  if (widest !== undefined) conditions.push((place) => widths[place]! > 0 && widths[place]! <= widest);
  for (const [facet, ids = []] of Object.entries(scope.values ?? {})) {
    const number = facetNumber(facet as FacetId);
    const has = placesWith(
      catalogue,
      ids.flatMap((id) => catalogue.valueByKey.get(valueKey(number, id)) ?? []),
    );
    conditions.push((place) => has[place] === 1);
  }
  return conditions;
}

/** By place: 1 for a product with one of the values. */
export function placesWith({ size }: Catalogue, values: readonly CataloguedValue[]): Uint8Array {
  const has = new Uint8Array(size);
  for (const { places } of values) for (const place of places) has[place] = 1;
  return has;
}

function totalOf(isIn: Uint8Array): number {
  let total = 0;
  for (const one of isIn) total += one;
  return total;
}

/** The place of the product whose sku was searched for. */
function placeOfSku({ db, placeOf }: Catalogue, words: string): number | undefined {
  const row = db.prepare('SELECT position FROM products WHERE sku = ?').get(words.trim());
  return row && placeOf[Number(row.position)];
}
