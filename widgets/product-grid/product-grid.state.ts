import type { Miniset } from '../../src/contract/listing.ts';
import { type ListingQuery, listingTake } from '../../src/domain/listing/listing-query.ts';
import type { NoResultsReason } from '../../src/domain/no-results.ts';
import { encodeJson } from '../../src/http/encode-json.ts';
import type { ListingState } from '../../src/state/listing.ts';

/** The products whose checkboxes in a place are ticked, by their sku. */
export function tickedSkus(place: Element): ReadonlySet<unknown> {
  const ticked = place.querySelectorAll('[data-compare-product]:checked');
  return new Set([...ticked].map(skuOf));
}

function skuOf(checkbox: Element): unknown {
  try {
    return JSON.parse(checkbox.getAttribute('data-compare-product')!)?.sku;
  } catch {
    return undefined;
  }
}

/** A product as `compare-list` reads it from a checkbox. */
export function comparedText(item: Miniset): string {
  const { sku, name, formattedPrice, imagePath, imagePathHiRes, navigateUrl: url, facts } = item;
  return encodeJson({ sku, name, formattedPrice, imagePath, imagePathHiRes, url, facts });
}

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
