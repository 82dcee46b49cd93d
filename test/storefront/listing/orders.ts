import type { ListingSort } from '../../../src/domain/listing/listing-query.ts';
import type { Catalogue } from './catalogue.ts';
import type { PriceColumn } from './ranges.ts';

/** Numbers to sort by, by place: the lowest first, equal ones by place, which is the order of the bestsellers. */
type Order = (place: number) => number;

/** Reviews beyond this number do not make a product better rated. */
const mostReviews = 2 ** 20;

function orderOf(
  catalogue: Catalogue,
  sortBy: ListingSort,
  price: PriceColumn,
  relevance?: Uint8Array,
): Order {
  const { prices, ratings, reviewCounts, isNew, isSellable, positions, nameOrder } = catalogue;
  switch (sortBy) {
    case 'relevance':
      // Without a search all products are as relevant: those that can be bought come first.
      return relevance ? (place) => relevance[place]! : (place) => 1 - isSellable[place]!;
    case 'bestselling':
      return () => 0;
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
  const order = orderOf(catalogue, sortBy, price, relevance);
  // One number for order and place, because numbers alone are sorted much faster.
  const keys = new Float64Array(places.length);
  for (let index = 0; index < keys.length; index++)
    keys[index] = order(places[index]!) * catalogue.size + places[index]!;
  if (sortBy !== 'bestselling') keys.sort();
  return Array.from(keys.subarray(skip, skip + take), (key) => {
    const place = key % catalogue.size;
    return place < 0 ? place + catalogue.size : place;
  });
}
