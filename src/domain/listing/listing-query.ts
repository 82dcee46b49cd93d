import { tilesLimit } from './listing-limits.ts';
import type { NoResultsReason } from './no-results.ts';

/** The three kinds of listing, each with parameters of its own (checkout §7.5, decision 37). */
export const listingKinds = ['product', 'search', 'seo'] as const;

export type ListingKind = (typeof listingKinds)[number];

/** The sort orders of every listing (checkout §9). */
export const listingSorts = [
  'relevance',
  'name',
  'price-low',
  'price-high',
  'top-rated',
  'bestselling',
  'newest',
] as const;

export type ListingSort = (typeof listingSorts)[number];

/** The sort orders that a listing offers, in the usual sequence; the current one stays. */
export const offeredSorts = (current: ListingSort, offered: readonly ListingSort[] | undefined) =>
  listingSorts.filter((sort) => sort === current || !offered || offered.includes(sort));

/** Tiles that a listing shows at first, and that each "Show more" adds, unless its host says otherwise (decision 69). */
export const listingTake = 48;

/** The defaults that a listing's URL leaves out, from its hosts. */
export interface ListingDefaults {
  kind: ListingKind;
  /** Tiles that it shows at first, and that each "Show more" adds. */
  pageSize?: number | undefined;
  /** The order until the shopper chooses one. */
  defaultSort?: ListingSort | undefined;
}

const sortOf = ({ kind, defaultSort }: ListingDefaults): ListingSort =>
  defaultSort ?? (kind === 'search' ? 'relevance' : 'bestselling');

/** The query of a listing: filters, order and position. */
export interface ListingQuery {
  /** Unique ids of the filters, in the order they were chosen, without duplicates. */
  filters: readonly string[];
  sortBy: ListingSort;
  /** Only products that can be picked up in a store; not on landing pages. */
  isPickupOnly: boolean;
  /** Only products that are ready to ship; in a search only. */
  isReadyToShip: boolean;
  /** The number of products before the first tile. */
  skip: number;
  /** The number of tiles shown. */
  take: number;
}

const filterName = (kind: ListingKind) => (kind === 'product' ? 'facets' : 'facet');

/** The form of a filter's unique id, without flags, which JSON Schema lacks; anything else in a URL is ignored. */
export const uniqueId = /^[A-Za-z0-9_-]+_[A-Za-z0-9.-]+$/;
/** A URL with more filters than a shopper ever sets is hostile. */
const maxFilters = 100;

/**
 * Reads the query from a URL's parameters. Wrong values count as missing, so every URL is a listing.
 * @param prefix of the parameters' names, where a page has several listings: `outlet.`.
 */
export function readListingQuery(
  listing: ListingDefaults,
  search: string | URLSearchParams,
  prefix = '',
): ListingQuery {
  const { kind, pageSize = listingTake } = listing;
  const given = new URLSearchParams(search);
  const get = (name: string) => given.get(prefix + name);
  const filters = given
    .getAll(prefix + filterName(kind))
    .flatMap((list) => list.split(','))
    .filter((one) => one.length <= 80 && uniqueId.test(one));
  const sortBy = get('sortBy');
  return {
    filters: [...new Set(filters)].slice(0, maxFilters),
    sortBy: listingSorts.find((sort) => sort === sortBy) ?? sortOf(listing),
    isPickupOnly: kind !== 'seo' && get('availability') === 'pickup',
    isReadyToShip: kind === 'search' && get('isReadyToShipAvailabilityOn') === 'true',
    skip: whole(get('skip'), 0, 1e6),
    take: Math.max(1, whole(get('take'), pageSize, tilesLimit.most)),
  };
}

function whole(text: string | null, fallback: number, max: number): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Math.min(Number(text), max) : fallback;
}

/**
 * A URL's parameters with another query: unknown ones stay, defaults are left out, and `isModelOnly` never appears
 * (decision 37).
 */
export function writeListingQuery(
  listing: ListingDefaults,
  { filters, sortBy, isPickupOnly, isReadyToShip, skip, take }: ListingQuery,
  search: string | URLSearchParams,
  prefix = '',
): URLSearchParams {
  const { kind, pageSize = listingTake } = listing;
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | false) =>
    value ? next.set(prefix + name, value) : next.delete(prefix + name);
  set(filterName(kind), filters.join(','));
  set('sortBy', sortBy !== sortOf(listing) && sortBy);
  if (kind !== 'seo') set('availability', isPickupOnly && 'pickup');
  if (kind === 'search') set('isReadyToShipAvailabilityOn', isReadyToShip && 'true');
  set('skip', skip > 0 && `${skip}`);
  set('take', take !== pageSize && `${take}`);
  next.delete('isModelOnly');
  return next;
}

/** Whether two queries have the same URL. */
export function isSameQuery(listing: ListingDefaults, one: ListingQuery, other: ListingQuery): boolean {
  return `${writeListingQuery(listing, one, '')}` === `${writeListingQuery(listing, other, '')}`;
}

/** The query without its number of tiles, as one string: showing more tiles does not make it another list. */
export function listKey({ filters, sortBy, isPickupOnly, isReadyToShip, skip }: ListingQuery): string {
  return [...filters, sortBy, isPickupOnly, isReadyToShip, skip].join();
}

/** Why a listing has no products (cart §2): the narrowest part of its query; undefined if nothing narrows it. */
export function noResultsReason({
  filters,
  isReadyToShip,
  isPickupOnly,
}: ListingQuery): NoResultsReason | undefined {
  if (filters.length) return 'noresult_for_filter';
  if (isReadyToShip) return 'noresult_with_readytodeliver';
  return isPickupOnly ? 'noresult_with_bops' : undefined;
}

/** The unique id of a range: whole numbers, one end may be open (`price_100-500`, `price_-500`, `width_60-`). */
export function rangeId(facetId: string, low: number | undefined, high: number | undefined): string {
  return `${facetId}_${low ?? ''}-${high ?? ''}`;
}

/** The ends of a range from its unique id; undefined if the id is not a range's. */
export function readRange(id: string): { facetId: string; low?: number; high?: number } | undefined {
  const [, facetId, low, high] = /^([a-z0-9_-]+)_(\d{0,7})-(\d{0,7})$/i.exec(id) ?? [];
  if (facetId === undefined || !(low || high)) return undefined;
  const isReversed = low && high && +low > +high;
  return isReversed ? undefined : { facetId, low: low ? +low : undefined, high: high ? +high : undefined };
}
