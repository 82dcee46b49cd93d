import type { ListingQuery } from '../../../src/domain/listing/listing-query.ts';
import { valueKey } from './catalogue.ts';
import type { Catalogue, CataloguedValue, PriceColumn } from './catalogue-columns.ts';
import { facetNumber, facets } from './facets.ts';
import { amountsOf, isWithinOne, type Range, type RangeFacetId, rangesOf } from './ranges.ts';
import { placesWith } from './scope.ts';

/** A valid filter of the listing: a value that one of its products has, or a range. */
export type KnownFilter = { uniqueId: string } & (
  | { facet: RangeFacetId; range: Range }
  | { facet: string; value: CataloguedValue }
);

/** The filters of a URL that are valid for the products of a listing. */
export function knownFilters(
  { valueByKey }: Catalogue,
  isIn: Uint8Array,
  uniqueIds: readonly string[],
): KnownFilter[] {
  return uniqueIds.flatMap((uniqueId): KnownFilter[] => {
    const split = uniqueId.indexOf('_');
    const facet = uniqueId.slice(0, split);
    if (facet === 'price' || facet === 'width') {
      const [range] = rangesOf(facet, [uniqueId]);
      return range ? [{ uniqueId, facet, range }] : [];
    }
    const number = facets.findIndex(({ id }) => id === facet);
    const value = valueByKey.get(valueKey(number, uniqueId.slice(split + 1)));
    return value?.places.some((place) => isIn[place]) ? [{ uniqueId, facet, value }] : [];
  });
}

/** Availability is not a facet, but filters like one, so it has a bit of its own beside those of the facets. */
const availabilityBit = 1 << facets.length;

/** A product outside the listing has every bit. */
export const isOutside = 0xffff;

/**
 * By place: a bit for every facet, and for availability, that a product fails; {@link isOutside} for one that is not in
 * the listing.
 */
export function failedBits(
  catalogue: Catalogue,
  isIn: Uint8Array,
  { filters, query, price }: { filters: readonly KnownFilter[]; query: ListingQuery; price: PriceColumn },
): Uint16Array {
  const failed = new Uint16Array(catalogue.size);
  for (let place = 0; place < failed.length; place++) failed[place] = isIn[place] ? 0 : isOutside;
  const fail = (bit: number, passes: (place: number) => boolean) => {
    for (let place = 0; place < failed.length; place++)
      if (isIn[place] && !passes(place)) failed[place] = failed[place]! | bit;
  };
  for (const { id } of facets) {
    const own = filters.filter(({ facet }) => facet === id);
    if (own.length > 0) fail(1 << facetNumber(id), passing(catalogue, own, price));
  }
  const { canPickUp, isReady } = catalogue;
  if (query.isPickupOnly) fail(availabilityBit, (place) => canPickUp[place] === 1);
  if (query.isReadyToShip) fail(availabilityBit, (place) => isReady[place] === 1);
  return failed;
}

/** Whether a product has one of the values of a facet, or is in one of its ranges. */
function passing(
  catalogue: Catalogue,
  own: readonly KnownFilter[],
  price: PriceColumn,
): (place: number) => boolean {
  const ranges = own.flatMap((filter) => ('range' in filter ? [filter.range] : []));
  if (ranges.length > 0) {
    const { amounts, scale } = amountsOf(catalogue, own[0]!.facet as RangeFacetId, price);
    return (place) => isWithinOne(amounts[place]!, scale, ranges);
  }
  const has = placesWith(
    catalogue,
    own.flatMap((filter) => ('value' in filter ? [filter.value] : [])),
  );
  return (place) => has[place] === 1;
}
