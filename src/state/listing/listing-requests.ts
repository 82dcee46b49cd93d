import {
  getProductListing,
  getSearchListing,
  getSeoListing,
  type ListingAnswer,
} from '../../contract/listing/listing.ts';
import { type ListingQuery, writeListingQuery } from '../../domain/listing/listing-query.ts';
import { burstMs, isCurrentAnswer } from '../../domain/listing/listing-requests.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { latest, superseded } from '../latest.ts';
import type { ListingSeed } from './listing-state.ts';

const calls = { product: getProductListing, search: getSearchListing, seo: getSeoListing };

/** The requests of one listing: one counter, the newest wins (decision 38). */
export class ListingRequests {
  readonly #newest = latest();
  #index = 0;

  /** Aborts the current request; its answer is dropped. */
  abort(): void {
    this.#index += 1;
    this.#newest.abort();
  }

  /**
   * Aborts the current request and sends this one.
   * @param path the URL, unless the seed has one
   * @param isBurst waits until the burst of changes may be over; a newer request replaces it until then
   */
  send(
    seed: ListingSeed,
    path: string,
    query: ListingQuery,
    isBurst = false,
  ): Promise<ListingAnswer | typeof superseded> {
    this.#index += 1;
    const index = this.#index;
    const call = calls[seed.kind];
    const base = seed.url ?? path;
    return this.#newest.run(async (signal) => {
      if (isBurst) await new Promise((resolve) => setTimeout(resolve, burstMs));
      if (signal.aborted) return superseded;
      return send(call, payloadOf(seed, base, query), { signal, base }).finally(() => {
        if (!isCurrentAnswer(index, this.#index))
          console.info(`[storefront-islands] Outdate response [${call.action}]`);
      });
    });
  }
}

/** The parameters of the page's own URL, or of the seed's, with the query. */
function payloadOf({ kind, categoryId, serviceEnvironment }: ListingSeed, base: string, query: ListingQuery) {
  const url = new URL(base, location.href);
  const page = url.pathname === location.pathname ? location.search : '';
  return {
    ...Object.fromEntries(writeListingQuery(kind, query, `${page}&${url.search.slice(1)}`)),
    ...(kind === 'product' && { categoryId, serviceEnvironment }),
    ...(kind === 'search' && pageContext().isKids && { isKids: 'true' }),
    isModelOnly: 'true' as const,
  };
}
