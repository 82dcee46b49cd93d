import { typedRange } from '../../../../src/domain/listing/listing-filters.ts';
import {
  type ListingDefaults,
  type ListingQuery,
  rangeId,
  readListingQuery,
  writeListingQuery,
} from '../../../../src/domain/listing/listing-query.ts';
import { link, type Page } from '../page.ts';

/** The texts typed into the form's range fields that are not valid ranges. */
export interface RangeProblem {
  facetId: string;
  min: string;
  max: string;
}

/** The query of a URL, with the form's fields read as filters. */
export interface ReadAddress {
  /** Without form fields; valid typed ranges are among the filters. */
  query: ListingQuery;
  problems: RangeProblem[];
}

const rangeFields = [
  { facetId: 'price', min: 'priceMin', max: 'priceMax' },
  { facetId: 'width', min: 'widthMin', max: 'widthMax' },
];

/** The open quick view of an address that was sent. */
const quickView = ['quickViewId', 'specialOrderOCParam'];

/** Parameters that only the form, or only a switch of the page's view, sends. */
const passing = [
  ...rangeFields.flatMap(({ min, max }) => [min, max]),
  'brand',
  'country',
  'mobile',
  ...quickView,
];

/** Reads a listing's URL, also the one of its form: a parameter for every checkbox, and ranges as typed. */
export function readAddress(listing: ListingDefaults, given: URLSearchParams): ReadAddress {
  const asked = readListingQuery(listing, given);
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
 * Whether a URL is the canonical form of its listing's query; parameters that the listing does not know are ignored.
 */
export function isCanonical(listing: ListingDefaults, given: URLSearchParams, query: ListingQuery): boolean {
  if (rangeFields.some(({ min, max }) => given.has(min) || given.has(max))) return false;
  const written = writeListingQuery(listing, query, given);
  const namesOf = (search: URLSearchParams) => [...new Set(search.keys())];
  return [...new Set([...namesOf(given), ...namesOf(written)])].every(
    (name) => given.getAll(name).join('&') === written.getAll(name).join('&'),
  );
}

/** The page's URL with another query of its listing, in canonical form and in the page's variant. */
export function addressOf(page: Page, listing: ListingDefaults, query: ListingQuery): string {
  const search = writeListingQuery(listing, query, page.query);
  for (const name of passing) search.delete(name);
  // Commas between filters are not escaped.
  const text = search.toString().replaceAll('%2C', ',');
  return link(page, text ? `${page.path}?${text}` : page.path);
}

/** The same from the first tile on: for changes of the products or their order. */
export function addressWith(page: Page, listing: ListingDefaults, query: ListingQuery): string {
  const { skip, take } = readListingQuery(listing, '');
  return addressOf(page, listing, { ...query, skip, take });
}
