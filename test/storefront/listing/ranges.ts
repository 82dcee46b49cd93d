import { readRange } from '../../../src/domain/listing/listing-query.ts';
import type { Catalogue, PriceColumn } from './catalogue-columns.ts';

/** A range of whole dollars or inches, ends included; one end may be open. */
export interface Range {
  id: string;
  low?: number;
  high?: number;
}

/** The ranges of one facet among a URL's filters. */
export function rangesOf(facetId: string, filters: readonly string[]): Range[] {
  return filters.flatMap((id) => {
    const range = readRange(id);
    return range?.facetId === facetId ? [{ id, low: range.low, high: range.high }] : [];
  });
}

export type RangeFacetId = 'price' | 'width';

interface Amounts {
  /** By place; 0 is unknown. */
  amounts: Float64Array;
  /** The places from the lowest amount to the highest. */
  ascending: Uint32Array;
  /** A dollar or an inch in the unit of the amounts. */
  scale: number;
}

/** What a facet of ranges is about. */
export function amountsOf(
  { prices, widths, ascending }: Catalogue,
  id: RangeFacetId,
  price: PriceColumn,
): Amounts {
  return id === 'price'
    ? { amounts: prices[price], ascending: ascending[price], scale: 100 }
    : { amounts: widths, ascending: ascending.widths, scale: 1 };
}

/** Whether an amount is known and within one of the ranges. */
export function isWithinOne(amount: number, scale: number, ranges: readonly Range[]): boolean {
  return (
    amount > 0 &&
    ranges.some(
      ({ low, high }) =>
        (low === undefined || amount >= low * scale) && (high === undefined || amount <= high * scale),
    )
  );
}

/** The name of a range: `Under $500`, `$500 to $1,000`, `60″ and above`. */
export function nameOfRange({ low, high }: Range, print: (value: number) => string): string {
  if (low === undefined) return `Under ${print(high ?? 0)}`;
  if (high === undefined) return `${print(low)} and above`;
  return `${print(low)} to ${print(high)}`;
}

/** A few ranges with round ends, split at the quartiles of the prices, in dollars. */
export function readyRanges(quarters: readonly number[]): Range[] {
  const ends = [...new Set(quarters.slice(0, 3).map(round))].filter((end) => end > 0);
  if (ends.length === 0) return [];
  return [undefined, ...ends].map((low, index) => {
    const high = ends[index];
    return { id: `price_${low ?? ''}-${high ?? ''}`, low, high };
  });
}

/** The nearest of 10, 20, 25, 50, 75, 100, 200 … */
function round(value: number): number {
  const magnitude = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(value, 1))));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map((step) => step * magnitude);
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
}
