import type { ListingSort } from '../../../src/domain/listing/listing-query.ts';
import type { Catalogue } from './catalogue.ts';
import type { PriceColumn } from './ranges.ts';

/** Numbers to sort by, by place: the lowest first, equal ones by place, which is the order of the bestsellers. */
type Order = (place: number) => number;

/** Reviews beyond this number do not make a product better rated. */
const mostReviews = 2 ** 20;

function orderOf(
  catalogue: Catalogue,
  sortBy: Exclude<ListingSort, 'relevance' | 'bestselling'>,
  price: PriceColumn,
): Order {
  const { prices, ratings, reviewCounts, isNew, positions, nameOrder } = catalogue;
  switch (sortBy) {
    case 'price-low':
      return (place) => prices[price][place]!;
    case 'price-high':
      return (place) => -prices[price][place]!;
    case 'top-rated':
      return (place) =>
        -Math.round(ratings[place]! * 10) * mostReviews - Math.min(reviewCounts[place]!, mostReviews - 1);
    case 'newest':
      return (place) => -positions[place]! - isNew[place]! * 2 ** 31;
    case 'name':
      return (place) => nameOrder[place]!;
  }
}

/** The places of a part of a listing in an order. */
export function sortedPlaces(
  catalogue: Catalogue,
  places: Uint32Array,
  {
    sortBy,
    price,
    relevance,
  }: { sortBy: ListingSort; price: PriceColumn; relevance?: Uint8Array | undefined },
  { skip, take }: { skip: number; take: number },
): number[] {
  const end = skip + take;
  if (sortBy === 'bestselling') return [...places.subarray(skip, end)];
  if (sortBy === 'relevance') {
    // Without a search all products are as relevant: those that can be bought come first.
    const ranks = relevance ?? catalogue.isSellable.map((one) => 1 - one);
    return [...byRank(places, ranks).subarray(skip, end)];
  }
  const order = orderOf(catalogue, sortBy, price);
  // One number for order and place, because numbers alone are sorted much faster.
  const keys = new Float64Array(places.length);
  for (let index = 0; index < keys.length; index++)
    keys[index] = order(places[index]!) * catalogue.size + places[index]!;
  keys.sort();
  return Array.from(keys.subarray(skip, end), (key) => {
    const place = key % catalogue.size;
    return place < 0 ? place + catalogue.size : place;
  });
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
