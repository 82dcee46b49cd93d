import type { Context, Hono } from 'hono';
import type { ListingKind } from '../../../../src/domain/listing/listing-query.ts';
import type { CallAnswerer } from '../../api/routes.ts';
import { type FoundListing, findListing } from '../../listing/find-listing.ts';
import { facetOf } from '../../listing/model.ts';
import { type ListingSubject, listingSubject } from '../../listing/subject.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import type { Page } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { addressOf, isCanonical, readAddress } from './address.ts';
import { listingPage } from './listing.ts';
import { noResultsPage } from './no-results.ts';

/** How listing pages answer calls at their own URL, and how they learn of a simulated outage. */
export interface PageCalls {
  answer: CallAnswerer;
  isFailing: (call: string, sessionId: string) => boolean;
}

const callOf: Record<ListingKind, string> = {
  product: 'getProductListing',
  search: 'getSearchListing',
  seo: 'getSeoListing',
};

const paths: readonly [path: string, kind: ListingKind][] = [
  ['/search', 'search'],
  ['/kids/search', 'search'],
  ['/new', 'seo'],
  ['/whats-new/new-arrivals-by-category/1', 'seo'],
  ['/sale', 'seo'],
  ['/shop/:slug', 'seo'],
];

/** Every listing except the categories, whose paths come last: {@link answerListingPage}. */
export function listingRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant, calls: PageCalls): void {
  for (const [path, kind] of paths)
    app.get(path, (c) => answerListingPage(c, pageOf(c, shop, variant), calls, kind));
}

/** A listing as a page or, for `isModelOnly`, as the declared call's answer. */
export async function answerListingPage(
  c: Context<ShopEnv>,
  page: Page,
  { answer, isFailing }: PageCalls,
  kind: ListingKind,
): Promise<Response> {
  if (page.query.get('isModelOnly') === 'true') return answer(c, callOf[kind]);
  const { shop, view } = page;
  const subject = listingSubject(shop.database, view, page.path, page.query);
  if (!subject) return c.notFound();
  if (kind === 'search' && isFailing(callOf.search, page.sessionId)) return searchIsDown(c, page, subject);
  const { query, problems } = readAddress(subject, page.query);
  let found: FoundListing;
  try {
    found = findListing(shop.database, { scope: subject.scope, query, currency: view.currency });
  } catch (error) {
    if (kind !== 'search') throw error;
    console.error(error);
    return searchIsDown(c, page, subject);
  }
  if (problems.length === 0 && !isCanonical(subject, page.query, found.query))
    return c.redirect(addressOf(page, subject, found.query), 302);
  if (found.wholeTotal === 0 && kind === 'search') {
    const term = subject.scope.words ?? '';
    return c.html(noResultsPage(page, { term }, subject.isKids));
  }
  // A shop's own feed may have nothing for a landing page; new and sale listings always exist.
  if (found.wholeTotal === 0 && page.path.startsWith('/shop/')) return c.notFound();
  if (query.skip > 0 && found.products.length === 0) return c.notFound();
  const facets = found.facets.map((facet) => facetOf(facet, view));
  return c.html(listingPage(page, { subject, found, facets, problems }));
}

function searchIsDown(
  c: Context<ShopEnv>,
  page: Page,
  { scope, isKids }: ListingSubject,
): Response | Promise<Response> {
  const found = { term: scope.words ?? '', reason: 'noresult_with_error' } as const;
  return c.html(noResultsPage(page, found, isKids), 503);
}
