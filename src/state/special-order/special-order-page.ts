import type { BrowseModel } from '../../contract/product/browse-model.ts';
import { availabilities, canBeHad } from '../../domain/product/availability.ts';
import type { MissingOption } from '../../domain/product/missing-options.ts';
import { brandInTitle, debugTitle, productTitle } from '../../domain/product/page-title.ts';
import { pageTitleMessages } from '../../domain/product/product-messages.ts';
import { followProduct, type ProductFacts } from '../../page/follow-product.ts';
import { writeEntry } from '../../page/history-entry.ts';
import { safeUrl } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';

/** Changes of the address within this time are written as one: Safari allows a hundred in half a minute. */
const restMs = 250;

/** The debug page keeps its title and its path (checkout §2.2). */
export const isDebugPage = () => !!document.querySelector('[data-island="special-order-debug"]');

/**
 * Keeps the page in step with the product: the facts in it and, on the product's own page, title and address (decisions
 * 45, 63, 104).
 */
export class SpecialOrderPage {
  readonly #places: ReadonlySet<Element>;
  readonly #brand: string;
  readonly #missing: () => MissingOption[] | undefined;
  readonly #isInLayer: boolean;
  #facts: ProductFacts = {};
  #href: string | undefined;
  /** The path of the product's page. */
  #pathname = location.pathname;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isInLayer whether the product is in a layer over another page, which keeps its title and address
   * @param places gives the current hosts of the order, around which the page's parts follow the product
   * @param missing gives the options without a choice; undefined while the options are not known
   */
  constructor(
    isInLayer: boolean,
    places: ReadonlySet<Element>,
    missing: () => MissingOption[] | undefined,
    signal: AbortSignal,
  ) {
    this.#isInLayer = isInLayer;
    this.#places = places;
    this.#missing = missing;
    this.#brand = pageTexts(pageTitleMessages).brandName || brandInTitle(document.title);
    addEventListener('pagehide', () => this.#writeAddress(), { signal });
    // Back after a link to a part of this page leads to a history entry with the address of an earlier choice.
    addEventListener('popstate', () => this.#writeAddress(), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /**
   * Called for a choice whose product is not known yet: from now on an add takes the new choice, and the address has it,
   * so that a reload restores it.
   */
  choose(chosen: { sku: string; optionChoiceParameter: string }, search: string, isBusy: boolean): void {
    this.#facts = { ...this.#facts, ...chosen };
    this.#follow(isBusy);
    if (this.#isInLayer) return;
    this.#href = `${location.pathname}${search && '?'}${search}`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeAddress(), restMs);
  }

  /** Ends the busy marks of the texts after a failure. */
  rest(): void {
    this.#follow();
  }

  /** The product has come. */
  show(model: BrowseModel, optionChoiceParameter: string): void {
    this.#facts = factsOf(model, optionChoiceParameter);
    this.#follow();
    if (this.#isInLayer || this.#isLeft()) return;
    this.#title(model);
    const url = safeUrl(model.url, []);
    if (url) this.#href = `${isDebugPage() ? location.pathname : url.pathname}${url.search}`;
    this.#writeAddress();
  }

  #follow(isBusy = false): void {
    const facts = { ...this.#facts, missingOptions: this.#missing() };
    for (const place of this.#places) followProduct(place, facts, isBusy);
  }

  #title(model: BrowseModel): void {
    const texts = pageTexts(pageTitleMessages);
    document.title = isDebugPage()
      ? debugTitle(model.sku, this.#brand, texts)
      : productTitle(model, this.#brand, texts);
  }

  /** A client-side visit to another page changes the address before the islands of this one unmount. */
  #isLeft(): boolean {
    return location.pathname !== this.#pathname;
  }

  #writeAddress(): void {
    clearTimeout(this.#timer);
    if (this.#href === undefined || this.#isLeft()) return;
    const href = this.#href + location.hash;
    if (href === location.pathname + location.search + location.hash) return;
    writeEntry('replace', history.state, href);
    this.#pathname = location.pathname;
  }
}

/** The facts of a model: its own fields, and those that have another name in other islands. */
function factsOf(model: BrowseModel, optionChoiceParameter: string): ProductFacts {
  const [first] = model.pictures;
  const isSoldOut = model.isNla || !canBeHad(model.availability ?? availabilities.notRequested);
  return {
    ...model,
    optionChoiceParameter: model.optionChoiceParameter ?? optionChoiceParameter,
    // An empty list would remove the page's own pictures.
    pictures: first && model.pictures,
    picture: first?.imagePath,
    imagePath: first?.imagePath,
    stock: isSoldOut ? 'out' : 'in',
    personalization: model.inHousePersonalization,
    model,
  };
}
