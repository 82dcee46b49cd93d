import { atom } from 'jotai';
import { type AddItemsAnswer, type AddToCartItem, addItems } from '../../contract/cart/cart.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import { emit } from '../../page/events.ts';
import { sharedAtom } from '../store.ts';
import { track, trackedValue } from '../track.ts';
import { addOnce } from './add-once.ts';
import { refreshCartAtom } from './cart.ts';

interface ItemsToAdd {
  items: AddToCartItem[];
  /** Skips the layer that confirms the add. */
  isQuiet?: boolean | undefined;
}

/**
 * Adds items, notifies the page and starts to fetch the cart (cart §4). The request is not aborted when its island
 * unmounts (decision 66).
 * @throws CallError; a RefusedError carries the server's message for the shopper. NotKnownError (decision 111).
 */
export const addItemsAtom = sharedAtom('addItems', () =>
  atom(null, async (get, set, { items, isQuiet }: ItemsToAdd): Promise<AddItemsAnswer> => {
    try {
      const answer = await addOnce(get, set, items);
      if (!answer.isSuccess) throw refusal(addItems, answer.message);
      const added = answer.items.map(({ sku, quantity }) => ({ sku, quantity }));
      const asked = items.map((item) => ({ sku: item.Sku, quantity: item.Quantity }));
      emit('storefront:item-added', { items: added.length ? added : asked });
      const known = answer.items.map(({ optionText, ...item }) => ({ ...item, variant: optionText }));
      track('add_to_cart', trackedValue(known.length ? known : asked));
      set(refreshCartAtom, { hasChanged: true, isConfirmed: !isQuiet });
      return answer;
    } catch (error) {
      // After any other lost answer the cart has been read already.
      if ((error as CallError).kind === 'aborted') set(refreshCartAtom, { hasChanged: true });
      throw error;
    }
  }),
);
