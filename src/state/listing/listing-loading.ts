import type { createStore, PrimitiveAtom } from 'jotai';
import type { ListingAnswer } from '../../contract/listing/listing.ts';
import { countText, listingMessages } from '../../domain/listing/listing-messages.ts';
import {
  isSameQuery,
  type ListingQuery,
  listingTake,
  maxListingTake,
} from '../../domain/listing/listing-query.ts';
import { burstMs, slowMs } from '../../domain/listing/listing-requests.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatCount } from '../../domain/money.ts';
import { announce } from '../../page/announce.ts';
import { emit } from '../../page/events.ts';
import { pageTexts } from '../../page/texts.ts';
import { handleFailure } from '../failure.ts';
import { superseded } from '../latest.ts';
import { ListingAddress } from './listing-address.ts';
import { ListingRequests } from './listing-requests.ts';
import { hasMore, type ListingSeed, type ListingState } from './listing-state.ts';
import { nextPaint } from './next-paint.ts';

export type Store = ReturnType<typeof createStore>;

/** Loads a listing, and writes the results into its state, the URL, an announcement and a page event. */
export class ListingLoading {
  readonly address: ListingAddress;
  /** The combined seed of all hosts that have joined. */
  seed: ListingSeed;
  readonly #store: Store;
  readonly #stateAtom: PrimitiveAtom<ListingState>;
  readonly #requests = new ListingRequests();
  #isStopped = false;
  #changedAt = -burstMs;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #repeat: (() => Promise<void>) | undefined;

  constructor(store: Store, stateAtom: PrimitiveAtom<ListingState>, seed: ListingSeed) {
    this.#store = store;
    this.#stateAtom = stateAtom;
    this.seed = seed;
    this.address = new ListingAddress(seed);
  }

  /**
   * Loads the wanted query, which is in the state at once; tiles, counts and the URL follow with the answer.
   * @param how the URL is written: `push` for a change, `replace` if it has the query already
   * @param isNew nothing is shown yet
   */
  async load(wanted: ListingQuery, how: 'push' | 'replace', isNew = false): Promise<void> {
    const { shown } = this.#state;
    const isFollowing = how === 'replace';
    const isBurst = performance.now() - this.#changedAt < burstMs;
    this.#changedAt = performance.now();
    this.#begin({ query: wanted, isLoading: true, isFollowing }, () => this.load(wanted, how, isNew));
    const { skip, take } = isFollowing ? wanted : shown;
    // The change was undone before its answer: the wanted query is shown already.
    if (!isNew && isSameQuery(this.seed.kind, { ...wanted, skip, take }, shown)) {
      this.#requests.abort();
      return this.#show(shown, how);
    }
    const answer = await this.#request(wanted, isBurst);
    if (!answer) return;
    const { minisets, facets, totalCount, isWideLayout = this.#state.isWideLayout } = answer;
    this.#show(wanted, how, { minisets, facets, totalCount, isWideLayout });
    await this.#say(countText(totalCount), totalCount);
  }

  /** Adds the next tiles below the shown ones; the URL then asks for as many. */
  async loadMore(): Promise<void> {
    const { shown, minisets = [], isLoading, isLoadingMore } = this.#state;
    if (isLoading || isLoadingMore || !hasMore(this.#state)) return;
    const take = Math.min(listingTake, maxListingTake - shown.take);
    this.#begin({ isLoadingMore: true }, () => this.loadMore());
    const answer = await this.#request({ ...shown, skip: shown.skip + shown.take, take });
    if (!answer) return;
    const { totalCount } = answer;
    // A product that has moved down meanwhile is sent a second time.
    const known = new Set(minisets.map(({ sku }) => sku));
    const all = [...minisets, ...answer.minisets.filter(({ sku }) => !known.has(sku))];
    this.#show({ ...shown, take: shown.take + take }, 'replace', { minisets: all, totalCount });
    await this.#say('shownOf', shown.skip + all.length, totalCount);
  }

  /** Repeats the last request. */
  retry(): Promise<void> | undefined {
    return this.#repeat?.();
  }

  /** After a back-forward-cache restore: a pending request was aborted, or is too old to wait for. */
  resume(): void {
    const { isLoading, isLoadingMore } = this.#state;
    if (!isLoading && !isLoadingMore) return;
    this.#end();
    this.retry();
  }

  /** Aborts the current request and drops its answer. */
  stop(): void {
    this.#isStopped = true;
    this.#requests.abort();
    this.#end();
  }

  get #state(): ListingState {
    return this.#store.get(this.#stateAtom);
  }

  #set(part: Partial<ListingState>): void {
    this.#store.set(this.#stateAtom, (state) => ({ ...state, ...part }));
  }

  #begin(part: Partial<ListingState>, repeat: () => Promise<void>): void {
    this.#repeat = repeat;
    this.#set({ failure: undefined, isLoadingMore: false, ...part });
    // Counted from the first of several changes.
    if (part.isLoading) this.#slowTimer ??= setTimeout(() => this.#set({ isSlow: true }), slowMs);
  }

  /** The answer; undefined after a failure, and if a newer request has replaced this one. */
  async #request(query: ListingQuery, isBurst?: boolean): Promise<ListingAnswer | undefined> {
    try {
      const answer = await this.#requests.send(this.seed, this.address.pathname, query, isBurst);
      if (answer !== superseded) return answer;
    } catch (error) {
      this.#fail(error);
    }
    return undefined;
  }

  #end(part?: Partial<ListingState>): void {
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
    this.#set({ isLoading: false, isSlow: false, isLoadingMore: false, ...part });
  }

  #show(shown: ListingQuery, how: 'push' | 'replace', part?: Partial<ListingState>): void {
    this.#end({ query: shown, shown, ...part });
    this.address.write(how, shown);
  }

  /** Restores the query of what is shown, and announces the failure. */
  #fail(error: unknown): void {
    const { shown, isFollowing, isLoadingMore } = this.#state;
    const { listingFailed, listingNotLoaded } = pageTexts(listingMessages);
    const failure = handleFailure(error, {
      // Without a change there is none to undo.
      genericErrorMessage: isFollowing || isLoadingMore ? listingNotLoaded : listingFailed,
    });
    // The page is being left. If it is restored, the listing resumes.
    if (!failure) return;
    this.#show(shown, 'replace', { failure: failure.message });
    if (!failure.hasPopup) announce(failure.message, 'assertive');
  }

  /** Announces the result and notifies the page, after the paint. */
  async #say(key: keyof typeof listingMessages, ...counts: number[]): Promise<void> {
    await nextPaint();
    if (this.#isStopped) return;
    announce(fillIn(pageTexts(listingMessages)[key], ...counts.map(formatCount)));
    const { totalCount: count = 0 } = this.#state;
    emit('storefront:listing-changed', { listing: this.seed.name, url: location.href, count });
  }
}
