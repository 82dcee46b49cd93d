import { cachedAnswers, cacheMs } from '../../domain/listing/listing-requests.ts';
import type { ListingState } from './listing-state.ts';

/** The content that an answer is shown as. */
export type ListingContent = Pick<
  ListingState,
  'minisets' | 'arrivedCount' | 'facets' | 'isWideLayout' | 'isKids' | 'sorts' | 'availabilities'
> & {
  totalCount: number;
};

/** The last contents of a listing, each by the address of its request, for Back and for a filter that is ticked again. */
export class AnswerCache {
  readonly #answers = new Map<string, { content: ListingContent; at: number }>();

  /** Adds a content, evicting the oldest one; its age counts from the first time it was added. */
  set(address: string, content: ListingContent): void {
    const { at } = this.#answers.get(address) ?? { at: performance.now() };
    this.#answers.delete(address);
    this.#answers.set(address, { content, at });
    if (this.#answers.size > cachedAnswers) this.#answers.delete(this.#answers.keys().next().value!);
  }

  /** The content of an address, unless it is too old. */
  get(address: string): ListingContent | undefined {
    const cached = this.#answers.get(address);
    if (cached && performance.now() - cached.at < cacheMs) return cached.content;
    this.#answers.delete(address);
    return undefined;
  }

  clear(): void {
    this.#answers.clear();
  }
}
