import { type Atom, atom, type createStore } from 'jotai';
import type { Facet, Miniset } from '../../contract/listing/listing.ts';
import { type ListingKind, type ListingQuery, readListingQuery } from '../../domain/listing/listing-query.ts';
import { sharedAtom } from '../store.ts';

export type Store = ReturnType<typeof createStore>;

/** A listing as its islands show it. A failed call leaves what is shown as it was. */
export interface ListingState {
  /** What the shopper wants: ticks are drawn from it at once. */
  query: ListingQuery;
  /** What the tiles and counts on the page belong to. */
  shown: ListingQuery;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  totalCount?: number | undefined;
  /** Large pictures where nobody chose; undefined where neither a host nor an answer says. */
  isWideLayout?: boolean | undefined;
  /** An answer is awaited … */
  isLoading: boolean;
  /** … or was, after a step through the history. */
  isFollowing: boolean;
  /** … for so long that it has to be seen. */
  isSlow: boolean;
  isLoadingMore: boolean;
  /** The shopper's message; ticks and address are those of what is shown by then. */
  failure?: string | undefined;
}

/** What an island's host brings. */
export interface ListingSeed {
  name: string;
  kind: ListingKind;
  /** Where the listing is asked for; the page's own address where it is left out. */
  url?: string | undefined;
  categoryId?: string | undefined;
  serviceEnvironment?: string | undefined;
  facets?: readonly Facet[] | undefined;
  minisets?: readonly Miniset[] | undefined;
  totalCount?: number | undefined;
  isWideLayout?: boolean | undefined;
}

/** What goes on for a listing. */
export interface Running {
  seed: ListingSeed;
  /** The hosts that show it. */
  hosts: Set<Element>;
  pathname: string;
  /** The address's query as it was last read or written. */
  search: string;
  /** Of the request that counts (decision 38). */
  index: number;
  controller?: AbortController | undefined;
  changedAt: number;
  /** Changes that wait for a paint. */
  soon: (() => void)[];
  slow?: ReturnType<typeof setTimeout> | undefined;
  /** What failed, once more. */
  retry?: (() => Promise<void>) | undefined;
}

export const running = sharedAtom('listings', () => new WeakMap<Store, Map<string, Running>>());

/** Of a listing that nothing is known of. */
export function emptyState(query: ListingQuery): ListingState {
  return {
    query,
    shown: query,
    isLoading: false,
    isFollowing: false,
    isSlow: false,
    isLoadingMore: false,
  };
}

export const stateAtom = (name: string) =>
  sharedAtom(`listing:${name}`, () => atom(emptyState(readListingQuery('product', ''))));

/** The listing of that name, shared by all its islands, to be read. */
export const listingAtom: (name: string) => Atom<ListingState> = stateAtom;

export const patch = (store: Store, name: string, part: Partial<ListingState>) =>
  store.set(stateAtom(name), (state) => ({ ...state, ...part }));

/** Once what has just been changed is painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Of a listing that an island has brought; of another there is none. */
export const runningOf = (store: Store, name: string) => running.get(store)?.get(name) as Running;
