import type { Catalogue, PriceColumn } from './catalogue-columns.ts';
import { type FacetId, facetNumber, facets } from './facets.ts';
import { isOutside, type KnownFilter } from './filters.ts';
import { amountsOf, type Range, type RangeFacetId, readyRanges } from './ranges.ts';

export interface CountedValue {
  id: string;
  name: string;
  hex: string | undefined;
  isSelected: boolean;
  /** The number of matching products under the other facets' filters. */
  count: number;
}

export interface CountedRange extends Range {
  isSelected: boolean;
  count: number;
}

export interface CountedFacet {
  id: FacetId;
  values: CountedValue[];
  ranges: CountedRange[];
  /** For the whole listing, in dollars or inches; only for facets of ranges. */
  extent?: { least: number; most: number };
}

interface Asked {
  price: PriceColumn;
  filters: readonly KnownFilter[];
  hasCategories: boolean;
  /** By place, see {@link failedBits}. */
  failed: Uint16Array;
}

/** The maximum number of values sent for a facet: the most common ones and the selected ones. */
const maxValues = 500;

/** The facets of a listing, each counted under the others' filters; empty facets are left out. */
export function countFacets(catalogue: Catalogue, asked: Asked): CountedFacet[] {
  return facets.flatMap(({ id }): CountedFacet[] => {
    if (id === 'price' || id === 'width') return rangeFacet(catalogue, id, asked);
    if (id === 'category' && !asked.hasCategories) return [];
    const values = countValues(catalogue, id, asked);
    return values.length > 0 ? [{ id, values, ranges: [] }] : [];
  });
}

/**
 * All values of a facet in the listing, including those without a match. Their order is that of the whole listing, so
 * that it does not change with the filters: the most common first, collections by name.
 */
function countValues(catalogue: Catalogue, id: FacetId, { filters, failed }: Asked): CountedValue[] {
  const chosen = new Set(filters.flatMap((filter) => ('value' in filter ? [filter.value] : [])));
  const number = facetNumber(id);
  const counted = catalogue.values
    .filter(({ facet }) => facet === number)
    .map((value) => ({ value, ...countPlaces(value.places, failed, 1 << number) }))
    .filter(({ whole }) => whole > 0)
    .sort((a, b) => b.whole - a.whole || (a.value.name < b.value.name ? -1 : 1))
    .filter(({ value }, index) => index < maxValues || chosen.has(value));
  if (id === 'collection') counted.sort((a, b) => (a.value.name < b.value.name ? -1 : 1));
  return counted.map(({ value, count }) => ({
    id: value.id,
    name: value.name,
    hex: value.hex,
    isSelected: chosen.has(value),
    count,
  }));
}

/** How many products are in the listing, and how many of them fail nothing but this facet. */
function countPlaces(
  places: Uint32Array,
  failed: Uint16Array,
  bit: number,
): { whole: number; count: number } {
  let whole = 0;
  let count = 0;
  for (const place of places) {
    const bits = failed[place]!;
    if (bits === isOutside) continue;
    whole++;
    if (bits === 0 || bits === bit) count++;
  }
  return { whole, count };
}

/** A facet of ranges: for prices a few suggested ones, plus the requested ones. */
function rangeFacet(
  catalogue: Catalogue,
  id: RangeFacetId,
  { price, filters, failed }: Asked,
): CountedFacet[] {
  const { amounts, ascending, scale } = amountsOf(catalogue, id, price);
  const bit = 1 << facetNumber(id);
  const inListing = new Float64Array(ascending.length);
  const inRange = new Float64Array(ascending.length);
  let total = 0;
  let count = 0;
  for (const place of ascending) {
    const bits = failed[place]!;
    const amount = amounts[place]!;
    if (bits === isOutside || amount <= 0) continue;
    inListing[total++] = amount;
    if (bits === 0 || bits === bit) inRange[count++] = amount;
  }
  if (total === 0) return [];
  // Both from the lowest to the highest.
  const whole = inListing.subarray(0, total);
  const matching = inRange.subarray(0, count);
  const chosen = filters.flatMap((filter) =>
    'range' in filter && filter.facet === id ? [filter.range] : [],
  );
  const ready = id === 'price' ? readyRanges(quartersOf(whole).map((amount) => amount / scale)) : [];
  const own = chosen.filter((range) => !ready.some((other) => other.id === range.id));
  return [
    {
      id,
      values: [],
      ranges: [...ready, ...own].map((range) => ({
        ...range,
        isSelected: chosen.some((other) => other.id === range.id),
        count: countWithin(matching, scale, range),
      })),
      extent: { least: Math.floor(whole[0]! / scale), most: Math.ceil(whole.at(-1)! / scale) },
    },
  ];
}

/** How many of sorted amounts are in a range, its ends included. */
function countWithin(sorted: Float64Array, scale: number, { low = 0, high = Infinity }: Range): number {
  const below = firstIndex(sorted, (amount) => amount >= low * scale);
  return Math.max(0, firstIndex(sorted, (amount) => amount > high * scale) - below);
}

/** The index of the first of sorted amounts that is high enough. */
function firstIndex(sorted: Float64Array, isEnough: (amount: number) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isEnough(sorted[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The highest amount of each quarter of sorted amounts; the first quarters are the larger ones. */
function quartersOf(sorted: Float64Array): number[] {
  const quarters = Math.min(4, sorted.length);
  return Array.from(
    { length: quarters },
    (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / quarters) - 1]!,
  );
}
