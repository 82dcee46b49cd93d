import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { getCustomOrderConfirmation } from '../../contract/cart/cart.ts';
import type { RecommendationItem } from '../../contract/recommendations/recommendations.ts';
import { type AddToCartChoice, addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { cartMessages } from '../../domain/cart/cart-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { designOf, type Personalization } from '../../domain/personalization/personalization.ts';
import { send } from '../../http/send.ts';
import { announce } from '../../page/announce.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { pageTexts } from '../../page/texts.ts';
import { announceUnseen, useAttempt } from '../attempt.ts';
import { confirmAdd } from '../confirm-add.ts';
import type { Failure } from '../failure.ts';
import { sharedAtom } from '../store.ts';
import { addItemAtom, type ItemToAdd } from './add-items.ts';

type AddingIsland = Pick<IslandHandle, 'signal' | 'open'>;
type Store = ReturnType<typeof useStore>;

/** An item to add, and the questions to ask first. */
export interface Adding {
  choice: AddToCartChoice;
  personalization?: Personalization | undefined;
  /** The server is asked whether the item has to be confirmed (decision 19). */
  hasCustomOrderConfirmation?: boolean | undefined;
  /** Terms that the shopper has to accept, as markup (cart §2). */
  terms?: string | undefined;
  /** The product's name, for the announcement. */
  name?: string;
  /** Skips the layer that confirms the add: the button itself shows it. */
  isQuiet?: boolean;
}

/** Adds a product of a list, after the confirmation that its customOrderConfirmation asks for. */
export function addingOf(
  item: Pick<
    RecommendationItem,
    'sku' | 'name' | 'optionChoiceParameter' | 'navigateUrl' | 'customOrderConfirmation'
  >,
  place?: Pick<AddToCartChoice, 'position' | 'totalPositions'>,
): Adding {
  const { sku, name, optionChoiceParameter, navigateUrl: url, customOrderConfirmation } = item;
  return {
    choice: { sku, optionChoiceParameter, url, ...place },
    hasCustomOrderConfirmation: customOrderConfirmation?.hasCustomOrderConfirmation,
    name,
  };
}

/**
 * Callbacks to the button that asked: the item was added without a confirmation layer, or the add failed after the
 * layer had closed.
 */
interface Question {
  onAdded(): void;
  onFailed(failure: Failure): void;
}

/** The question that is open or loading, one per page. */
export const questionAtom = sharedAtom('question', () => atom<Question>());

/** Takes the page's one place for a question, once it is free: questions are asked one after the other. */
export async function takeQuestionTurn(store: Store, question: Question): Promise<void> {
  // Another waiting question may have been faster; check and assignment are synchronous.
  while (store.get(questionAtom)) await nextChange(store);
  store.set(questionAtom, question);
}

/** Resolves when the question of `questionAtom` is another one, or is over. */
function nextChange(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.sub(questionAtom, () => {
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Adds to the cart from a button: a layer first asks for confirmation where needed, and a layer confirms the add
 * (cart §4). It finishes even if the button's island unmounts (decision 66).
 * @param addedMs how long "added" shows; forever if left out
 */
export function useAdding(island: AddingIsland, addedMs?: number) {
  const { state, attempt, settle, conclude } = useAttempt<'added'>();
  const store = useStore();

  useEffect(() => {
    if (state.status !== 'added' || !addedMs) return;
    const timer = setTimeout(() => settle({ status: 'idle' }), addedMs);
    return () => clearTimeout(timer);
  }, [state, addedMs, settle]);

  /**
   * The button shows the outcome; if its island has unmounted or is adding again, it is announced instead (decision
   * 66).
   */
  function fail(failure: Failure) {
    const isShown = !island.signal.aborted && conclude({ status: 'failed', ...failure });
    if (!isShown) announce(failure.message);
  }

  /** Opens the confirmation layer; resolves to whether a layer continues with the add. */
  async function hasAsked(adding: Adding, toAdd: ItemToAdd): Promise<boolean> {
    await takeQuestionTurn(store, { onAdded: () => conclude({ status: 'added' }), onFailed: fail });
    let isOpen = false;
    try {
      const question = await loadQuestion(adding);
      if (!question) return false;
      await island.open('add-consent', { ...question, ...toAdd });
      isOpen = true;
      return true;
    } finally {
      if (!isOpen) store.set(questionAtom, undefined);
    }
  }

  async function add(adding: Adding) {
    const ended = await attempt(async () => {
      const { choice, personalization, terms, hasCustomOrderConfirmation, name, isQuiet } = adding;
      const design = personalization && designOf(personalization, choice);
      const toAdd = { item: addToCartItem(choice), design, isQuiet };
      if ((hasCustomOrderConfirmation || terms) && (await hasAsked(adding, toAdd))) return 'idle';
      const added = await store.set(addItemAtom, toAdd);
      const texts = pageTexts(cartMessages);
      announce(name ? fillIn(texts.addedNamed, name) : texts.addedToCart);
      return (await confirmAdd('cart-confirmation', { added }, island, isQuiet)) ? 'idle' : 'added';
    });
    announceUnseen(ended, island);
    return ended;
  }

  return { state, add };
}

/** The question that the layer asks; undefined if the item is added without one (cart §4). */
async function loadQuestion({ choice, hasCustomOrderConfirmation, terms }: Adding) {
  if (hasCustomOrderConfirmation) {
    const { sku, optionChoiceParameter } = choice;
    const answer = await send(getCustomOrderConfirmation, { sku, optionChoiceParameter });
    if (answer.isConfirmationNeeded) return { ...answer, termsAfter: terms };
  }
  return terms ? { kind: 'terms', message: terms } : undefined;
}
