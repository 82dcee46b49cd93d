import type { Facet, Miniset } from '../../contract/listing/listing.ts';
import { type ListingKind, type ListingQuery, maxListingTake } from '../../domain/listing/listing-query.ts';

/** A listing as its islands show it. A failed call leaves what is shown as it was. */
export interface ListingState {
  /** What the shopper wants. Optimistic: filters are drawn from it before the answer. */
  query: ListingQuery;
  /** What the tiles and counts on the page were loaded for. */
  shown: ListingQuery;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  totalCount?: number | undefined;
  /** Large pictures unless the shopper has chosen; undefined if neither a host nor an answer says. */
  isWideLayout?: boolean | undefined;
  isLoading: boolean;
  /** The request, current or last, was made by a step through the history or on mount, not by a change. */
  isFollowing: boolean;
  /** Loading for so long that it has to be seen. */
  isSlow: boolean;
  isLoadingMore: boolean;
  /** For the shopper; `query` and the address are back to `shown` by then. */
  failure?: string | undefined;
}

/** What an island's host says of its listing, and what the server rendered into it. */
export interface ListingSeed {
  name: string;
  kind: ListingKind;
  /** Where the listing is requested; the page's own path if left out. */
  url?: string | undefined;
  categoryId?: string | undefined;
  serviceEnvironment?: string | undefined;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  totalCount?: number | undefined;
  isWideLayout?: boolean | undefined;
}

/** The state of a listing of which only the query is known. */
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

/** A state with what a host brings; the seeds of several hosts add up, and what is newer stays. */
export function withSeed(state: ListingState, seed: ListingSeed): ListingState {
  return {
    ...state,
    facets: state.facets ?? seed.facets,
    minisets: state.minisets ?? seed.minisets,
    totalCount: state.totalCount ?? seed.totalCount,
    isWideLayout: state.isWideLayout ?? (seed.isWideLayout || undefined),
  };
}

/** Whether a host shows something (it has the key) that neither it nor another host has brought. */
export function isMissing(state: ListingState, seed: ListingSeed): boolean {
  return (['facets', 'minisets'] as const).some((part) => Object.hasOwn(seed, part) && !state[part]);
}

/** Whether there are tiles below the shown ones. */
export function hasMore({ shown, totalCount = 0 }: ListingState): boolean {
  return shown.skip + shown.take < totalCount && shown.take < maxListingTake;
}
