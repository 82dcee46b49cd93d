/** The three kinds of listing, each with parameters of its own (checkout §7.5, decision 37). */
export type ListingKind = 'product' | 'search' | 'seo';

/** Sorts and their labels (checkout §9), in the order they are offered. */
export const sortLabels = {
  relevance: 'Most Relevant',
  name: 'A to Z',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  'top-rated': 'Top Rated',
  bestselling: 'Best Selling',
  newest: 'New',
} as const;

export type ListingSort = keyof typeof sortLabels;

/** The order a listing has where nobody asked for another: a search by relevance, others by what sells. */
export const usualSort = (kind: ListingKind): ListingSort =>
  kind === 'search' ? 'relevance' : 'bestselling';

/** Tiles a listing shows at first, and adds with each "Show more". */
export const listingTake = 48;
/** Most tiles one address shows at once. */
export const maxListingTake = 960;

/** What a shopper asked a listing for. */
export interface ListingQuery {
  /** Unique ids of the filter items, in the order they were chosen, each once. */
  filters: readonly string[];
  sortBy: ListingSort;
  /** Only what can be picked up in a store; not on landing pages. */
  isPickupOnly: boolean;
  /** Only what is ready to ship; in a search alone. */
  isReadyToShip: boolean;
  /** How many products stand before the first tile. */
  skip: number;
  /** How many tiles are shown. */
  take: number;
}

const filterName = (kind: ListingKind) => (kind === 'product' ? 'facets' : 'facet');

/** What a filter's unique id looks like; anything else in an address is no filter. */
export const uniqueId = /^[a-z0-9-]+_[a-z0-9.-]+$/i;
/** More filters than a shopper ever sets: an address with more is hostile. */
const maxFilters = 100;

/**
 * Reads what an address asks for; wrong values count as not given, so any address is a listing.
 * @param prefix stands before the names of the parameters, where a page has several listings: `outlet.`.
 */
export function readListingQuery(
  kind: ListingKind,
  search: string | URLSearchParams,
  prefix = '',
): ListingQuery {
  const given = new URLSearchParams(search);
  const get = (name: string) => given.get(prefix + name);
  const filters = given
    .getAll(prefix + filterName(kind))
    .flatMap((list) => list.split(','))
    .filter((one) => one.length <= 80 && uniqueId.test(one));
  const sortBy = get('sortBy') ?? '';
  return {
    filters: [...new Set(filters)].slice(0, maxFilters),
    sortBy: Object.hasOwn(sortLabels, sortBy) ? (sortBy as ListingSort) : usualSort(kind),
    isPickupOnly: kind !== 'seo' && get('availability') === 'pickup',
    isReadyToShip: kind === 'search' && get('isReadyToShipAvailabilityOn') === 'true',
    skip: whole(get('skip'), 0, 1e6),
    take: Math.max(1, whole(get('take'), listingTake, maxListingTake)),
  };
}

function whole(text: string | null, usual: number, most: number): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Math.min(Number(text), most) : usual;
}

/**
 * The same address asking for something else: what the listing does not know stays as it is, what is usual is left out,
 * and `isModelOnly` never shows (decision 37).
 */
export function writeListingQuery(
  kind: ListingKind,
  { filters, sortBy, isPickupOnly, isReadyToShip, skip, take }: ListingQuery,
  search: string | URLSearchParams,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | false) =>
    value ? next.set(prefix + name, value) : next.delete(prefix + name);
  set(filterName(kind), filters.join(','));
  set('sortBy', sortBy !== usualSort(kind) && sortBy);
  if (kind !== 'seo') set('availability', isPickupOnly && 'pickup');
  if (kind === 'search') set('isReadyToShipAvailabilityOn', isReadyToShip && 'true');
  set('skip', skip > 0 && `${skip}`);
  set('take', take !== listingTake && `${take}`);
  next.delete('isModelOnly');
  return next;
}

/** The unique id of a range: whole numbers, one end may be open (`price_100-500`, `price_-500`, `width_60-`). */
export function rangeId(facetId: string, low: number | undefined, high: number | undefined): string {
  return `${facetId}_${low ?? ''}-${high ?? ''}`;
}

/** The ends of a range by its unique id, or undefined where it is none. */
export function readRange(id: string): { facetId: string; low?: number; high?: number } | undefined {
  const [, facetId, low, high] = /^([a-z0-9-]+)_(\d{0,7})-(\d{0,7})$/i.exec(id) ?? [];
  if (facetId === undefined || !(low || high)) return undefined;
  const isUpsideDown = low && high && +low > +high;
  return isUpsideDown ? undefined : { facetId, low: low ? +low : undefined, high: high ? +high : undefined };
}
