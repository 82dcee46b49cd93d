import {
  type ListingKind,
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '../../domain/listing/listing-query.ts';
import { runningOf, type Store } from './listing-state.ts';

/** A listing not called "listing" has parameters of its own, so that two on a page do not mix. */
const prefixOf = (name: string) => (name === 'listing' ? '' : `${name}.`);

/** What the page's address asks the listing for (decision 37). */
export function readAddress(name: string, kind: ListingKind): ListingQuery {
  return readListingQuery(kind, location.search, prefixOf(name));
}

/** The page's address asking the listing for something else; whatever else it says stays. */
export function addressOf(name: string, kind: ListingKind, query: ListingQuery): string {
  const search = writeListingQuery(kind, query, location.search, prefixOf(name)).toString();
  // A comma needs no escape, and reads better.
  return `${location.pathname}${search && '?'}${search.replaceAll('%2C', ',')}${location.hash}`;
}

/** Writes what is shown into the address: `push` makes a history entry, which Back undoes. */
export function writeAddress(store: Store, name: string, how: 'push' | 'replace', query: ListingQuery): void {
  const now = runningOf(store, name);
  const { kind } = now.seed;
  const address = addressOf(name, kind, query);
  // Another page's address is not the listing's to write.
  if (location.pathname !== now.pathname || address === addressOf(name, kind, readAddress(name, kind)))
    return;
  if (how === 'push') {
    keepPlace();
    history.pushState(null, '', address);
  } else history.replaceState(history.state, '', address);
  now.search = location.search;
}

const placeKey = 'storefrontIslandsPlace';

/** Notes in the history entry that is left how far the page is scrolled, beside what others keep there. */
function keepPlace(): void {
  const { state } = history;
  // What takes no further key belongs to somebody else.
  if (state === null || state.constructor === Object)
    history.replaceState({ ...state, [placeKey]: window.scrollY }, '');
}

/** How far the page was scrolled when the history entry shown was left, in px. */
export function keptPlace(): number | undefined {
  const place: unknown = history.state?.[placeKey];
  return typeof place === 'number' ? place : undefined;
}
