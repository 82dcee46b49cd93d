import type { ListingSort } from '../../../src/domain/listing/listing-query.ts';
import type { Catalogue, Orders, PriceColumn } from './catalogue-columns.ts';

/** The columns that products are sorted by. */
export type SortedColumns = Pick<Catalogue, 'prices' | 'ratings' | 'reviewCounts' | 'isNew' | 'positions'>;

/** Reviews beyond this number do not make a product better rated. */
const maxReviews = 2 ** 20;

/** Every order, sorted once for all listings; `byName` are the places in the order of the names. */
export function ordersOf(columns: SortedColumns, byName: Uint32Array): Orders {
  const { prices, ratings, reviewCounts, isNew, positions } = columns;
  const { length } = positions;
  const byPrice = (price: PriceColumn) => placesBy(length, (place) => -prices[price][place]!);
  return {
    'price-high': { us_cents: byPrice('us_cents'), ca_cents: byPrice('ca_cents') },
    'top-rated': placesBy(
      length,
      (place) =>
        -Math.round(ratings[place]! * 10) * maxReviews - Math.min(reviewCounts[place]!, maxReviews - 1),
    ),
    newest: placesBy(length, (place) => -positions[place]! - isNew[place]! * 2 ** 31),
    name: byName,
  };
}

/** All places sorted by a number, the lowest first; equal numbers by place, that is, bestsellers first. */
function placesBy(size: number, numberOf: (place: number) => number): Uint32Array {
  // One key of number and place, because plain numbers are sorted much faster than pairs.
  const keys = new Float64Array(size);
  for (let place = 0; place < size; place++) keys[place] = numberOf(place) * size + place;
  keys.sort();
  return Uint32Array.from(keys, (key) => {
    const place = key % size;
    return place < 0 ? place + size : place;
  });
}

interface Sorting {
  sortBy: ListingSort;
  price: PriceColumn;
  relevance?: Uint8Array | undefined;
}

/**
 * The places of a part of a listing in an order.
 * @param places those of the listing, ascending
 * @param failed by place: 0 is in the listing
 */
export function sortedPlaces(
  catalogue: Catalogue,
  { places, failed }: { places: Uint32Array; failed: Uint16Array },
  { sortBy, price, relevance }: Sorting,
  { skip, take }: { skip: number; take: number },
): number[] {
  const end = skip + take;
  if (sortBy === 'bestselling') return [...places.subarray(skip, end)];
  if (sortBy === 'relevance') {
    // Without a search all products are as relevant: those that can be bought come first.
    const ranks = relevance ?? catalogue.isSellable.map((one) => 1 - one);
    return [...byRank(places, ranks).subarray(skip, end)];
  }
  return firstOf(orderOf(catalogue, sortBy, price), failed, end).slice(skip);
}

function orderOf(
  { ascending, orders }: Catalogue,
  sortBy: Exclude<ListingSort, 'relevance' | 'bestselling'>,
  price: PriceColumn,
): Uint32Array {
  if (sortBy === 'price-low') return ascending[price];
  return sortBy === 'price-high' ? orders[sortBy][price] : orders[sortBy];
}

/** The first places of an order that are in a listing, as many as asked for. */
function firstOf(order: Uint32Array, failed: Uint16Array, count: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < order.length && found.length < count; index++)
    if (failed[order[index]!] === 0) found.push(order[index]!);
  return found;
}

/** The places in the order of their ranks, equal ones as they are: counted, because there are few ranks. */
function byRank(places: Uint32Array, ranks: Uint8Array): Uint32Array {
  const starts = new Uint32Array(257);
  for (const place of places) starts[ranks[place]! + 1]!++;
  for (let rank = 1; rank < starts.length; rank++) starts[rank]! += starts[rank - 1]!;
  const sorted = new Uint32Array(places.length);
  for (const place of places) sorted[starts[ranks[place]!]!++] = place;
  return sorted;
}
