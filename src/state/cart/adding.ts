import { atom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { getCustomOrderConfirmation } from '../../contract/cart/cart.ts';
import type { RecommendationItem } from '../../contract/recommendations/recommendations.ts';
import { type AddToCartChoice, addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { cartMessages } from '../../domain/cart/cart-messages.ts';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import { designOf, type Personalization } from '../../domain/personalization/personalization.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { addItemAtom } from '../personalization/personalization.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** What of its island an add needs: a signal that ends with it, and a way to open layers. */
export interface AddingIsland {
  readonly signal: AbortSignal;
  open(name: string, props?: Record<string, unknown>): Promise<void>;
}

export type AddState =
  | { status: 'idle' | 'busy' | 'added' }
  /** `message` is for the shopper. */
  | { status: 'failed'; message: string; error: unknown };

/** One thing to add, and what has to be asked before. */
export interface Adding {
  choice: AddToCartChoice;
  personalization?: Personalization | undefined;
  /** The server is asked whether the item has to be confirmed (decision 19). */
  hasCustomOrderConfirmation?: boolean | undefined;
  /** Markup the shopper has to accept (cart §2). */
  terms?: string | undefined;
  /** What was added, for the announcement; "your cart" where it is left out. */
  name?: string;
  /** No layer confirms it: the button says so itself. */
  isQuiet?: boolean;
}

/** A product of a list as it is added, with what has to be confirmed first. */
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

/** The page's one question that is open or on its way: what it tells the button that asked, where no layer confirms. */
export const questionAtom = sharedAtom('question', () => atom<{ onAdded(): void }>());

/**
 * The state of a button that adds, and how it comes about: one attempt at a time, a failure in the shopper's words, the
 * refresh popup after a stale token (decisions 10, 23).
 * @param addedMs how long "added" lasts; for ever where it is left out
 */
export function useAttempt(island: AddingIsland, addedMs?: number) {
  const [state, setState] = useState<AddState>({ status: 'idle' });
  const isBusy = useRef(false);

  useEffect(() => {
    if (state.status !== 'added' || !addedMs) return;
    const timer = setTimeout(() => setState({ status: 'idle' }), addedMs);
    return () => clearTimeout(timer);
  }, [state, addedMs]);

  /** Runs `deed`, which says what comes of it; does nothing while another attempt is under way. */
  async function attempt(deed: () => Promise<'idle' | 'busy' | 'added'>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      const status = await deed();
      isBusy.current = status === 'busy';
      setState({ status });
    } catch (error) {
      isBusy.current = false;
      if (island.signal.aborted) return;
      const kind = error instanceof CallError && error.kind;
      // The page is being left: it may come back as it is.
      if (kind === 'aborted') return setState({ status: 'idle' });
      const messages = withOverrides(errorMessages, pageContext().messages);
      setState({ status: 'failed', message: shopperMessage(error, messages), error });
      if (kind === 'token') island.open('refresh-popup').catch(() => {});
    }
  }

  /** A failure is no longer of what the shopper has before them. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return { state, attempt, forget, onAdded: () => setState({ status: 'added' }) };
}

/**
 * Adds to the cart from a button: what has to be asked is asked in a layer, and a layer confirms the add (cart §4). The
 * page asks one question at a time: what would ask another does nothing.
 */
export function useAdding(island: AddingIsland, addedMs?: number) {
  const { state, attempt, forget, onAdded } = useAttempt(island, addedMs);
  const store = useStore();

  const add = ({ choice, personalization, terms, hasCustomOrderConfirmation, name, isQuiet }: Adding) =>
    attempt(async () => {
      const item = addToCartItem(choice);
      const design = personalization && designOf(personalization, choice);
      if (hasCustomOrderConfirmation || terms) {
        if (store.get(questionAtom)) return 'idle';
        store.set(questionAtom, { onAdded });
        let isOpen = false;
        try {
          const confirmation = hasCustomOrderConfirmation && (await loadConfirmation(choice, island.signal));
          const question = confirmation || (terms && { kind: 'terms', message: terms });
          if (question) {
            await island.open('add-consent', { ...question, item, design, isQuiet });
            isOpen = true;
            return 'idle';
          }
        } finally {
          if (!isOpen) store.set(questionAtom, undefined);
        }
      }
      const added = await store.set(addItemAtom, { item, design, isQuiet, signal: island.signal });
      const labels = withOverrides(cartMessages, pageContext().messages);
      announce(name ? `${name}: ${labels.added}` : labels.addedToCart);
      const isShown = !isQuiet && (await hasOpened(island.open('cart-confirmation', { added })));
      return isShown ? 'idle' : 'added';
    });

  return { state, add, forget };
}

/** Whether a layer has opened. Why it has not, the runtime has told by then. */
export function hasOpened(opening: Promise<void>): Promise<boolean> {
  return opening.then(
    () => true,
    () => false,
  );
}

/** What the shopper has to confirm before; undefined where a plain add follows (cart §4). */
async function loadConfirmation({ sku, optionChoiceParameter }: AddToCartChoice, signal: AbortSignal) {
  try {
    const answer = await send(getCustomOrderConfirmation, { sku, optionChoiceParameter }, { signal });
    return answer.isConfirmationNeeded ? answer : undefined;
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}
