import { type ListingQuery, listingTake } from '../../src/domain/listing/listing-query.ts';
import type { NoResultsReason } from '../../src/domain/listing/no-results.ts';
import type { ListingState } from '../../src/state/listing/listing.ts';

/** How many tiles are on their way, where their number is known or nothing else is there to be seen. */
export function placeholderCount({
  minisets,
  totalCount = 0,
  shown,
  isLoading,
  isLoadingMore,
}: ListingState) {
  if (isLoadingMore) return Math.min(listingTake, totalCount - shown.skip - shown.take);
  return isLoading && !minisets ? 12 : 0;
}

/** The same for tiles of one list: more of them are still the same list. */
export function keyOf({ filters, sortBy, isPickupOnly, isReadyToShip, skip }: ListingQuery): string {
  return [...filters, sortBy, isPickupOnly, isReadyToShip, skip].join();
}

/** Why nothing is left (cart §2), the narrowest of what was asked for; undefined where that is nothing. */
export function noResultsReason({
  filters,
  isReadyToShip,
  isPickupOnly,
}: ListingQuery): NoResultsReason | undefined {
  if (filters.length) return 'noresult_for_filter';
  if (isReadyToShip) return 'noresult_with_readytodeliver';
  return isPickupOnly ? 'noresult_with_bops' : undefined;
}
