import { type Atom, atom } from 'jotai';
import { clearAll } from '../../domain/listing/listing-filters.ts';
import { type ListingQuery, readListingQuery } from '../../domain/listing/listing-query.ts';
import { nextPaint } from '../../hooks/next-paint.ts';
import type { PageEvents } from '../../page/events.ts';
import { onRestored } from '../../page/restored.ts';
import { type Store, sharedAtom } from '../store.ts';
import { readUrl } from './listing-address.ts';
import { defaultListing } from './listing-attributes.ts';
import { layoutAtoms } from './listing-layout.ts';
import { ListingLoading } from './listing-loading.ts';
import { emptyState, isMissing, type ListingSeed, type ListingState, withSeed } from './listing-state.ts';

const listingIslands = ['listing-filters', 'listing-toolbar', 'product-grid'] as const;

type ListingIsland = (typeof listingIslands)[number];

/** The page's hosts of an island of a listing, mounted or not. */
export const hostsOfListing = (listing: string, island: ListingIsland): Element[] =>
  [...document.querySelectorAll(`[data-island="${island}"]`)].filter(
    (host) => (host.getAttribute('data-listing') || defaultListing) === listing,
  );

export type ListingUpdate = (query: ListingQuery) => ListingQuery;

// It has no dependencies, so each store computes it once and keeps it.
const listingsAtom = sharedAtom('listingsByName', () => atom(() => new Map<string, Listing>()));

/** The page's listing of that name, shared by all its islands. */
export function listingOf(store: Store, name: string): Listing {
  const listings = store.get(listingsAtom);
  const listing = listings.get(name) ?? new Listing(store);
  listings.set(name, listing);
  return listing;
}

/**
 * One listing: its atoms are for rendering, its methods are the shopper's actions. It starts with the first host that
 * joins, and stops with the last one that leaves.
 */
export class Listing {
  readonly #stateAtom = atom(emptyState(readListingQuery({ kind: 'product' }, '')));
  readonly stateAtom: Atom<ListingState> = this.#stateAtom;
  readonly layout = layoutAtoms(this.#stateAtom);
  readonly #clearsAtom = atom(0);
  /** How often all filters have been cleared: then the range fields are emptied as well. */
  readonly clearsAtom: Atom<number> = this.#clearsAtom;
  readonly #store: Store;
  /** The joined hosts in order, and whether each one shows the products. */
  readonly #hosts = new Map<Element, boolean>();
  /** Changes that wait for a paint. */
  readonly #waiting: (() => void)[] = [];
  #loading!: ListingLoading;
  #life = new AbortController();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The state for an island's first render, before it has joined: with its own host's seed. */
  firstState(seed: ListingSeed): ListingState {
    const known = this.#isHosted() ? this.#state : emptyState(readUrl(seed));
    return withSeed(known, seed);
  }

  /**
   * Joins a host with its seed. If the island shows data that no seed contains, the listing is loaded.
   * @returns leaves the listing, when the host has been removed
   */
  join(seed: ListingSeed, host: Element): () => void {
    let state = this.firstState(seed);
    if (!this.#isHosted()) this.#start(seed);
    this.#hosts.set(host, Object.hasOwn(seed, 'minisets'));
    const given = Object.entries(seed).filter(([, value]) => value !== undefined);
    Object.assign(this.#loading.seed, Object.fromEntries(given));
    // The page size and the order may come with a later host.
    const query = this.#loading.isFresh ? this.#loading.address.readLast() : state.query;
    if (this.#loading.isFresh) state = { ...state, query, shown: query };
    this.#store.set(this.#stateAtom, state);
    if (isMissing(state, seed) && !state.isLoading && !state.failure)
      this.#loading.load(state.query, 'replace', true);
    this.followAddress();
    return () => {
      if (this.#hosts.delete(host) && !this.#hosts.size) this.#stop();
    };
  }

  /** Clears all filters, and what is typed and not applied yet. */
  clear(): void {
    this.#store.set(this.#clearsAtom, (times) => times + 1);
    this.change(clearAll);
  }

  /**
   * Changes the wanted query, from the first tile on. The state has it at once; tiles, counts and the URL follow with
   * the answer. A failure undoes it.
   */
  async change(update: ListingUpdate): Promise<void> {
    this.#catchUp();
    await this.#loading.load(this.#updated(update), 'push');
  }

  /**
   * Requests ahead the change that a press, which the shopper has begun, will make. Called without a change when the
   * press has ended.
   */
  prefetch(update?: ListingUpdate): void {
    this.#loading.prefetch(update && this.#updated(update));
  }

  /**
   * Like `change`, but after the next paint, so that an optimistic control is painted first; `onChange` runs together
   * with the change.
   */
  async changeAfterPaint(update: ListingUpdate, onChange: () => void): Promise<void> {
    this.#waiting.push(() => {
      onChange();
      this.change(update);
    });
    await nextPaint();
    this.#catchUp();
  }

  /** Requests ahead the tiles that `showMore` will add. */
  prefetchMore(): void {
    this.#loading.prefetchMore();
  }

  /** Adds the next tiles below the shown ones. */
  showMore(): Promise<void> {
    return this.#loading.loadMore();
  }

  /** Retries the last failed request. */
  retry(): Promise<void> | undefined {
    return this.#loading.retry();
  }

  /** After a history navigation: loads the query of the URL, as soon as the listing's islands have mounted or failed. */
  followAddress(): Promise<void> | undefined {
    if (this.#isMounting()) return undefined;
    const wanted = this.#loading.address.readNew();
    if (!wanted) return undefined;
    this.#catchUp();
    return this.#loading.load(wanted, 'replace');
  }

  /** Whether this island of the listing is mounted on the page and, with `isInView`, not scrolled past. */
  hasMounted(island: ListingIsland, isInView = false): boolean {
    return hostsOfListing(this.#loading.seed.name, island).some(
      (host) => this.#hosts.has(host) && !(isInView && host.getBoundingClientRect().bottom <= 0),
    );
  }

  get #state(): ListingState {
    return this.#store.get(this.#stateAtom);
  }

  #updated(update: ListingUpdate): ListingQuery {
    return { ...update(this.#state.query), skip: 0, take: this.#loading.pageSize };
  }

  /** Whether a mounted island shows the products, and all of the listing's hosts on the page are mounted. */
  #isMounted(): boolean {
    return (
      [...this.#hosts].some(([host, hasProducts]) => hasProducts && host.isConnected) &&
      listingIslands.every((island) =>
        hostsOfListing(this.#loading.seed.name, island).every((host) => this.#hosts.has(host)),
      )
    );
  }

  /** Whether an island of the listing is still loading. */
  #isMounting(): boolean {
    const isLoading = (host: Element) =>
      !this.#hosts.has(host) && host.getAttribute('data-island-status') === 'loading';
    return listingIslands.some((island) => hostsOfListing(this.#loading.seed.name, island).some(isLoading));
  }

  #catchUp(): void {
    for (const change of this.#waiting.splice(0)) change();
  }

  // Removed hosts stay joined until they unmount, which may be after their successors have joined.
  #isHosted(): boolean {
    return [...this.#hosts.keys()].some(({ isConnected }) => isConnected);
  }

  #start(seed: ListingSeed): void {
    if (this.#hosts.size) this.#stop();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const loading = new ListingLoading(this.#store, this.#stateAtom, { ...seed }, () => this.#isMounted());
    this.#loading = loading;
    const handleRestored = () => {
      loading.forget();
      loading.resume();
    };
    const handleTravel = () => {
      this.#store.set(this.layout.followPanelAtom);
      this.followAddress();
    };
    this.#store.set(this.layout.followPanelAtom);
    addEventListener('popstate', handleTravel, { signal });
    document.addEventListener('storefront:island-failed', () => this.followAddress(), { signal });
    onRestored(handleRestored, { signal });
    // Tiles may show what is in the cart. The first event without an add only reports what was already in it.
    let cart: string | undefined;
    const handleCart = ({ detail }: CustomEvent<PageEvents['storefront:cart-changed']>) => {
      const now = `${detail.count} ${detail.subtotal}`;
      if (now !== (cart ?? now)) loading.forget();
      cart = now;
    };
    document.addEventListener('storefront:cart-changed', handleCart, { signal });
    document.addEventListener('storefront:item-added', () => loading.forget(), { signal });
  }

  #stop(): void {
    this.#life.abort();
    this.#hosts.clear();
    this.#waiting.length = 0;
    this.#loading.stop();
    this.#store.set(this.layout.isPanelOpenAtom, false);
  }
}
