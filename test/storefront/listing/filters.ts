import type { DatabaseSync } from 'node:sqlite';
import type { ListingQuery } from '../../../src/domain/listing/listing-query.ts';
import { facetNumber, facets } from './facets.ts';
import { type Range, rangesOf, withinOne } from './ranges.ts';
import type { PriceColumn } from './scope.ts';

/** A valid filter of the listing: a value that one of its products has, or a range. */
export type KnownFilter = { uniqueId: string } & (
  | { facet: 'price' | 'width'; range: Range }
  | { facet: string; value: number }
);

/** The filters of a URL that are valid for the products in `listing_scope`. */
export function knownFilters(db: DatabaseSync, uniqueIds: readonly string[]): KnownFilter[] {
  const find = db.prepare(`
    SELECT v.id FROM facet_values v WHERE v.facet = ? AND v.value = ? AND EXISTS (
      SELECT 1 FROM listing_scope s JOIN product_facets f ON f.position = s.position AND f.value = v.id)`);
  return uniqueIds.flatMap((uniqueId): KnownFilter[] => {
    const split = uniqueId.indexOf('_');
    const facet = uniqueId.slice(0, split);
    if (facet === 'price' || facet === 'width') {
      const [range] = rangesOf(facet, [uniqueId]);
      return range ? [{ uniqueId, facet, range }] : [];
    }
    const number = facets.findIndex(({ id }) => id === facet);
    const row = number < 0 ? undefined : find.get(number, uniqueId.slice(split + 1));
    return row ? [{ uniqueId, facet, value: Number(row.id) }] : [];
  });
}

/** Availability is not a facet, but filters like one: it has a bit among those that a product fails. */
const availabilityBit = 1 << facets.length;

/** SQL terms, one for each facet and one for availability: its bit if a product `p` fails it, otherwise 0. */
export function failedBits(
  filters: readonly KnownFilter[],
  { isPickupOnly, isReadyToShip }: ListingQuery,
  price: PriceColumn,
): string[] {
  const terms = facets.flatMap(({ id }) => {
    const own = filters.filter(({ facet }) => facet === id);
    if (own.length === 0) return [];
    const ranges = own.flatMap((filter) => ('range' in filter ? [filter.range] : []));
    const passes =
      id === 'price'
        ? withinOne(`p.${price}`, 100, ranges)
        : id === 'width'
          ? `(p.width > 0 AND ${withinOne('p.width', 1, ranges)})`
          : `EXISTS (SELECT 1 FROM product_facets f WHERE f.position = p.position AND f.value IN (${own
              .flatMap((filter) => ('value' in filter ? [filter.value] : []))
              .join()}))`;
    return [`(NOT ${passes}) * ${1 << facetNumber(id)}`];
  });
  const isAvailable = [...(isPickupOnly ? ['p.can_pickup'] : []), ...(isReadyToShip ? ['p.is_ready'] : [])];
  return isAvailable.length > 0
    ? [...terms, `(NOT (${isAvailable.join(' AND ')})) * ${availabilityBit}`]
    : terms;
}
