import {
  isSameQuery,
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '../../domain/listing/listing-query.ts';
import { readQuickView, withoutQuickView } from '../../domain/product/quick-view-address.ts';
import { stateBesideOthers, stateWith, writeEntry } from '../../page/history-entry.ts';
import type { ListingSeed } from './listing-state.ts';

type Named = Pick<ListingSeed, 'name' | 'kind' | 'pageSize' | 'defaultSort'>;

/** The parameters of a listing with another name than "listing" have a prefix, so that two on a page do not collide. */
const prefixOf = ({ name }: Named) => (name === 'listing' ? '' : `${name}.`);

/** The query in the page's URL, which is the source of truth for filters (decision 37). */
export function readUrl(listing: Named): ListingQuery {
  return readListingQuery(listing, location.search, prefixOf(listing));
}

/** The page's URL with another query of a listing; its other parameters stay, except those of an open quick view. */
export function hrefOf(listing: Named, query: ListingQuery, kept = ownSearch()): string {
  const search = `${writeListingQuery(listing, query, kept, prefixOf(listing))}`;
  // A comma needs no escape, and reads better.
  return `${location.pathname}${search && '?'}${search.replaceAll('%2C', ',')}${location.hash}`;
}

/** The part of the page's URL that belongs to one listing, from the time it starts. */
export class ListingAddress {
  /** The path of the listing's page. */
  readonly pathname = location.pathname;
  readonly #listing: Named;
  /** As last read or written, without an open quick view. */
  #search = ownSearch();
  /** The search of the history entry below the open quick view, once the list has grown behind it. */
  #searchBelow = keptBelow();

  constructor(listing: Named) {
    this.#listing = listing;
  }

  /** The query in the URL as it was last read or written: the query of the content that the server has rendered. */
  readLast(): ListingQuery {
    return readListingQuery(this.#listing, this.#search, prefixOf(this.#listing));
  }

  /** The query in the URL if the URL has changed since it was last read or written; undefined on another page. */
  readNew(): ListingQuery | undefined {
    if (location.pathname !== this.pathname || ownSearch() === this.#search) return undefined;
    const isBelow = ownSearch() === this.#searchBelow;
    this.#searchBelow = undefined;
    if (isBelow) {
      // The quick view was closed: the tiles that it has led to stay, and with them the one that gets the focus.
      this.write('replace', this.readLast());
      return undefined;
    }
    this.#search = ownSearch();
    return readUrl(this.#listing);
  }

  /** Writes the query into the URL: `push` makes a history entry, which Back undoes. */
  write(how: 'push' | 'replace', query: ListingQuery): void {
    // Another script may have changed the path: that URL is not the listing's to write.
    if (location.pathname !== this.pathname) return;
    if (isSameQuery(this.#listing, query, readUrl(this.#listing))) return;
    const href = hrefOf(this.#listing, query, location.search);
    const below = readQuickView(location.search) && (this.#searchBelow ?? this.#search);
    this.#searchBelow = below;
    // In the entry, too: the page may be reloaded there.
    if (how === 'replace')
      writeEntry('replace', below === undefined ? history.state : stateWith({ [belowKey]: below }), href);
    else if (isPanelEntry()) {
      // The open panel's entry stays above that of the change: Back closes the panel first.
      writeEntry('replace', stateBesideOthers(), href);
      openPanelEntry();
    } else {
      keepInEntry({ [scrollKey]: window.scrollY });
      writeEntry('push', stateBesideOthers(), href);
    }
    this.#search = ownSearch();
  }
}

/** The parameter of an open quick view does not change the list. */
const ownSearch = () => withoutQuickView(location.search);

/** The page's URL without an open quick view. */
export const ownUrl = () => `${location.origin}${location.pathname}${ownSearch()}${location.hash}`;

const scrollKey = 'storefrontIslandsPlace';
const reloadKey = 'storefrontIslandsReload';
const panelKey = 'storefrontIslandsPanel';
const belowKey = 'storefrontIslandsBelow';

function keepInEntry(part: object): void {
  writeEntry('replace', stateWith(part));
}

/** The search below the quick view that the page has been reloaded with. */
function keptBelow(): string | undefined {
  const below: unknown = history.state?.[belowKey];
  return readQuickView(location.search) && typeof below === 'string' ? below : undefined;
}

/** The scroll position at which the current history entry was left, in px. */
export function keptScroll(): number | undefined {
  const top: unknown = history.state?.[scrollKey];
  return typeof top === 'number' ? top : undefined;
}

/** Stores the scroll position in the current history entry before a reload. */
export function keepForReload(): void {
  keepInEntry({ [reloadKey]: true });
  // The browser would restore the current position instead.
  history.scrollRestoration = 'manual';
}

/** The scroll position that `keepForReload` has stored, in px; it can be read once. */
export function takeReloadedScroll(): number | undefined {
  if (history.state?.[reloadKey] !== true) return undefined;
  keepInEntry({ [reloadKey]: undefined });
  history.scrollRestoration = 'auto';
  return keptScroll();
}

/** Whether the current history entry is that of the open filters' panel, at the URL of the one below. */
export function isPanelEntry(): boolean {
  return history.state?.[panelKey] === true;
}

export function openPanelEntry(): void {
  writeEntry('push', stateBesideOthers({ [panelKey]: true }));
}

/** Leaves the history entry of a panel that is not open, for the entry below: from here, Back would change nothing. */
export function leavePanelEntry(): void {
  keepInEntry({ [panelKey]: undefined });
  history.back();
}

export function closePanelEntry(): void {
  if (isPanelEntry()) history.back();
}
