import { typedRange } from '../../../../src/domain/listing/listing-filters.ts';
import {
  type ListingKind,
  type ListingQuery,
  rangeId,
  readListingQuery,
  writeListingQuery,
} from '../../../../src/domain/listing/listing-query.ts';
import { link, type Page } from '../page.ts';

/** What was typed into the form as a range and is none. */
export interface RangeProblem {
  facetId: string;
  min: string;
  max: string;
}

/** What an address asks for once the fields of the form are read as filters. */
export interface ReadAddress {
  /** Without form fields; with what was typed rightly among the filters. */
  query: ListingQuery;
  problems: RangeProblem[];
}

const rangeFields = [
  { facetId: 'price', min: 'priceMin', max: 'priceMax' },
  { facetId: 'width', min: 'widthMin', max: 'widthMax' },
];

/** What only the form sends, and what only a switch of the page's view does. */
const passing = [...rangeFields.flatMap(({ min, max }) => [min, max]), 'brand', 'country', 'mobile'];

/** Reads a listing's address, also as its form writes it: a field for every filter, and ranges as they were typed. */
export function readAddress(kind: ListingKind, given: URLSearchParams): ReadAddress {
  const asked = readListingQuery(kind, given);
  const problems: RangeProblem[] = [];
  const typed = rangeFields.flatMap(({ facetId, min, max }) => {
    const low = given.get(min)?.trim() ?? '';
    const high = given.get(max)?.trim() ?? '';
    if (low === '' && high === '') return [];
    const range = typedRange(low, high);
    if (range) return [rangeId(facetId, range.low, range.high)];
    problems.push({ facetId, min: low, max: high });
    return [];
  });
  const query = { ...asked, filters: [...new Set([...asked.filters, ...typed])] };
  return { query, problems };
}

/**
 * True where an address says in the one canonical way what its listing understood of it; parameters that the listing
 * does not know are none of its business.
 */
export function isCanonical(kind: ListingKind, given: URLSearchParams, query: ListingQuery): boolean {
  if (rangeFields.some(({ min, max }) => given.has(min) || given.has(max))) return false;
  const written = writeListingQuery(kind, query, given);
  const namesOf = (search: URLSearchParams) => [...new Set(search.keys())];
  return [...new Set([...namesOf(given), ...namesOf(written)])].every(
    (name) => given.getAll(name).join('&') === written.getAll(name).join('&'),
  );
}

/** The page's own address asking its listing for something else, in its canonical form and the page's variant. */
export function addressOf(page: Page, kind: ListingKind, query: ListingQuery): string {
  const search = writeListingQuery(kind, query, page.query);
  for (const name of passing) search.delete(name);
  // Commas between filters are written as they are.
  const text = search.toString().replaceAll('%2C', ',');
  return link(page, text ? `${page.path}?${text}` : page.path);
}

/** The same from its first tile on: for whatever changes which products there are, or their order. */
export function addressWith(page: Page, kind: ListingKind, query: ListingQuery): string {
  const { skip, take } = readListingQuery(kind, '');
  return addressOf(page, kind, { ...query, skip, take });
}
