import { type Atom, atom } from 'jotai';
import type { MissingOption } from '../../domain/product/missing-options.ts';
import { withSwatch } from '../../domain/product/recent-swatches.ts';
import {
  type Chosen,
  chosenChoices,
  commonSkus,
  isSameSet,
  nearestSet,
  ruleBeside,
} from '../../domain/special-order/choice-rules.ts';
import { choiceParameter, isFabric, searchWith, selectionsOf } from '../../domain/special-order/selection.ts';
import { choicesAnnouncedMessages } from '../../domain/special-order/special-order-messages.ts';
import { nextPaint } from '../../hooks/next-paint.ts';
import { announce } from '../../page/announce.ts';
import { pageTexts } from '../../page/texts.ts';
import { recentSwatchesAtom } from '../product/recent-swatches.ts';
import { type Store, sharedAtom } from '../store.ts';
import { FabricLists, type ListedOrder } from './fabric-lists.ts';
import { SpecialOrderLoading } from './special-order-loading.ts';
import { SpecialOrderLog } from './special-order-log.ts';
import { SpecialOrderPage } from './special-order-page.ts';
import {
  choiceOf,
  emptyState,
  missingOptions,
  ruledOptions,
  type SpecialOrderModel,
  type SpecialOrderState,
  seeded,
} from './special-order-state.ts';

/** What a host brings. */
export interface SpecialOrderSeed {
  sku: string;
  /** The product's page, if the host is in a layer over another one. */
  pageUrl?: string | undefined;
  model?: SpecialOrderModel | undefined;
  /** The sets that are ready to ship, if the page has them. */
  quickship?: SpecialOrderState['quickship'];
  /** The island makes no request by itself. */
  isSilent?: boolean;
}

// It has no dependencies, so each store computes it once and keeps it.
const ordersAtom = sharedAtom('specialOrders', () => atom(() => new Map<string, SpecialOrder>()));

/**
 * The page's special order of that product, shared by all its islands. The order in a layer is another one, because the
 * page below may be of the same product.
 * @param pageUrl the product's page, for an order in a layer
 */
export function specialOrderOf(store: Store, sku: string, pageUrl?: string): SpecialOrder {
  const orders = store.get(ordersAtom);
  const key = pageUrl === undefined ? sku : `${sku} in a layer`;
  const order = orders.get(key) ?? new SpecialOrder(store, sku, pageUrl);
  orders.set(key, order);
  return order;
}

/**
 * A special-order product (checkout §3, §4): its atom is for rendering, its methods are the shopper's actions. The
 * choices belong to the page, and stay when its islands come and go (decision 66); in a layer they stay until it closes.
 */
export class SpecialOrder implements ListedOrder {
  readonly #stateAtom = atom(emptyState);
  readonly stateAtom: Atom<SpecialOrderState> = this.#stateAtom;
  readonly log: SpecialOrderLog;
  readonly fabrics: FabricLists;
  readonly #store: Store;
  readonly #ownSku: string;
  readonly #pageUrl: string | undefined;
  readonly #hosts = new Set<Element>();
  /** The hosts that show the product, unlike the debug list, which may be anywhere in the page. */
  readonly #places = new Set<Element>();
  readonly #loading: SpecialOrderLoading;
  /** Choices that wait for a paint. */
  readonly #waiting: (() => void)[] = [];
  #life = new AbortController();

  constructor(store: Store, sku: string, pageUrl: string | undefined) {
    this.#store = store;
    this.#ownSku = sku;
    this.#pageUrl = pageUrl;
    this.log = new SpecialOrderLog(store);
    this.fabrics = new FabricLists(this);
    this.#loading = new SpecialOrderLoading(store, this);
  }

  /** The state for an island's first render, before it has joined. */
  firstState({ model, quickship }: SpecialOrderSeed): SpecialOrderState {
    const before = this.read();
    const state = { ...before, quickship: before.quickship ?? quickship };
    return state.options || !model ? state : seeded(state, model, { search: this.address.search });
  }

  /**
   * Joins a host. If the page has no model, the product is requested.
   * @returns leaves the order, when the host has been removed
   */
  join({ model, quickship, isSilent }: SpecialOrderSeed, host: Element): () => void {
    if (!this.#hosts.size) {
      this.#life = new AbortController();
      // Applies waiting choices before a press elsewhere and before the page is left: both must see them.
      for (const type of ['click', 'pagehide'])
        addEventListener(type, () => this.#catchUp(), { capture: true, signal: this.signal });
      const isInLayer = this.#pageUrl !== undefined;
      this.#loading.start(new SpecialOrderPage(isInLayer, this.#places, () => this.#missing, this.signal));
    }
    this.#hosts.add(host);
    if (quickship) this.write((state) => ({ ...state, quickship: state.quickship ?? quickship }));
    const isFirst = !this.#places.size;
    if (!isSilent) this.#places.add(host);
    const { options, status } = this.read();
    if (!options && model) this.#loading.begin(model);
    else if (!isSilent && status !== 'busy' && (isFirst || !options)) this.#loading.settle();
    return () => {
      this.#hosts.delete(host);
      this.#places.delete(host);
      if (this.#hosts.size) return;
      this.#catchUp();
      this.#life.abort();
      this.#loading.stop();
      // The next time the layer opens, its tile gives the choices.
      if (this.#pageUrl !== undefined) this.write(({ quickship }) => ({ ...emptyState, quickship }));
    };
  }

  /** Chooses a value of an option; one that does not go with the others is not chosen, and the nearest set is offered. */
  choose(optionCode: string, code: string): void {
    const state = this.read();
    const choice = choiceOf(state, optionCode, code);
    if (!choice) return;
    const options = ruledOptions(state);
    const others = chosenChoices(options, state.chosen, optionCode);
    const against = ruleBeside(others)(choice);
    if (!against) {
      this.take(new Map(state.chosen).set(optionCode, code));
      return;
    }
    const set = nearestSet(options, state.chosen, optionCode, choice);
    const offer = { optionCode, choice, against, set };
    this.write((before) => ({ ...before, offer }));
  }

  /**
   * Like `choose`, but after the next paint, so that an optimistic control is painted before the page follows; `onChoose`
   * runs together with it.
   */
  async chooseAfterPaint(optionCode: string, code: string, onChoose: () => void): Promise<void> {
    this.#waiting.push(() => {
      onChoose();
      this.choose(optionCode, code);
    });
    await nextPaint();
    this.#catchUp();
  }

  /** Chooses a whole set: the offered one, or one that is ready to ship. */
  take(chosen: Chosen): void {
    const before = this.read();
    this.write((state) => ({ ...state, chosen, offer: undefined }));
    for (const [optionCode, code] of chosen)
      if (before.chosen.get(optionCode) !== code) this.#noteSwatch(optionCode, code);
    if (!isSameSet(before.chosen, chosen) || before.status === 'failed') this.#loading.settle();
  }

  /** Refuses the offer: the choices stay. */
  refuseOffer(): void {
    this.write((state) => ({ ...state, offer: undefined }));
  }

  /** Restores the first choices (decision 109). */
  reset(): void {
    this.take(this.read().initial);
    announce(pageTexts(choicesAnnouncedMessages).resetDone);
  }

  /** Asks again after a failure. */
  retry(): void {
    this.#loading.settle();
  }

  /** Drops the kept answers and requests the product again, for the debug page. */
  askAgain(): void {
    this.#loading.forget();
    this.#loading.settle();
  }

  /** Opens the layer of an option's fabrics, or closes it. */
  openFabrics(optionCode: string | undefined): void {
    this.write((state) => ({ ...state, openOption: optionCode, offer: undefined }));
  }

  /** @param sort the server's own order if it is left out */
  sortFabrics(optionCode: string, sort: string | undefined): void {
    this.#loading.sortedOption = optionCode;
    this.fabrics.change(optionCode, (query) => ({ ...query, sort }));
  }

  /** Reads, once per page, the sets that are ready to ship, unless the page's data has them (decision 119). */
  loadQuickship(): Promise<void> {
    return this.#loading.loadQuickship(this.#ownSku);
  }

  /** The product that has the chosen options (checkout §3). */
  get sku(): string {
    const state = this.read();
    const skus = commonSkus(chosenChoices(ruledOptions(state), state.chosen));
    return !skus?.size || skus.has(this.#ownSku) ? this.#ownSku : [...skus][0]!;
  }

  /**
   * The address of the product's page, for links to other choices; in a layer, the product's own, with an absolute path.
   */
  get address(): { path: string; search: string } {
    if (this.#pageUrl === undefined) return { path: '', search: location.search };
    const { pathname, search } = new URL(this.#pageUrl, location.href);
    return { path: pathname, search };
  }

  get #missing(): MissingOption[] | undefined {
    const state = this.read();
    return state.options && missingOptions(state).map(({ optionCode, title }) => ({ optionCode, title }));
  }

  get signal(): AbortSignal {
    return this.#life.signal;
  }

  read(): SpecialOrderState {
    return this.#store.get(this.#stateAtom);
  }

  write(update: (state: SpecialOrderState) => SpecialOrderState): void {
    this.#store.set(this.#stateAtom, update);
  }

  noteCacheString(given: string | undefined): void {
    this.#loading.noteCacheString(given);
  }

  #catchUp(): void {
    for (const choose of this.#waiting.splice(0)) choose();
  }

  #noteSwatch(optionCode: string, code: string): void {
    const { options = [], chosen, ...state } = this.read();
    const option = options.find((one) => one.optionCode === optionCode);
    const choice = choiceOf(state, optionCode, code);
    if (!option || !choice || !isFabric(option.optionType)) return;
    const { path, search: before } = this.address;
    const search = searchWith(before, options, choiceParameter(selectionsOf(options, chosen)));
    const picked = {
      ChoiceCode: code,
      Name: choice.title,
      ImagePath: choice.images[0]?.imagePath,
      // The full address, because other pages link to it.
      Url: new URL(`${path}?${search}`, location.href).href,
    };
    this.#store.set(recentSwatchesAtom, (kept) => withSwatch(kept, picked));
  }
}
