import type { DatabaseSync } from 'node:sqlite';
import type { ListingQuery } from '../../../src/domain/listing/listing-query.ts';
import type { Product } from '../catalog/product.ts';
import { catalogueOf } from './catalogue.ts';
import type { PriceColumn } from './catalogue-columns.ts';
import { type CountedFacet, countFacets } from './count-facets.ts';
import { failedBits, knownFilters } from './filters.ts';
import { sortedPlaces } from './orders.ts';
import { type ListingScope, productsIn } from './scope.ts';

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
  /** The words that a search found its products by, if they are not the typed ones. */
  shownFor?: string;
}

/** A page of a listing, with every facet counted under the others' filters. */
export function findListing(db: DatabaseSync, { scope, query, currency }: ListingAsked): FoundListing {
  const price: PriceColumn = currency === 'CAD' ? 'ca_cents' : 'us_cents';
  const catalogue = catalogueOf(db);
  const { isIn, total: wholeTotal, relevance, shownFor } = productsIn(catalogue, scope, price);
  if (wholeTotal === 0)
    return { products: [], total: 0, wholeTotal, facets: [], query: { ...query, filters: [] } };
  const filters = knownFilters(catalogue, isIn, query.filters);
  const failed = failedBits(catalogue, isIn, { filters, query, price });
  const places = placesWithout(failed);
  const sorting = { sortBy: query.sortBy, price, relevance };
  const shown = sortedPlaces(catalogue, { places, failed }, sorting, query);
  return {
    products: productsAt(
      db,
      shown.map((place) => catalogue.positions[place]!),
    ),
    total: places.length,
    wholeTotal,
    facets: countFacets(catalogue, {
      price,
      filters,
      // A listing of one category does not offer the category facet.
      hasCategories: scope.categories?.length !== 1,
      failed,
    }),
    query: { ...query, filters: filters.map(({ uniqueId }) => uniqueId) },
    ...(shownFor !== undefined && { shownFor }),
  };
}

/** The places of the products that fail nothing, in order. */
function placesWithout(failed: Uint16Array): Uint32Array {
  const places = new Uint32Array(failed.length);
  let length = 0;
  for (let place = 0; place < failed.length; place++) if (failed[place] === 0) places[length++] = place;
  return places.subarray(0, length);
}

function productsAt(db: DatabaseSync, positions: readonly number[]): Product[] {
  const find = db.prepare('SELECT document FROM products WHERE position = ?');
  return positions.map((position) => JSON.parse(String(find.get(position)!.document)) as Product);
}
