import type { BrowseModel } from '../../contract/product/browse-model.ts';
import { getBrowseDto, getQuickship } from '../../contract/special-order/special-order.ts';
import { errorMessages, fillIn } from '../../domain/messages.ts';
import { chosenChoices, commonSkus, isSameSet, nearestSet } from '../../domain/special-order/choice-rules.ts';
import {
  choiceParameter,
  defaultFabricSort,
  isFabric,
  searchWith,
  selectionsOf,
} from '../../domain/special-order/selection.ts';
import { choicesAnnouncedMessages } from '../../domain/special-order/special-order-messages.ts';
import { announce } from '../../page/announce.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { pageTexts } from '../../page/texts.ts';
import { handleFailure } from '../failure.ts';
import { superseded } from '../latest.ts';
import { newestWaits } from '../newest-waits.ts';
import { selectProductAtom } from '../product/selected-products.ts';
import type { Store } from '../store.ts';
import { type ListedOrder, patienceMs } from './fabric-lists.ts';
import type { SpecialOrderPage } from './special-order-page.ts';
import {
  choiceOf,
  missingOptions,
  ruledOptions,
  type SpecialOrderModel,
  seeded,
  withOptions,
} from './special-order-state.ts';

/** Answers that are kept for going back to an earlier choice (decision 109). */
const keptAnswers = 100;

/** Asks for the product with the chosen options, and shows it: in the state, on the page, in an announcement. */
export class SpecialOrderLoading {
  readonly #store: Store;
  readonly #order: Omit<ListedOrder, 'noteCacheString'>;
  readonly #requests = newestWaits(patienceMs);
  /** Summary and options of each set of choices that was requested (decision 109). */
  readonly #answers = new Map<string, SpecialOrderModel>();
  #page!: SpecialOrderPage;
  #asked = 0;
  #cacheString: string | undefined;
  #quickship: Promise<void> | undefined;
  /** The option whose fabrics were sorted last: the request for the product sends its sort. */
  sortedOption: string | undefined;

  constructor(store: Store, order: Omit<ListedOrder, 'noteCacheString'>) {
    this.#store = store;
    this.#order = order;
  }

  start(page: SpecialOrderPage): void {
    this.#page = page;
  }

  stop(): void {
    this.#asked += 1;
    this.#requests.abort();
    this.#order.write((state) => (state.status === 'busy' ? { ...state, status: 'idle' } : state));
  }

  forget(): void {
    this.#answers.clear();
  }

  noteCacheString(given: string | undefined): void {
    this.#cacheString = given ?? this.#cacheString;
  }

  /**
   * Starts with the first options and their selected choices.
   * @param isAnswer whether the model comes from a call, while the page still shows another product
   */
  begin(model: SpecialOrderModel, isAnswer = false): void {
    this.noteCacheString(model.outputCacheString);
    const { search } = this.#order.address;
    this.#order.write((state) => seeded(state, model, { search, isAnswer }));
    const state = this.#order.read();
    if (state.model) this.#keep(this.#question().key, model);
    // The address in a link may name a set of choices that is not made, or no longer.
    if (commonSkus(chosenChoices(ruledOptions(state), state.chosen))?.size === 0) this.#offerWhole();
    else if (!state.model) this.settle();
    else if (isAnswer) this.#show(model);
    else this.#store.set(selectProductAtom, state.model);
  }

  /**
   * Shows the product with the chosen options: a kept one, or the server's. While options are missing there is no such
   * product.
   */
  settle(): void {
    const state = this.#order.read();
    const { options } = state;
    const question = this.#question();
    const isMissing = missingOptions(state).length > 0;
    const kept = this.#answers.get(question.key);
    if (options) {
      const chosen = { sku: question.payload.sku, optionChoiceParameter: question.parameter };
      const search = searchWith(this.#order.address.search, options, question.parameter);
      this.#page.choose(chosen, search, !isMissing && !kept);
    }
    if (!isMissing && !kept) {
      this.#ask(question.key);
      return;
    }
    this.#asked += 1;
    this.#requests.abort();
    this.#order.write((before) => ({ ...before, model: undefined, status: 'idle', message: undefined }));
    if (!kept) return;
    this.#order.log.noteKept(getBrowseDto.name, question.payload, kept);
    this.#show(kept);
  }

  loadQuickship(sku: string): Promise<void> {
    if (this.#order.read().quickship) return Promise.resolve();
    this.#quickship ??= this.#askQuickship(sku);
    return this.#quickship;
  }

  #offerWhole(): void {
    this.#order.write((state) => {
      const options = ruledOptions(state);
      const first = options.find((option) => {
        const [choice] = chosenChoices([option], state.chosen);
        return choice?.matchingSkus?.length;
      })!;
      const set = nearestSet(
        options,
        state.chosen,
        first.optionCode,
        chosenChoices([first], state.chosen)[0]!,
      );
      return { ...state, offer: { optionCode: first.optionCode, choice: undefined, against: [], set } };
    });
  }

  /** The request for the chosen options, and the key for its answer. */
  #question() {
    const { options = [], chosen, openOption, lists } = this.#order.read();
    const selections = selectionsOf(options, chosen);
    const parameter = choiceParameter(selections);
    const sorted =
      this.sortedOption ?? options.find(({ optionType }) => isFabric(optionType))?.optionCode ?? '';
    const payload = {
      sku: this.#order.sku,
      choices: encodeJson(selections),
      sortType: lists.get(sorted)?.query.sort ?? defaultFabricSort,
      outputCacheString: this.#cacheString,
      isFabricPopup: openOption !== undefined,
    };
    return { payload, parameter, key: `${payload.sku}|${parameter}` };
  }

  async #ask(key: string): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const isStale = () => mine !== this.#asked;
    this.#order.write((state) => ({ ...state, model: undefined, status: 'busy', message: undefined }));
    try {
      const answer = await this.#requests.run((signal) =>
        // Reads the cache string when the request is sent, not when the request began to wait.
        this.#order.log.send(getBrowseDto, this.#question().payload, { signal, isStale }),
      );
      if (answer === superseded) return;
      if (!this.#order.read().options) {
        this.begin(answer, true);
        return;
      }
      if (answer.browseDto) this.#keep(key, answer);
      this.#show(answer);
    } catch (error) {
      const failure = handleFailure(error);
      const { signal } = this.#order;
      if (failure) this.#fail(failure.message);
      // The request was aborted because the page was left.
      else addEventListener('pageshow', () => this.settle(), { once: true, signal });
    }
  }

  #fail(message: string): void {
    this.#page.rest();
    this.#order.write((state) => ({ ...state, status: 'failed', message }));
  }

  #keep(key: string, answer: SpecialOrderModel): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > keptAnswers) this.#answers.delete(this.#answers.keys().next().value!);
  }

  #show({ browseDto: model, optionGroups, formattedFromPrice, outputCacheString }: SpecialOrderModel): void {
    this.noteCacheString(outputCacheString);
    this.#order.write((state) => ({
      ...(optionGroups.length ? withOptions(state, optionGroups) : state),
      model,
      status: 'idle',
      formattedFromPrice: formattedFromPrice ?? state.formattedFromPrice,
    }));
    if (model) {
      this.#mend(model);
      this.#store.set(selectProductAtom, model);
      this.#page.show(model, this.#question().parameter);
      sayProduct(model);
      // An answer without a product is a failure for a complete set, unless the server now has one more option.
    } else if (!missingOptions(this.#order.read()).length)
      this.#fail(pageTexts(errorMessages).genericErrorMessage);
    else this.#page.rest();
  }

  /** Takes the choices of the model: the server may have replaced one that cannot be made. */
  #mend({ optionChoices }: BrowseModel): void {
    this.#order.write((state) => {
      const chosen = new Map(state.chosen);
      for (const { optionCode, choiceCode } of optionChoices)
        if (choiceOf(state, optionCode, choiceCode)) chosen.set(optionCode, choiceCode);
      return isSameSet(chosen, state.chosen) ? state : { ...state, chosen };
    });
  }

  async #askQuickship(sku: string): Promise<void> {
    const { signal, log } = this.#order;
    try {
      const { title, items } = await log.send(
        getQuickship,
        { sku },
        { signal, isStale: () => signal.aborted },
      );
      this.#order.write((state) => ({ ...state, quickship: { title, items } }));
    } catch (error) {
      this.#quickship = undefined;
      handleFailure(error, { isBackground: true });
    }
  }
}

function sayProduct({ formattedPrice, deliveryText }: BrowseModel): void {
  const { summaryChanged } = pageTexts(choicesAnnouncedMessages);
  if (formattedPrice && deliveryText) announce(fillIn(summaryChanged, formattedPrice, deliveryText));
  else if (formattedPrice || deliveryText) announce((formattedPrice || deliveryText)!);
}
