import {
  getProductListing,
  getSearchListing,
  getSeoListing,
  type ListingAnswer,
} from '../../contract/listing/listing.ts';
import { type ListingQuery, writeListingQuery } from '../../domain/listing/listing-query.ts';
import { burstMs, isCurrentAnswer } from '../../domain/listing/listing-requests.ts';
import { withoutQuickView } from '../../domain/product/quick-view-address.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { isKidsPage } from '../../page/is-kids.ts';
import { latest, superseded } from '../latest.ts';
import type { ListingSeed } from './listing-state.ts';

const calls = { product: getProductListing, search: getSearchListing, seo: getSeoListing };

/** A listing's request before it is sent. */
export interface ListingRequest {
  /** Identifies the answer, which depends on brand and country, too. */
  address: string;
  send(signal: AbortSignal): Promise<ListingAnswer>;
}

/** @param path the URL, unless the seed has one */
export function listingRequest(seed: ListingSeed, path: string, query: ListingQuery): ListingRequest {
  const base = seed.url ?? path;
  const payload = payloadOf(seed, base, query);
  const { brand, country } = pageContext();
  return {
    address: JSON.stringify([brand, country, base, payload]),
    send: (signal) => send(calls[seed.kind], payload, { signal, base }),
  };
}

/** The requests of one listing: one counter, the newest wins (decision 38). */
export class ListingRequests {
  readonly #newest = latest();
  #index = 0;
  /** The request for a press that has not become a change yet. */
  #prefetched: { address: string; aborting: AbortController; answer: Promise<ListingAnswer> } | undefined;

  /** Aborts the current request; its answer is dropped. */
  abort(): void {
    this.#index += 1;
    this.#newest.abort();
    this.#dropPrefetched();
  }

  /**
   * Prefetches during a press: `send` takes the answer over; a call with another request, or with undefined, aborts the
   * prefetch.
   */
  prefetch(request: ListingRequest | undefined): void {
    if (request && this.#prefetched?.address === request.address) return;
    this.#dropPrefetched();
    if (!request) return;
    const { address, send } = request;
    const aborting = new AbortController();
    const answer = send(aborting.signal);
    const prefetched = { address, aborting, answer };
    this.#prefetched = prefetched;
    // Nobody waits for a prefetch, so its failure is dropped, and the change sends the request again.
    answer.catch(() => {
      if (this.#prefetched === prefetched) this.#prefetched = undefined;
    });
  }

  /**
   * Aborts the current request and sends this one.
   * @param isBurst waits until the burst of changes may be over; a newer request replaces it until then
   */
  send(
    kind: ListingSeed['kind'],
    request: ListingRequest,
    isBurst = false,
  ): Promise<ListingAnswer | typeof superseded> {
    this.#index += 1;
    const index = this.#index;
    const prefetched = this.#prefetched?.address === request.address ? this.#prefetched : undefined;
    if (prefetched) this.#prefetched = undefined;
    else this.#dropPrefetched();
    return this.#newest.run(async (signal) => {
      if (prefetched) signal.addEventListener('abort', () => prefetched.aborting.abort());
      else if (isBurst) await new Promise((resolve) => setTimeout(resolve, burstMs));
      if (signal.aborted) return superseded;
      return (prefetched?.answer ?? request.send(signal)).finally(() => {
        if (!isCurrentAnswer(index, this.#index))
          // The specification's wording, typo included (checkout §8, decision 38).
          console.info(`[storefront-islands] Outdate response [${calls[kind].action}]`);
      });
    });
  }

  #dropPrefetched(): void {
    this.#prefetched?.aborting.abort();
    this.#prefetched = undefined;
  }
}

/** The parameters of the page's own URL, or of the seed's, with the query; always with `take` (decision 69). */
function payloadOf(seed: ListingSeed, base: string, query: ListingQuery) {
  const { kind, categoryId, serviceEnvironment } = seed;
  const url = new URL(base, location.href);
  const page = url.pathname === location.pathname ? withoutQuickView(location.search) : '';
  return {
    ...Object.fromEntries(writeListingQuery(seed, query, `${page}&${url.search.slice(1)}`)),
    take: `${query.take}`,
    ...(kind === 'product' && { categoryId, serviceEnvironment }),
    ...(kind === 'search' && (seed.isKids ?? isKidsPage()) && { isKids: 'true' }),
    isModelOnly: 'true' as const,
  };
}
