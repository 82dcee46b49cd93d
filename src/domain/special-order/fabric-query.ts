import { plainText } from '../plain-text.ts';

/** The swatches that show outside of the layer, beside the chosen one. */
export const inlineSwatches = 6;

/** The sort and the filters with which the fabrics of an option are requested. */
export interface FabricQuery {
  /** The server's own order if it is left out. */
  sort: string | undefined;
  /** The chosen values by the filter's key. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Only the first ones (decision 102). */
  isCapped: boolean;
}

/** The chosen values of a filter. */
export const valuesOf = ({ filters }: FabricQuery, key: string): readonly string[] =>
  Object.hasOwn(filters, key) ? filters[key]! : [];

/** The query with a filter's value added, or removed. */
export function toggleValue(query: FabricQuery, key: string, value: string): FabricQuery {
  const before = valuesOf(query, key);
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: values.length ? { ...others, [key]: values } : others };
}

/** The query without filters; the sort stays. */
export const withoutFilters = (query: FabricQuery): FabricQuery => ({ ...query, filters: {} });

/** The filters as they are sent: the values of each joined by + (checkout §7.5). */
export function filterParameters({ filters }: FabricQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values.join('+')]));
}

/** A key that is equal for equal queries, in whatever order the values were chosen. */
export function queryKey(query: FabricQuery): string {
  const filters = Object.entries(query.filters).map(([key, values]) => [key, [...values].sort()]);
  return JSON.stringify([query.sort ?? '', query.isCapped, filters.sort()]);
}

interface FoundBy {
  code: string;
  title: string;
  text?: string | undefined;
  keywords?: string | undefined;
}

/**
 * The choices whose words contain all words of the typed text, regardless of case and accents; groups without such a
 * choice are left out.
 */
export function searchChoices<Choice extends FoundBy, Group extends { choices: readonly Choice[] }>(
  groups: readonly Group[],
  typed: string,
): readonly Group[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return groups;
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter((choice) => hasWords(choice, words)) }))
    .filter(({ choices }) => choices.length);
}

function hasWords({ code, title, text, keywords }: FoundBy, words: readonly string[]): boolean {
  const its = plain([code, title, text, keywords].join(' '));
  return words.every((word) => its.includes(word));
}

const plain = (text: string) => plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
