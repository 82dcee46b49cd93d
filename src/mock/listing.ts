import { type ListingKind, readListingQuery, readRange } from '../domain/listing/listing-query.ts';
import type { Asked, Handler } from './handler.ts';
import type { Product } from './products.ts';

interface Value {
  id: string;
  name: string;
  hex?: string;
  low?: number;
  high?: number;
}

interface Facet {
  id: string;
  name: string;
  valuesOf(product: Product): Value[];
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** The price ranges, in whole dollars, as everywhere in a listing (decision 40). */
const ranges: Value[] = [
  { id: '-100', name: 'Under $100', high: 100 },
  { id: '100-1000', name: '$100 to $1,000', low: 100, high: 1000 },
  { id: '1000-', name: '$1,000 and above', low: 1000 },
];

const isWithin = ({ low = 0, high = Infinity }: { low?: number; high?: number }, { price }: Product) =>
  price >= low * 100 && price <= high * 100;

const facets: Facet[] = [
  {
    id: 'color',
    name: 'Color',
    valuesOf: ({ swatches }) =>
      ((swatches ?? []) as { name: string; hex: string }[]).map((one) => ({ ...one, id: idOf(one.name) })),
  },
  { id: 'price', name: 'Price', valuesOf: (product) => ranges.filter((range) => isWithin(range, product)) },
];

/** Whether a product has one of the chosen values of a facet, if any is chosen. */
function passes(product: Product, facet: Facet, filters: readonly string[]): boolean {
  const own = filters.filter((filter) => filter.startsWith(`${facet.id}_`));
  const has = (filter: string) => {
    const range = facet.id === 'price' && readRange(filter);
    if (range) return isWithin(range, product);
    return facet.valuesOf(product).some(({ id }) => `${facet.id}_${id}` === filter);
  };
  return own.length === 0 || own.some(has);
}

const byName = (one: Product, other: Product) => (one.name < other.name ? -1 : 1);
const orders: Record<string, (one: Product, other: Product) => number> = {
  name: byName,
  'price-low': (one, other) => one.price - other.price || byName(one, other),
  'price-high': (one, other) => other.price - one.price || byName(one, other),
};

/** A listing of the examples' products that match; each facet's counts apply the filters of the others. */
export function listingOf(kind: ListingKind, products: readonly Product[], search: URLSearchParams) {
  const query = readListingQuery({ kind }, search);
  const words = (search.get('query') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const all =
    kind === 'search'
      ? products.filter(({ name }) =>
          words.every((word) => name.toLowerCase().includes(word.replace(/s$/, ''))),
        )
      : products;
  const known = query.filters.filter((filter) => facets.some(({ id }) => filter.startsWith(`${id}_`)));
  const matching = all.filter((product) => facets.every((facet) => passes(product, facet, known)));
  const order = orders[query.sortBy];
  const sorted = order ? matching.toSorted(order) : matching;
  return {
    minisets: sorted.slice(query.skip, query.skip + query.take),
    facets: facets.map((facet) => counted(facet, all, known)).filter(({ filterItems }) => filterItems.length),
    totalCount: matching.length,
    skip: query.skip,
    sortBy: query.sortBy,
  };
}

function counted(facet: Facet, all: readonly Product[], filters: readonly string[]) {
  const others = facets.filter((other) => other !== facet);
  const left = all.filter((product) => others.every((other) => passes(product, other, filters)));
  const values = new Map(all.flatMap(facet.valuesOf).map((value) => [value.id, value]));
  return {
    id: facet.id,
    name: facet.name,
    isExpanded: true,
    isRangeFilterVisible: facet.id === 'price',
    filterItems: [...values.values()].map(({ id, name, hex, low, high }) => {
      const itemCount = left.filter((product) => facet.valuesOf(product).some((one) => one.id === id)).length;
      const uniqueId = `${facet.id}_${id}`;
      const isRange = low !== undefined || high !== undefined;
      return {
        id,
        name,
        facetId: facet.id,
        uniqueId,
        selected: filters.includes(uniqueId),
        disabled: itemCount === 0,
        itemCount,
        ...(hex && { hex }),
        ...(isRange && { isRange, lowRange: low, highRange: high }),
      };
    }),
  };
}

const answer =
  (kind: ListingKind): Handler<never> =>
  ({ products, payload }: Asked) =>
    listingOf(kind, products, new URLSearchParams(payload as Record<string, string>));

export const listingHandlers: Record<string, Handler<never>> = {
  getProductListing: answer('product'),
  getSearchListing: answer('search'),
  getSeoListing: answer('seo'),
};
