import { fillIn } from '../messages.ts';
import { formatPrice, type PriceFormat } from '../money.ts';
import { plainText } from '../plain-text.ts';
import { firstValuesLimit, spareValuesLimit } from './listing-limits.ts';
import type { filtersMessages } from './listing-messages.ts';
import { type ListingKind, type ListingQuery, rangeId, readRange } from './listing-query.ts';

/** The query with a filter added or removed; without `isOn` it is toggled. */
export function toggleFilter(
  query: ListingQuery,
  id: string,
  isOn = !query.filters.includes(id),
): ListingQuery {
  const rest = query.filters.filter((other) => other !== id);
  return { ...query, filters: isOn ? [...rest, id] : rest };
}

/** Whether a filter belongs to a facet, whose id may have underscores of its own. */
export const isOfFacet = (id: string, facetId: string): boolean =>
  id.slice(0, id.lastIndexOf('_')) === facetId;

/** The query without a facet's filters. */
export function clearFacet(query: ListingQuery, facetId: string): ListingQuery {
  return { ...query, filters: query.filters.filter((id) => !isOfFacet(id, facetId)) };
}

/** The query without any filter; the order stays. */
export function clearAll(query: ListingQuery): ListingQuery {
  return { ...query, filters: [], isPickupOnly: false, isReadyToShip: false };
}

/**
 * The values a facet shows at first; those in `kept` show wherever they stand.
 * @param hasShowMore the server's word: false shows all, true offers the others however few they are (decision 39)
 */
export function firstValues<Value extends { uniqueId: string }>(
  items: readonly Value[],
  kept: ReadonlySet<string>,
  hasShowMore = items.length > firstValuesLimit.most + spareValuesLimit.most,
): readonly Value[] {
  const { most } = firstValuesLimit;
  if (!hasShowMore) return items;
  return items.filter(({ uniqueId }, index) => index < most || kept.has(uniqueId));
}

/** The values whose names contain the typed text, regardless of case and accents. */
export function matchingValues<Value extends { name: string }>(
  items: readonly Value[],
  typed: string,
): readonly Value[] {
  const wanted = plain(typed);
  return wanted ? items.filter(({ name }) => plain(name).includes(wanted)) : items;
}

const plain = (text: string) => plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In whole dollars or inches; a missing end is open. */
interface TypedRange {
  low: number | undefined;
  high: number | undefined;
}

/**
 * Parses a typed range (checkout §5, decision 40): at least one end, each 0 or more, the lower not above the upper.
 * Ends are rounded outwards to whole dollars or inches.
 */
export function typedRange(min: string, max: string): TypedRange | undefined {
  const low = amountOf(min);
  const high = amountOf(max);
  // NaN compares false.
  const isValid = (low ?? 0) <= (high ?? maxInRange) && (high ?? 0) <= maxInRange;
  if (!isValid || (low ?? high) === undefined) return undefined;
  return { low: low && Math.floor(low), high: high && Math.ceil(high) };
}

const maxInRange = 9_999_999;

/**
 * Parses typed dollars or inches; NaN if the text is not a number of 0 or more. A comma is accepted between thousands
 * only, and a point before one or two decimals: "1,5" and "1.299,00" would be read as another amount.
 */
function amountOf(typed: string): number | undefined {
  const plain = plainText(typed);
  if (!plain) return undefined;
  const text = plain.replace(/[\s$"]|CAD/gi, '');
  const isNumber = /^(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/.test(text) && /\d/.test(text);
  return isNumber ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** The query with a typed range added. */
export function addRange(query: ListingQuery, facetId: string, { low, high }: TypedRange): ListingQuery {
  const id = rangeId(facetId, low, high);
  return query.filters.includes(id) ? query : toggleFilter(query, id);
}

/** The fields of a facet from which a chip's name is made. */
interface NamedFacet {
  id: string;
  filterItems: readonly { uniqueId: string; name: string }[];
  isRangeFilterVisible: boolean;
  isWidthFilterVisible: boolean;
}

/** The filters by availability; an answer may offer fewer. */
export const availabilityFilters = ['pickup', 'readyToShip'] as const;

export type AvailabilityFilter = (typeof availabilityFilters)[number];

/**
 * Filters that belong to no facet, the keys of their texts, and the names under which an answer offers them. The second
 * is for searches only.
 */
export const switches = [
  ['isPickupOnly', 'filtersPickup', 'pickup'],
  ['isReadyToShip', 'filtersReadyToShip', 'readyToShip'],
] as const;

/** How many of the switches a kind of listing has. */
const switchCounts: Record<ListingKind, number> = { product: 1, search: 2, seo: 0 };

/** The switches that a listing offers; an applied one stays, so that the shopper can remove it. */
export function offeredSwitches(
  kind: ListingKind,
  query: ListingQuery,
  offered: readonly AvailabilityFilter[] | undefined,
) {
  return switches
    .slice(0, switchCounts[kind])
    .filter(([key, , name]) => query[key] || !offered || offered.includes(name));
}

/** An applied filter, with its name. */
export interface Chip {
  id: string;
  name: string;
}

interface Naming {
  texts: typeof filtersMessages;
  format: PriceFormat;
}

/** The applied filters in the order they were chosen. A filter without a facet gets no chip. */
export function chipsOf(
  facets: readonly NamedFacet[],
  query: ListingQuery,
  { texts, format }: Naming,
): Chip[] {
  const names = new Map(
    facets.flatMap(({ filterItems }) => filterItems.map(({ uniqueId, name }) => [uniqueId, name] as const)),
  );
  const chips = query.filters.flatMap((id) => {
    const name = names.get(id) ?? rangeName(id);
    return name ? [{ id, name }] : [];
  });
  for (const [id, text] of switches) if (query[id]) chips.push({ id, name: texts[text] });
  return chips;

  function rangeName(id: string): string | undefined {
    const range = readRange(id);
    const facet = facets.find((one) => one.id === range?.facetId);
    if (!range || !(facet?.isRangeFilterVisible || facet?.isWidthFilterVisible)) return undefined;
    const { low, high } = range;
    const print = (end: number) =>
      facet.isRangeFilterVisible ? formatPrice(end * 100, { ...format, hideCents: true }) : `${end}″`;
    if (low === undefined) return fillIn(texts.rangeUpTo, print(high!));
    return high === undefined
      ? fillIn(texts.rangeFrom, print(low))
      : fillIn(texts.rangeBetween, print(low), print(high));
  }
}

/** The query without a chip's filter. */
export function withoutChip(query: ListingQuery, id: string): ListingQuery {
  return Object.hasOwn(query, id) ? { ...query, [id]: false } : toggleFilter(query, id);
}

/**
 * The query with the server's form as the shopper left it. Filters without a checkbox stay.
 * @param boxes the form's checkboxes: a filter's id, and whether it is ticked.
 */
export function withTicked(
  query: ListingQuery,
  boxes: readonly { value: string; checked: boolean }[],
): ListingQuery {
  const offered = new Set(boxes.map(({ value }) => value));
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const kept = query.filters.filter((id) => !offered.has(id) || ticked.includes(id));
  return { ...query, filters: [...kept, ...ticked.filter((id) => !kept.includes(id))] };
}
