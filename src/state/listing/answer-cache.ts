import { cachedAnswers, cacheMs } from '../../domain/listing/listing-requests.ts';
import type { ListingState } from './listing-state.ts';

/** The content that an answer is shown as. */
export type ListingContent = Pick<ListingState, 'minisets' | 'arrivedCount' | 'facets' | 'isWideLayout'> & {
  totalCount: number;
};

/** The last contents of a listing, each by the address of its request, for Back and for a filter that is ticked again. */
export class AnswerCache {
  readonly #cache = new Map<string, { content: ListingContent; at: number }>();

  /** Adds a content, evicting the oldest one; its age counts from the first time it was added. */
  keep(address: string, content: ListingContent): void {
    const { at } = this.#cache.get(address) ?? { at: performance.now() };
    this.#cache.delete(address);
    this.#cache.set(address, { content, at });
    if (this.#cache.size > cachedAnswers) this.#cache.delete(this.#cache.keys().next().value!);
  }

  /** The content of an address, unless it is too old. */
  find(address: string): ListingContent | undefined {
    const kept = this.#cache.get(address);
    if (kept && performance.now() - kept.at < cacheMs) return kept.content;
    this.#cache.delete(address);
    return undefined;
  }

  clear(): void {
    this.#cache.clear();
  }
}
