import type { DatabaseSync } from 'node:sqlite';
import {
  type ListingDefaults,
  type ListingQuery,
  readListingQuery,
} from '../../../src/domain/listing/listing-query.ts';
import { shownBrand } from '../assortment.ts';
import { menuOf } from '../menu.ts';
import type { View } from '../view.ts';
import { type FoundListing, findListing } from './find-listing.ts';
import { landingPages } from './landing-pages.ts';
import type { ListingScope } from './scope.ts';

/** The listing at a page's path. */
export interface ListingSubject extends ListingDefaults {
  title: string;
  intro?: string | undefined;
  isKids: boolean;
  /** The slug, for a listing of one category. */
  categoryId?: string;
  scope: ListingScope;
}

const newArrivals = {
  title: 'New Arrivals',
  defaultSort: 'newest',
  scope: { values: { feature: ['new'] }, isSellable: true },
} as const;

/** Tiles of a landing page, which are chosen by hand. */
const landingSize = 24;

/** The listings of paths other than categories. */
const others: Readonly<Record<string, Omit<ListingSubject, 'kind' | 'isKids'> & { isKids?: boolean }>> = {
  '/new': newArrivals,
  '/whats-new/new-arrivals-by-category/1': newArrivals,
  '/sale': { title: 'Sale', scope: { values: { feature: ['sale'] } } },
  ...Object.fromEntries(
    landingPages.map((landing) => [`/shop/${landing.slug}`, { ...landing, pageSize: landingSize }]),
  ),
};

/**
 * The listing at a path, given without its variant's prefix, with or without a trailing slash; undefined if there is
 * none.
 */
export function listingSubject(
  database: DatabaseSync,
  view: Pick<View, 'brand'>,
  pagePath: string,
  query: URLSearchParams,
): ListingSubject | undefined {
  const path = pagePath.replace(/(.)\/$/, '$1');
  const brand = shownBrand(database, view.brand);
  if (path === '/search' || path === '/kids/search') {
    const words = query.get('query')?.trim() ?? '';
    const isKids = path === '/kids/search';
    return {
      kind: 'search',
      title: `Results for “${words}”`,
      isKids,
      scope: { words, brand, ...(isKids && { isKids }) },
    };
  }
  const other = Object.hasOwn(others, path) ? others[path] : undefined;
  if (other) return { kind: 'seo', isKids: false, ...other, scope: { ...other.scope, brand } };
  const slug = path.slice(1);
  const category = menuOf(database, view.brand)
    .flatMap((department) => department.categories)
    .find((one) => one.slug === slug);
  if (!category) return undefined;
  return {
    kind: 'product',
    title: category.name,
    intro: category.intro,
    isKids: category.isKids,
    categoryId: slug,
    scope: { brand, categories: [slug] },
  };
}

/** The products and facets of a listing for the query of a URL. */
export function listingOf(
  database: DatabaseSync,
  view: Pick<View, 'currency'>,
  subject: ListingSubject,
  search: URLSearchParams,
): FoundListing {
  const query: ListingQuery = readListingQuery(subject, search);
  return findListing(database, { scope: subject.scope, query, currency: view.currency });
}
