import type { DatabaseSync } from 'node:sqlite';
import { type FacetId, facetNumber, facets } from './facets.ts';
import type { KnownFilter } from './filters.ts';
import { type Range, readyRanges, withinOne } from './ranges.ts';
import type { PriceColumn } from './scope.ts';

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
}

/** The maximum number of values sent for a facet: the most common ones and the selected ones. */
const mostValues = 500;

/**
 * The facets of the products in `listing_scope`, each counted under the others' filters; empty facets are left out.
 */
export function countFacets(db: DatabaseSync, { price, filters, hasCategories }: Asked): CountedFacet[] {
  const valuesByFacet = countValues(db, filters, hasCategories);
  return facets.flatMap(({ id }): CountedFacet[] => {
    const ranges = filters.flatMap((filter) =>
      'range' in filter && filter.facet === id ? [filter.range] : [],
    );
    if (id === 'price') return rangeFacet(db, { id, column: `p.${price}`, scale: 100, chosen: ranges });
    if (id === 'width') return rangeFacet(db, { id, column: 'p.width', scale: 1, chosen: ranges });
    const values = valuesByFacet.get(facetNumber(id)) ?? [];
    return values.length > 0 ? [{ id, values, ranges: [] }] : [];
  });
}

/**
 * All values in the scope, including those without a match. Their order is that of the whole listing, so that it does
 * not change with the filters: the most common first, collections by name.
 */
function countValues(
  db: DatabaseSync,
  filters: readonly KnownFilter[],
  hasCategories: boolean,
): Map<number, CountedValue[]> {
  const chosen = new Set(filters.flatMap((filter) => ('value' in filter ? [filter.value] : [])));
  const rows = db
    .prepare(
      `SELECT v.id AS number, v.facet, v.value, v.name, v.hex, counted.whole, counted.count FROM (
         SELECT f.value, COUNT(*) AS whole, SUM(s.failed = 0 OR s.failed = 1 << f.facet) AS count
         FROM listing_scope s CROSS JOIN product_facets f ON f.position = s.position GROUP BY f.value
       ) counted JOIN facet_values v ON v.id = counted.value
       ${hasCategories ? '' : `WHERE v.facet <> ${facetNumber('category')}`}
       ORDER BY v.facet, counted.whole DESC, v.name`,
    )
    .all();
  const collections = facetNumber('collection');
  const byFacet = new Map<number, CountedValue[]>();
  for (const row of rows) {
    const facet = Number(row.facet);
    const values = byFacet.get(facet) ?? [];
    byFacet.set(facet, values);
    const isSelected = chosen.has(Number(row.number));
    if (values.length >= mostValues && !isSelected) continue;
    values.push({
      id: String(row.value),
      name: String(row.name),
      hex: row.hex === null ? undefined : String(row.hex),
      isSelected,
      count: Number(row.count),
    });
  }
  byFacet.get(collections)?.sort((a, b) => (a.name < b.name ? -1 : 1));
  return byFacet;
}

interface RangeFacet {
  id: 'price' | 'width';
  /** The columns of `p`. */
  column: string;
  /** A dollar or an inch in units of the column. */
  scale: number;
  chosen: readonly Range[];
}

/** A facet of ranges: for prices a few suggested ones, plus the requested ones. */
function rangeFacet(db: DatabaseSync, { id, column, scale, chosen }: RangeFacet): CountedFacet[] {
  const quarters = db
    .prepare(
      `SELECT MIN(amount) AS least, MAX(amount) AS most FROM (
         SELECT ${column} AS amount, NTILE(4) OVER (ORDER BY ${column}) AS quarter
         FROM listing_scope s CROSS JOIN listed_products p ON p.position = s.position WHERE ${column} > 0
       ) GROUP BY quarter ORDER BY quarter`,
    )
    .all();
  if (quarters.length === 0) return [];
  const amounts = quarters.map(({ most }) => Number(most) / scale);
  const least = Math.floor(Number(quarters[0]!.least) / scale);
  const most = Math.ceil(amounts.at(-1)!);
  const ready = id === 'price' ? readyRanges(amounts) : [];
  const own = chosen.filter((range) => !ready.some((other) => other.id === range.id));
  const ranges = [...ready, ...own];
  const counts = countRanges(db, { id, column, scale, chosen: ranges });
  return [
    {
      id,
      values: [],
      ranges: ranges.map((range, index) => ({
        ...range,
        isSelected: chosen.some((other) => other.id === range.id),
        count: counts[index]!,
      })),
      extent: { least, most },
    },
  ];
}

function countRanges(db: DatabaseSync, { id, column, scale, chosen }: RangeFacet): number[] {
  if (chosen.length === 0) return [];
  const row = db
    .prepare(
      `SELECT ${chosen.map((range, index) => `TOTAL(${withinOne(column, scale, [range])}) AS range${index}`)}
       FROM listing_scope s CROSS JOIN listed_products p ON p.position = s.position
       WHERE s.failed IN (0, ${1 << facetNumber(id)}) AND ${column} > 0`,
    )
    .get()!;
  return chosen.map((_, index) => Number(row[`range${index}`]));
}
