import type { DatabaseSync } from 'node:sqlite';
import { type ListingQuery, readListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import type { Product } from '../../../storefront/catalog/catalog.ts';
import { findListing } from '../../../storefront/listing/find-listing.ts';
import type { ListingScope } from '../../../storefront/listing/scope.ts';

interface Found {
  items: Product[];
  total: number;
}

/** A category's products without filters, in US dollars. */
export function productsInCategory(
  db: DatabaseSync,
  asked: { category: string; brand?: 'core' | 'modern' } & Partial<ListingQuery>,
): Found {
  const { category, brand, ...query } = asked;
  return found(
    db,
    { categories: [category], brand },
    { ...readListingQuery({ kind: 'product' }, ''), ...query },
  );
}

/** The results of a search without filters, the best match first. */
export function searchProducts(
  db: DatabaseSync,
  asked: { text: string } & Pick<ListingScope, 'brand' | 'isKids'> & Partial<ListingQuery>,
): Found {
  const { text: words, brand, isKids, ...query } = asked;
  return found(db, { words, brand, isKids }, { ...readListingQuery({ kind: 'search' }, ''), ...query });
}

function found(db: DatabaseSync, scope: ListingScope, query: ListingQuery): Found {
  const { products: items, total } = findListing(db, { scope, query, currency: 'USD' });
  return { items, total };
}
