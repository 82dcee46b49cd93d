import { useStore } from 'jotai';
import type { AnswerOf, Call } from '../../src/contract/call.ts';
import {
  removeAllNlaItems,
  removeInHousePersonalizedNlaItems,
  removeInstallationServices,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
} from '../../src/contract/cart/cart-checkout.ts';
import type { UnavailableType } from '../../src/domain/cart/checkout-errors.ts';
import { refusal } from '../../src/http/refusal.ts';
import { send } from '../../src/http/send.ts';
import { announce } from '../../src/page/announce.ts';
import { emit } from '../../src/page/events.ts';
import { navigate } from '../../src/page/navigation.ts';
import { pageTexts } from '../../src/page/texts.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { refreshCartAtom } from '../../src/state/cart/cart.ts';
import { isCartShown } from '../../src/state/cart/cart-shown.ts';
import { loadedCartAtom } from '../../src/state/cart/loaded-cart.ts';
import { cartProduct } from '../../src/state/cart/track-cart.ts';
import type { Store } from '../../src/state/store.ts';
import { track, trackedValue } from '../../src/state/track.ts';
import type { UnavailableItemsProps } from './unavailable-items.island.ts';
import { unavailableMessages, unavailableText } from './unavailable-items.messages.ts';

type Removal = Call<object, AnswerOf<typeof removeNlaItems>>;

const removals: Record<UnavailableType, Removal> = {
  nlaItems: removeNlaItems,
  allNlaItems: removeAllNlaItems,
  pfasItems: removePfasItems,
  inHousePersonalizationNlaItems: removeInHousePersonalizedNlaItems,
  personalizationServiceUnavailable: removePersonalizedItems,
  installationServiceUnavailable: removeInstallationServices,
};

/** Only the service is removed: the lines stay. */
export const keepsLines = (type: UnavailableType) => type === 'installationServiceUnavailable';

/**
 * Removes the items, or their service. A failure shows in the layer; opened outside the cart it leads to the cart's
 * page, which shows what the server has (checkout §8).
 */
export function useRemoval(island: IslandHandle, props: UnavailableItemsProps) {
  const { errorType, items, cartUrl, onContinue } = props;
  const store = useStore();
  const { state, attempt } = useAttempt();

  async function remove() {
    const ended = await attempt(async () => {
      await removeItems(store, errorType, items);
      const isOpen = !island.signal.aborted;
      island.close();
      const said = keepsLines(errorType) ? 'installationRemoved' : 'itemsRemoved';
      announce(unavailableText(pageTexts(unavailableMessages), said, items.length));
      // Without the items, the rest of the cart is looked at first.
      if (isOpen && keepsLines(errorType)) onContinue?.();
    });
    announceUnseen(ended, island);
    if (ended.status === 'failed' && !ended.hasPopup && !island.signal.aborted && !isCartShown())
      navigate(cartUrl);
  }

  return { state, remove };
}

/**
 * Removes the items and reads the cart again, also after a failure, whose answer may only be lost; notifies the page
 * of every line that has changed (cart §4).
 * @throws CallError; a RefusedError carries the server's message for the shopper.
 */
async function removeItems(
  store: Store,
  type: UnavailableType,
  items: UnavailableItemsProps['items'],
): Promise<void> {
  const knownLines = () => store.get(loadedCartAtom)?.lineItems ?? [];
  const lines = knownLines().filter(({ sku }) => items.some((item) => item.sku === sku));

  async function readCart(isDone: boolean): Promise<void> {
    const isRead = await store.set(refreshCartAtom, { hasChanged: true });
    const left = isRead ? knownLines() : isDone && !keepsLines(type) ? [] : lines;
    const gone = lines.filter(({ id }) => !left.some((one) => one.id === id));
    if (gone.length) track('remove_from_cart', trackedValue(gone.map(cartProduct)));
    for (const { id, sku } of lines) {
      const line = left.find((one) => one.id === id);
      // A remaining line with the same product is a different line, unless only the service was removed.
      if (!line || (isDone && keepsLines(type)))
        emit('storefront:item-updated', { id, sku, quantity: line?.quantity ?? 0 });
    }
  }

  const call = removals[type];
  try {
    const { isSuccess, message } = await send(call, {});
    if (!isSuccess) throw refusal(call, message);
  } catch (error) {
    readCart(false);
    throw error;
  }
  await readCart(true);
}
