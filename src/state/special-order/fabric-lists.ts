import type { InferOutput } from 'valibot';
import { getChoiceGroups } from '../../contract/special-order/special-order.ts';
import { type FabricQuery, filterParameters, queryKey } from '../../domain/special-order/fabric-query.ts';
import { handleFailure } from '../failure.ts';
import { superseded } from '../latest.ts';
import { type NewestWaits, newestWaits } from '../newest-waits.ts';
import type { SpecialOrderLog } from './special-order-log.ts';
import { type FabricList, type SpecialOrderState, withChoices } from './special-order-state.ts';

type Answer = InferOutput<typeof getChoiceGroups.answer>;

/** Besides the fixed keys, each filter has its own key. */
type Payload = Record<string, string | boolean | undefined> & {
  sku: string;
  optioncode: string;
  optiontype: string;
  sort: string | undefined;
};

/** The order that the lists belong to. */
export interface ListedOrder {
  readonly log: SpecialOrderLog;
  /** The product whose fabrics are read. */
  readonly sku: string;
  /** The product's page. */
  readonly address: { path: string; search: string };
  /** Aborts when the last island has unmounted. */
  readonly signal: AbortSignal;
  read(): SpecialOrderState;
  write(update: (state: SpecialOrderState) => SpecialOrderState): void;
  noteCacheString(given: string | undefined): void;
}

/** How long a newer request waits for the answer to the current one. */
export const patienceMs = 1500;

/** The fabrics of each option, as filters and sorts change (checkout §4). */
export class FabricLists {
  readonly #order: ListedOrder;
  readonly #requests = new Map<string, NewestWaits>();
  readonly #answers = new Map<string, Answer>();
  #asked = 0;

  constructor(order: ListedOrder) {
    this.#order = order;
  }

  /**
   * Changes the wanted filters and sort, which the controls show at once; the list follows with the answer. A failure
   * keeps the list.
   */
  async change(optionCode: string, update: (query: FabricQuery) => FabricQuery): Promise<void> {
    const option = this.#order.read().options?.find((one) => one.optionCode === optionCode);
    const list = this.#order.read().lists.get(optionCode);
    if (!option || !list) return;
    const query = update(list.query);
    if (list.status !== 'failed' && queryKey(query) === queryKey(list.query)) return;
    this.#write(optionCode, { query, status: 'busy', message: undefined });
    const payload: Payload = {
      ...filterParameters(query),
      sku: this.#order.sku,
      optioncode: optionCode,
      optiontype: option.optionType,
      sort: query.sort,
      ...(!query.isCapped && { firstCapApplied: false }),
    };
    await this.#ask(optionCode, payload);
  }

  /** Repeats the last request. */
  retry(optionCode: string): Promise<void> {
    return this.change(optionCode, (query) => query);
  }

  async #ask(optionCode: string, payload: Payload): Promise<void> {
    const key = JSON.stringify(payload);
    const requests = this.#requests.get(optionCode) ?? newestWaits(patienceMs);
    this.#requests.set(optionCode, requests);
    const kept = this.#answers.get(key);
    if (kept) {
      requests.abort();
      this.#show(optionCode, kept);
      return;
    }
    try {
      const answer = await requests.run((signal) => this.#send(payload, signal));
      if (answer === superseded) return;
      this.#answers.set(key, answer);
      this.#show(optionCode, answer);
    } catch (error) {
      const failure = handleFailure(error);
      const { signal } = this.#order;
      if (failure) this.#write(optionCode, { status: 'failed', message: failure.message });
      // The request was aborted because the page was left.
      else addEventListener('pageshow', () => this.#ask(optionCode, payload), { once: true, signal });
    }
  }

  #send(payload: Payload, signal: AbortSignal) {
    this.#asked += 1;
    const mine = this.#asked;
    return this.#order.log.send(getChoiceGroups, payload, { signal, isStale: () => mine !== this.#asked });
  }

  #show(optionCode: string, answer: Answer): void {
    const { fabricChoiceGroups: groups, filters, sorts, remainingFabricChoiceCount: remaining = 0 } = answer;
    this.#order.noteCacheString(answer.outputCacheString);
    this.#order.write((state) => ({
      ...state,
      known: withChoices(state.known, optionCode, groups),
    }));
    const before = this.#order.read().lists.get(optionCode)!;
    this.#write(optionCode, {
      groups,
      remaining,
      filters: filters.length ? filters : before.filters,
      sorts: sorts.length ? sorts : before.sorts,
      status: 'idle',
      message: undefined,
    });
  }

  #write(optionCode: string, more: Partial<FabricList>): void {
    this.#order.write((state) => {
      const list = state.lists.get(optionCode);
      return list ? { ...state, lists: new Map(state.lists).set(optionCode, { ...list, ...more }) } : state;
    });
  }
}
