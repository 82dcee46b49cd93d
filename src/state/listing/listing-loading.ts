import type { PrimitiveAtom } from 'jotai';
import type { ListingAnswer } from '../../contract/listing/listing.ts';
import { tilesLimit } from '../../domain/listing/listing-limits.ts';
import { countText, listingMessages } from '../../domain/listing/listing-messages.ts';
import { isSameQuery, type ListingQuery, listingTake } from '../../domain/listing/listing-query.ts';
import { burstMs, slowMs } from '../../domain/listing/listing-requests.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatCount } from '../../domain/money.ts';
import { nextPaint } from '../../hooks/next-paint.ts';
import { announce } from '../../page/announce.ts';
import { emit } from '../../page/events.ts';
import { navigate, reload } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';
import { handleFailure } from '../failure.ts';
import { superseded } from '../latest.ts';
import type { Store } from '../store.ts';
import { AnswerCache, type ListingContent } from './answer-cache.ts';
import { hrefOf, keepForReload, ListingAddress, ownUrl } from './listing-address.ts';
import { type ListingRequest, ListingRequests, listingRequest } from './listing-requests.ts';
import { arrivedCount, hasMore, type ListingSeed, type ListingState } from './listing-state.ts';

/** Loads a listing, and writes the results into its state, the URL, an announcement and a page event. */
export class ListingLoading {
  readonly address: ListingAddress;
  /** The combined seed of all hosts that have joined. */
  readonly seed: ListingSeed;
  readonly #store: Store;
  readonly #stateAtom: PrimitiveAtom<ListingState>;
  /** Whether every island can show the new content; otherwise the server has to render the page. */
  readonly #isMounted: () => boolean;
  readonly #requests = new ListingRequests();
  readonly #cache = new AnswerCache();
  #isStopped = false;
  /** The shown content is older than the last change of the cart. */
  #isStale = false;
  #changedAt = -burstMs;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #repeat: (() => Promise<void>) | undefined;

  constructor(
    store: Store,
    stateAtom: PrimitiveAtom<ListingState>,
    seed: ListingSeed,
    isMounted: () => boolean,
  ) {
    this.#store = store;
    this.#stateAtom = stateAtom;
    this.#isMounted = isMounted;
    this.seed = seed;
    this.address = new ListingAddress(seed);
  }

  /** True until something has been loaded: the state comes from the hosts. */
  get isFresh(): boolean {
    return !this.#repeat;
  }

  get pageSize(): number {
    return this.seed.pageSize ?? listingTake;
  }

  /**
   * Loads the wanted query, which is in the state at once; tiles, counts and the URL follow with the answer.
   * @param how the URL is written: `push` for a change, `replace` if it has the query already
   * @param isNew nothing is shown yet
   */
  async load(wanted: ListingQuery, how: 'push' | 'replace', isNew = false): Promise<void> {
    if (!isNew && !this.#isMounted()) return this.#leaveToServer(wanted, how);
    const { shown } = this.#state;
    const isFollowing = how === 'replace';
    const isBurst = performance.now() - this.#changedAt < burstMs;
    this.#changedAt = performance.now();
    if (!isNew) this.#cacheShown();
    this.#begin({ query: wanted, isLoading: true, isFollowing }, () => this.load(wanted, how, isNew));
    const { skip, take } = isFollowing ? wanted : shown;
    // The change was undone before its answer arrived, so the wanted query is already shown.
    if (!isNew && isSameQuery(this.seed, { ...wanted, skip, take }, shown)) {
      this.#requests.abort();
      return this.#show(shown, how);
    }
    const request = this.#requestOf(wanted);
    const cached = this.#cache.get(request.address);
    if (cached) this.#requests.abort();
    const content = cached ?? (await this.#contentOf(request, isBurst));
    if (!content) return;
    this.#isStale = false;
    this.#show(wanted, how, content);
    await this.#announceResult(countText(content.totalCount), content.totalCount);
    // An island that fails now restores the server's content, which belongs to another query.
    if (!isNew && !this.#isStopped && !this.#isMounted()) reload();
  }

  /** Requests ahead what a press is about to select, so that the answer may be there when the change is made. */
  prefetch(wanted: ListingQuery | undefined): void {
    const request = wanted && this.#isMounted() ? this.#requestOf(wanted) : undefined;
    const isCached = request && this.#cache.get(request.address);
    this.#requests.prefetch(isCached ? undefined : request);
  }

  /**
   * Clears the cache, because the cart has changed or the page was in the back-forward cache; the shown content is
   * not cached either.
   */
  forget(): void {
    this.#cache.clear();
    this.#requests.prefetch(undefined);
    this.#isStale = true;
  }

  /** Requests ahead the tiles that `loadMore` will add. */
  prefetchMore(): void {
    const request = this.#moreRequest();
    if (request) this.#requests.prefetch(request);
  }

  /** Adds the next tiles below the shown ones; the URL then asks for as many. */
  async loadMore(): Promise<void> {
    const request = this.#moreRequest();
    if (!request) return;
    const { shown, minisets = [] } = this.#state;
    const count = arrivedCount(this.#state);
    this.#begin({ isLoadingMore: true }, () => this.loadMore());
    const answer = await this.#request(request);
    if (!answer) return;
    const { length } = answer.minisets;
    // If the server sends nothing, there are no more products, whatever its total says.
    const totalCount = length ? answer.totalCount : shown.skip + count;
    // A product that has moved down meanwhile may be sent a second time.
    const known = new Set(minisets.map(({ sku }) => sku));
    const all = [...minisets, ...answer.minisets.filter(({ sku }) => !known.has(sku))];
    this.#show({ ...shown, take: count + length }, 'replace', {
      minisets: all,
      arrivedCount: count + length,
      totalCount,
    });
    await this.#announceResult('shownOf', shown.skip + all.length, totalCount);
  }

  /** Repeats the last request. */
  retry(): Promise<void> | undefined {
    return this.#repeat?.();
  }

  /** After a back-forward-cache restore: repeats a pending request, which was aborted or is too old to wait for. */
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
    this.#set({ failure: undefined, moreFailure: undefined, isLoadingMore: false, ...part });
    // The time counts from the first of several changes.
    if (part.isLoading) this.#slowTimer ??= setTimeout(() => this.#set({ isSlow: true }), slowMs);
  }

  #requestOf(query: ListingQuery): ListingRequest {
    return listingRequest({ ...this.seed, isKids: this.#state.isKids }, this.address.pathname, query);
  }

  /** The request for the tiles below the shown ones; undefined if there are none, and while another one is pending. */
  #moreRequest(): ListingRequest | undefined {
    const { shown, isLoading, isLoadingMore } = this.#state;
    if (isLoading || isLoadingMore || !hasMore(this.#state)) return undefined;
    const count = arrivedCount(this.#state);
    const take = Math.min(this.pageSize, tilesLimit.most - count);
    return this.#requestOf({ ...shown, skip: shown.skip + count, take });
  }

  /** The content of the answer; undefined when `#request` gives undefined. */
  async #contentOf(request: ListingRequest, isBurst: boolean): Promise<ListingContent | undefined> {
    const answer = await this.#request(request, isBurst);
    if (!answer) return undefined;
    const { minisets, facets, totalCount } = answer;
    const {
      isWideLayout = this.#state.isWideLayout,
      isKids = this.#state.isKids,
      sorts = this.#state.sorts,
      availabilities = this.#state.availabilities,
    } = answer;
    const said = { isWideLayout, isKids, sorts, availabilities };
    return { minisets, facets, totalCount, ...said, arrivedCount: undefined };
  }

  #cacheShown(): void {
    const { shown, minisets, facets, totalCount, isWideLayout, isKids, arrivedCount } = this.#state;
    if (minisets && facets && totalCount !== undefined && !this.#isStale)
      this.#cache.set(this.#requestOf(shown).address, {
        ...{ minisets, facets, totalCount, isWideLayout, isKids, arrivedCount },
      });
  }

  /** The answer; undefined after a failure, and if a newer request has replaced this one. */
  async #request(request: ListingRequest, isBurst?: boolean): Promise<ListingAnswer | undefined> {
    try {
      const answer = await this.#requests.send(this.seed.kind, request, isBurst);
      if (answer !== superseded) return answer;
    } catch (error) {
      this.#fail(error);
    }
    return undefined;
  }

  /** An island that is not mounted would keep showing another query's products, so the server renders the page. */
  #leaveToServer(wanted: ListingQuery, how: 'push' | 'replace'): void {
    if (how === 'push') {
      navigate(hrefOf(this.seed, wanted));
      return;
    }
    keepForReload();
    reload();
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

  /**
   * Restores the query of what is shown, and announces the failure. The URL stays: a change has not written it yet,
   * and after a history navigation it is the shopper's choice.
   */
  #fail(error: unknown): void {
    const { shown, isFollowing, isLoadingMore } = this.#state;
    const { listingFailed, listingNotLoaded } = pageTexts(listingMessages);
    const failure = handleFailure(error, {
      // Only a change can be undone.
      genericErrorMessage: isFollowing || isLoadingMore ? listingNotLoaded : listingFailed,
    });
    // The page is being left. If it is restored, the listing resumes.
    if (!failure) return;
    this.#end({ query: shown, [isLoadingMore ? 'moreFailure' : 'failure']: failure.message });
    if (!failure.hasPopup) announce(failure.message, 'assertive');
  }

  /** Announces the result and notifies the page, after the paint. */
  async #announceResult(key: keyof typeof listingMessages, ...counts: number[]): Promise<void> {
    await nextPaint();
    if (this.#isStopped) return;
    announce(fillIn(pageTexts(listingMessages)[key], ...counts.map(formatCount)));
    const { totalCount: count = 0 } = this.#state;
    emit('storefront:listing-changed', { listing: this.seed.name, url: ownUrl(), count });
  }
}
