import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FailurePolicy } from '../../contract/call.ts';
import { addItems } from '../../contract/cart/cart.ts';
import type { RecommendationItem } from '../../contract/recommendations/recommendations.ts';
import {
  type Adding,
  type AddToCartChoice,
  type AddToCartItem,
  addToCartItem,
} from '../../domain/cart/add-to-cart.ts';
import { cartMessages } from '../../domain/cart/cart-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { isInHouse, isPersonalizationEmpty } from '../../domain/personalization/personalization.ts';
import { AbortedError } from '../../http/errors/aborted-error.ts';
import { NetworkError } from '../../http/errors/network-error.ts';
import { announce } from '../../page/announce.ts';
import { isLeaving } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';
import { announceUnseen, useAttempt } from '../attempt.ts';
import { confirmAdd } from '../confirm-add.ts';
import type { Failure } from '../failure.ts';
import { selectedProductsAtom } from '../product/selected-products.ts';
import type { AskingIsland } from '../question.ts';
import type { Store } from '../store.ts';
import { addItemsAtom } from './add-items.ts';
import { addedAfterSignIn } from './carried-add.ts';

/**
 * The add of a product of a list, whose customOrderConfirmation says whether it has to be confirmed.
 * @param place the list, as analytics names it, and where in it the product stands (cart §3)
 */
export function addingOf(
  item: Pick<
    RecommendationItem,
    'sku' | 'name' | 'optionChoiceParameter' | 'navigateUrl' | 'customOrderConfirmation'
  >,
  place?: Pick<AddToCartChoice, 'location' | 'position' | 'totalPositions'>,
): Adding {
  const { sku, name, optionChoiceParameter, navigateUrl: url, customOrderConfirmation } = item;
  return {
    choice: { sku, optionChoiceParameter, url, ...place },
    hasCustomOrderConfirmation: customOrderConfirmation?.hasCustomOrderConfirmation,
    name,
  };
}

/** Whether the add asks for consent, or saves a design, before the item is sent. */
export function hasStepsBefore({
  personalization,
  hasCustomOrderConfirmation,
  terms,
}: Pick<Adding, 'personalization' | 'hasCustomOrderConfirmation' | 'terms'>): boolean {
  const hasDesign =
    personalization && isInHouse(personalization.type) && !isPersonalizationEmpty(personalization.lines);
  return !!(hasCustomOrderConfirmation || terms || hasDesign);
}

/** Loads the code of those steps. @throws as `loadCode` does */
export function loadBeforeAdd() {
  const loading = import(/* Asks before an add, or saves a design for it. */ './before-add.ts');
  return loadCode(loading, 'before-add.js', addItems.failure);
}

/**
 * Waits for code that an action of the shopper needs.
 * @param api its file, for the report
 * @throws NetworkError if it does not load: nothing was sent. An AbortedError while the page is being left.
 */
async function loadCode<Code>(loading: Promise<Code>, api: string, failure: FailurePolicy): Promise<Code> {
  try {
    return await loading;
  } catch (cause) {
    const Reason = isLeaving() ? AbortedError : NetworkError;
    throw new Reason({ action: 'load code', method: 'GET', api, failure }, 'it did not load', { cause });
  }
}

/** The choice, completed by what the page knows of the product, such as the chosen way of delivery (decision 106). */
export function asSelected(choice: AddToCartChoice, store: Store): AddToCartChoice {
  const selected = store.get(selectedProductsAtom).get(choice.sku);
  if (!selected) return choice;
  const { selectedOption, shipMethod, isInstallationServiceRequired, installationServiceType } = selected;
  const isPickupSelected = selectedOption === 'pickup';
  return {
    ...choice,
    isInstallationServiceRequired: choice.isInstallationServiceRequired || isInstallationServiceRequired,
    installationServiceType: choice.installationServiceType ?? installationServiceType,
    ...(selectedOption && {
      isPickupSelected,
      shipMethod: isPickupSelected ? undefined : (shipMethod ?? choice.shipMethod),
    }),
  };
}

interface Added {
  store: Store;
  island: AskingIsland;
  /** The product's name, for the announcement. */
  name?: string | undefined;
  isQuiet?: boolean | undefined;
}

/** Sends items in one call, tells the shopper, and opens the layer that confirms the add. */
export async function addNow(
  items: AddToCartItem[],
  { store, island, name, isQuiet }: Added,
): Promise<'idle' | 'added'> {
  const added = await store
    .set(addItemsAtom, { items, isQuiet })
    .catch(addedAfterSignIn('cart-confirmation', items));
  const texts = pageTexts(cartMessages);
  announce(name ? fillIn(texts.addedNamed, name) : texts.addedToCart);
  return (await confirmAdd('cart-confirmation', { added }, island, isQuiet)) ? 'idle' : 'added';
}

/**
 * Adds to the cart from a button: a layer first asks for confirmation where needed, and a layer confirms the add
 * (cart §4). Clicks while an add is under way do nothing (decision 23). It finishes even if the button's island unmounts
 * (decision 66).
 * @param addedMs how long "added" shows; forever if left out
 */
export function useAdding(island: AskingIsland, addedMs?: number) {
  const { state, attempt, settle, conclude } = useAttempt<'added'>();
  const store = useStore();

  useEffect(() => {
    if (state.status !== 'added' || !addedMs) return;
    const timer = setTimeout(() => settle({ status: 'idle' }), addedMs);
    return () => clearTimeout(timer);
  }, [state, addedMs, settle]);

  /** Shows the failure at the button; announces it if the island has unmounted or is adding again (decision 66). */
  function fail(failure: Failure) {
    const isShown = !island.signal.aborted && conclude({ status: 'failed', ...failure });
    if (!isShown && !failure.hasPopup) announce(failure.message);
  }

  async function add(given: Adding) {
    const adding = { ...given, choice: asSelected(given.choice, store) };
    const ended = await attempt(async () => {
      const { choice, name, isQuiet } = adding;
      let item: AddToCartItem | undefined = addToCartItem(choice);
      if (hasStepsBefore(adding)) {
        const { beforeAdd } = await loadBeforeAdd();
        const ends = { onAdded: () => conclude({ status: 'added' }), onFailed: fail };
        item = await beforeAdd(adding, { store, island, ends });
      }
      return item ? addNow([item], { store, island, name, isQuiet }) : 'idle';
    });
    announceUnseen(ended, island);
    return ended;
  }

  return { state, add };
}
