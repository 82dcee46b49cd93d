import { fillIn } from '../messages.ts';
import { formatPrice } from '../money.ts';
import type { filtersMessages } from './listing-messages.ts';
import { type ListingQuery, rangeId, readRange } from './listing-query.ts';

/** A facet shows its first 5, and the others on demand where they are more than 2 (decision 39). */
const shownValues = 5;
const spareValues = 2;
/** From so many values on a facet can be searched. */
export const searchedValues = 12;

/** The query with a filter or without it; if not said, with one that was not there, and without one that was. */
export function toggleFilter(
  query: ListingQuery,
  id: string,
  isOn = !query.filters.includes(id),
): ListingQuery {
  const rest = query.filters.filter((other) => other !== id);
  return { ...query, filters: isOn ? [...rest, id] : rest };
}

/** Whether a filter is of a facet. */
export const isOfFacet = (id: string, facetId: string): boolean => id.startsWith(`${facetId}_`);

/** The query without a facet's filters. */
export function clearFacet(query: ListingQuery, facetId: string): ListingQuery {
  return { ...query, filters: query.filters.filter((id) => !isOfFacet(id, facetId)) };
}

/** The query without any filter; what it is sorted by stays. */
export function clearAll(query: ListingQuery): ListingQuery {
  return { ...query, filters: [], isPickupOnly: false, isReadyToShip: false };
}

/** The values a facet shows at first: those in `kept` stay wherever they stand. */
export function firstValues<Value extends { uniqueId: string }>(
  items: readonly Value[],
  kept: ReadonlySet<string>,
): readonly Value[] {
  if (items.length <= shownValues + spareValues) return items;
  return items.filter(({ uniqueId }, index) => index < shownValues || kept.has(uniqueId));
}

/** The values whose names have what was typed, wherever it stands; case and accents do not count. */
export function matchingValues<Value extends { name: string }>(
  items: readonly Value[],
  typed: string,
): readonly Value[] {
  const wanted = plain(typed.trim());
  return wanted ? items.filter(({ name }) => plain(name).includes(wanted)) : items;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In whole dollars or inches; an end that is left out is open. */
interface TypedRange {
  low: number | undefined;
  high: number | undefined;
}

/**
 * The range that was typed, in whole dollars or inches (checkout §5, decision 40): each end a number from 0 up, at least
 * one, the lower not above the upper. What lies between two whole numbers is within the range.
 */
export function typedRange(min: string, max: string): TypedRange | undefined {
  const low = amountOf(min);
  const high = amountOf(max);
  // Nothing is above or below what is no number.
  const isRight = (low ?? 0) <= (high ?? mostInRange) && (high ?? 0) <= mostInRange;
  if (!isRight || (low ?? high) === undefined) return undefined;
  return { low: low && Math.floor(low), high: high && Math.ceil(high) };
}

const mostInRange = 9_999_999;

/** Dollars or inches as they are typed; NaN for what is no number from 0 up. */
function amountOf(typed: string): number | undefined {
  const text = typed.replace(/[\s,$″"]|CAD/gi, '');
  if (!typed.trim()) return undefined;
  return /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** The query with a range that was typed. */
export function addRange(query: ListingQuery, facetId: string, { low, high }: TypedRange): ListingQuery {
  const id = rangeId(facetId, low, high);
  return query.filters.includes(id) ? query : toggleFilter(query, id);
}

/** What a chip has to know of a facet. */
interface NamedFacet {
  id: string;
  filterItems: readonly { uniqueId: string; name: string }[];
  isRangeFilterVisible: boolean;
  isWidthFilterVisible: boolean;
}

/** What is no facet's, and what it is called. The second is in a search alone. */
export const switches = [
  ['isPickupOnly', 'filtersPickup'],
  ['isReadyToShip', 'filtersReadyToShip'],
] as const;

/** A filter that is applied, by name. */
export interface Chip {
  id: string;
  name: string;
}

interface Naming {
  texts: typeof filtersMessages;
  currency: 'USD' | 'CAD';
}

/** What is applied, in the order it was chosen; what no facet knows has no name, and no chip. */
export function chipsOf(
  facets: readonly NamedFacet[],
  query: ListingQuery,
  { texts, currency }: Naming,
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
      facet.isRangeFilterVisible ? formatPrice(end * 100, { currency, hideCents: true }) : `${end}″`;
    if (low === undefined) return fillIn(texts.rangeUpTo, print(high!));
    return high === undefined
      ? fillIn(texts.rangeFrom, print(low))
      : fillIn(texts.rangeBetween, print(low), print(high));
  }
}

/** The query without what a chip stands for. */
export function withoutChip(query: ListingQuery, id: string): ListingQuery {
  return Object.hasOwn(query, id) ? { ...query, [id]: false } : toggleFilter(query, id);
}

/**
 * The query with what was ticked in the server's form, where that is something else than the server had ticked.
 * @param boxes the form's checkboxes: a filter's id, and whether it is ticked.
 */
export function withTicked(
  query: ListingQuery,
  boxes: readonly { value: string; checked: boolean }[],
): ListingQuery {
  const offered = new Set(boxes.map(({ value }) => value));
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const stays = query.filters.filter((id) => !offered.has(id) || ticked.includes(id));
  return { ...query, filters: [...stays, ...ticked.filter((id) => !stays.includes(id))] };
}
