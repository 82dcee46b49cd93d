import type { Facet, Miniset } from '../../contract/listing/listing.ts';
import type { AvailabilityFilter } from '../../domain/listing/listing-filters.ts';
import { tilesLimit } from '../../domain/listing/listing-limits.ts';
import type { ListingDefaults, ListingQuery, ListingSort } from '../../domain/listing/listing-query.ts';

/** A listing as its islands show it. A failed call does not change what is shown. */
export interface ListingState {
  /** The wanted query. Optimistic: filters are drawn from it before the answer. */
  query: ListingQuery;
  /** The query of the tiles and counts that are shown. */
  shown: ListingQuery;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  /** The number of products that the server sent for `shown`, if it differs from the number of tiles. */
  arrivedCount?: number | undefined;
  totalCount?: number | undefined;
  /** Large pictures unless the shopper has chosen; undefined if neither a host nor an answer gives it. */
  isWideLayout?: boolean | undefined;
  /** Whether it is the kids' part of the shop, as the last answer says; undefined if no answer does. */
  isKids?: boolean | undefined;
  /** The sort orders that are offered; all if neither a host nor an answer says which. */
  sorts?: readonly ListingSort[] | undefined;
  /** The filters by availability that are offered, likewise. */
  availabilities?: readonly AvailabilityFilter[] | undefined;
  isLoading: boolean;
  /** The request, current or last, was made by a history navigation or on mount, not by a change. */
  isFollowing: boolean;
  /** Loading has taken long enough to show a loading state. */
  isSlow: boolean;
  isLoadingMore: boolean;
  /** For the shopper; `query` is back to `shown` by then. */
  failure?: string | undefined;
  /** The same for "Show more". */
  moreFailure?: string | undefined;
}

/** The attributes of an island's host, and its server-rendered data. */
export interface ListingSeed extends ListingDefaults {
  name: string;
  /** Where the listing is requested; the page's own path if left out. */
  url?: string | undefined;
  categoryId?: string | undefined;
  serviceEnvironment?: string | undefined;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  totalCount?: number | undefined;
  isWideLayout?: boolean | undefined;
  /** Whether it is the kids' part of the shop, as the last answer says; if left out, as the page context says. */
  isKids?: boolean | undefined;
  sorts?: readonly ListingSort[] | undefined;
  availabilities?: readonly AvailabilityFilter[] | undefined;
}

/** The initial state of a listing, of which only the query is known. */
export function emptyState(query: ListingQuery): ListingState {
  return {
    query,
    shown: query,
    isLoading: false,
    isFollowing: false,
    isSlow: false,
    isLoadingMore: false,
  };
}

/** A state with a host's seed; the seeds of several hosts add up, and newer data stays. */
export function withSeed(state: ListingState, seed: ListingSeed): ListingState {
  return {
    ...state,
    facets: state.facets ?? seed.facets,
    minisets: state.minisets ?? seed.minisets,
    totalCount: state.totalCount ?? seed.totalCount,
    isWideLayout: state.isWideLayout ?? (seed.isWideLayout || undefined),
    sorts: state.sorts ?? seed.sorts,
    availabilities: state.availabilities ?? seed.availabilities,
  };
}

/** Whether a host shows data (it has the key) that no host's seed contains. */
export function isMissing(state: ListingState, seed: ListingSeed): boolean {
  return (['facets', 'minisets'] as const).some((part) => Object.hasOwn(seed, part) && !state[part]);
}

/** The number of products that the server has sent, which may be fewer than were asked for (decision 69). */
export function arrivedCount({ arrivedCount: count, minisets = [] }: ListingState): number {
  return count ?? minisets.length;
}

/** Whether there are tiles below the shown ones. */
export function hasMore(state: ListingState): boolean {
  const { shown, totalCount = 0 } = state;
  const count = arrivedCount(state);
  return shown.skip + count < totalCount && count < tilesLimit.most;
}
