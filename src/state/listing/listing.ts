import { type Atom, atom } from 'jotai';
import { type ListingQuery, listingTake, readListingQuery } from '../../domain/listing/listing-query.ts';
import { sharedAtom } from '../store.ts';
import { readUrl } from './listing-address.ts';
import { layoutAtoms } from './listing-layout.ts';
import { ListingLoading, type Store } from './listing-loading.ts';
import { emptyState, isMissing, type ListingSeed, type ListingState, withSeed } from './listing-state.ts';
import { nextPaint } from './next-paint.ts';

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
  readonly #stateAtom = atom(emptyState(readListingQuery('product', '')));
  readonly stateAtom: Atom<ListingState> = this.#stateAtom;
  readonly layout = layoutAtoms(this.#stateAtom);
  readonly #store: Store;
  readonly #hosts = new Set<Element>();
  /** Changes that wait for a paint. */
  readonly #waiting: (() => void)[] = [];
  /** The joined hosts, in order. */
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
    const state = this.firstState(seed);
    if (!this.#isHosted()) this.#start(seed);
    this.#hosts.add(host);
    const given = Object.entries(seed).filter(([, value]) => value !== undefined);
    Object.assign(this.#loading.seed, Object.fromEntries(given));
    this.#store.set(this.#stateAtom, state);
    if (isMissing(state, seed) && !state.isLoading && !state.failure)
      this.#loading.load(state.query, 'replace', true);
    return () => {
      if (this.#hosts.delete(host) && !this.#hosts.size) this.#stop();
    };
  }

  /**
   * Changes the wanted query, from the first tile on. The state has it at once; tiles, counts and the URL follow with
   * the answer. A failure undoes it.
   */
  async change(update: ListingUpdate): Promise<void> {
    this.#catchUp();
    const wanted = update(this.#state.query);
    await this.#loading.load({ ...wanted, skip: 0, take: listingTake }, 'push');
  }

  /**
   * The same after the next paint, so that an optimistic control is painted first; `onChange` runs with the change.
   */
  async changeAfterPaint(update: ListingUpdate, onChange: () => void): Promise<void> {
    this.#waiting.push(() => {
      onChange();
      this.change(update);
    });
    await nextPaint();
    this.#catchUp();
  }

  /** Adds the next tiles below the shown ones. */
  showMore(): Promise<void> {
    return this.#loading.loadMore();
  }

  /** Retries the last failed request. */
  retry(): Promise<void> | undefined {
    return this.#loading.retry();
  }

  /** After a history navigation: loads the query of the URL. */
  followAddress(): Promise<void> | undefined {
    const wanted = this.#loading.address.readNew();
    if (!wanted) return undefined;
    this.#catchUp();
    return this.#loading.load(wanted, 'replace');
  }

  get #state(): ListingState {
    return this.#store.get(this.#stateAtom);
  }

  #catchUp(): void {
    for (const change of this.#waiting.splice(0)) change();
  }

  // Removed hosts stay joined until they unmount, which may be after their successors have joined.
  #isHosted(): boolean {
    return [...this.#hosts].some(({ isConnected }) => isConnected);
  }

  #start(seed: ListingSeed): void {
    if (this.#hosts.size) this.#stop();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const loading = new ListingLoading(this.#store, this.#stateAtom, { ...seed });
    this.#loading = loading;
    addEventListener('popstate', () => this.followAddress(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && loading.resume(), { signal });
  }

  #stop(): void {
    this.#life.abort();
    this.#hosts.clear();
    this.#waiting.length = 0;
    this.#loading.stop();
    this.#store.set(this.layout.isPanelOpenAtom, false);
  }
}
