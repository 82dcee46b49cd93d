import { atom } from 'jotai';
import { type Cart, getCart } from '../../contract/cart/cart.ts';
import { countPieces } from '../../domain/cart/count-pieces.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { emit } from '../../page/events.ts';
import { noteOrderChanged } from '../../page/order-changed.ts';
import { onRestored } from '../../page/restored.ts';
import { handleFailure } from '../failure.ts';
import { latest, superseded } from '../latest.ts';
import { sharedAtom } from '../store.ts';
import { beginRead } from './cart-pieces.ts';
import { cartTabsAtom, notifyTabs, watchTabs } from './cart-tabs.ts';
import { loadedCartAtom } from './loaded-cart.ts';

/** The session storage key of the changes that are kept for the tab's next page: with none, no page loads the queue. */
export const keptChangesKey = 'storefront-islands:cart-changes';

/** The cart as the page knows it, with pending changes. A failed read leaves it as it is. */
export type CartState =
  | { status: 'unknown'; cart?: undefined }
  /** `count` is the number of pieces; `subtotal` is in cents. */
  | { status: 'known'; count: number; subtotal: number; cart: Cart };

interface Optimistic {
  /** The cart as it will be. */
  apply: (cart: Cart) => Cart;
}

/** Shows the changes that the server has not answered yet. */
export const optimisticAtom = sharedAtom('optimisticCart', () => atom<Optimistic>());

/** The cart as the page knows it, for readers that never cause a fetch. */
export const shownCartAtom = sharedAtom('shownCart', () =>
  atom((get): CartState => {
    const loaded = get(loadedCartAtom);
    if (!loaded) return { status: 'unknown' };
    const cart = get(optimisticAtom)?.apply(loaded) ?? loaded;
    return {
      status: 'known',
      count: countPieces(cart.lineItems),
      subtotal: cart.orderSummary.subtotal,
      cart,
    };
  }),
);

interface CartFetches {
  newest: ReturnType<typeof latest>;
  /** The result of the newest fetch: whether the cart was loaded. */
  result?: Promise<boolean>;
  /**
   * The newest fetch follows a change of the cart: the page is notified even if nothing on it shows the cart any
   * more.
   */
  isForChange?: boolean;
  /** The result of a fetch after an add, until the layer that confirms the add takes it. */
  forConfirmation?: Promise<boolean> | undefined;
}

interface RefreshOptions {
  hasChanged?: boolean;
  isConfirmed?: boolean;
  isElsewhere?: boolean;
  /**
   * The fetch shows the outcome of a deed whose answer was lost. Only a reset is reported, because the deed's own failure
   * is reported, too.
   */
  isOfDeed?: boolean;
  /**
   * The shopper has asked to see the cart: if the session has ended, the sign-in popup opens, as it does after a change.
   */
  isAsked?: boolean;
}

const cartFetchesAtom = sharedAtom('cartFetches', () => atom((): CartFetches => ({ newest: latest() })));

/**
 * Fetches the cart and notifies the page; never rejects, because a failure is handled here. Resolves to whether the cart
 * was loaded. Callers share the current fetch. After a change of the cart (`hasChanged`) a new fetch replaces it, and the
 * other tabs are notified, unless the change was made elsewhere (`isElsewhere`). The layer that confirms a change shares
 * the fetch that the change has started, even a fetch that has ended: both callers pass `isConfirmed`.
 */
export const refreshCartAtom = sharedAtom('refreshCart', () =>
  atom(null, (get, set, how: RefreshOptions = {}): Promise<boolean> => {
    const { hasChanged = false, isConfirmed = false, isElsewhere = false, isOfDeed, isAsked } = how;
    const fetches = get(cartFetchesAtom);

    async function fetchCart(): Promise<boolean> {
      const noteRead = beginRead(get);
      try {
        const cart = await fetches.newest.run((signal) => send(getCart, {}, { signal }));
        if (cart === superseded) return fetches.result ?? false;
        noteRead();
        set(loadedCartAtom, cart);
        emit('storefront:cart-changed', {
          count: countPieces(cart.lineItems),
          subtotal: cart.orderSummary.subtotal,
        });
        return true;
      } catch (error) {
        const { kind } = error as CallError;
        // Otherwise the shopper's next change asks for the sign-in.
        const isBackground = kind === 'session' && !isAsked && (!hasChanged || isElsewhere);
        if (!isOfDeed || kind === 'reset') handleFailure(error, { isBackground });
        return false;
      }
    }

    if (!hasChanged) {
      const shared =
        (isConfirmed && fetches.forConfirmation) || (fetches.newest.isRunning() && fetches.result);
      if (isConfirmed) fetches.forConfirmation = undefined;
      if (shared) return shared;
    }
    if (hasChanged) noteOrderChanged();
    if (hasChanged && !isElsewhere) notifyTabs(get(cartTabsAtom));
    const result = fetchCart();
    fetches.result = result;
    fetches.isForChange = hasChanged;
    fetches.forConfirmation = hasChanged && isConfirmed ? result : undefined;
    return result;
  }),
);

/**
 * The cart. While it is subscribed, it is fetched again after a back-forward-cache restore, when the tab becomes
 * visible, and when another tab has changed it. The last one to unsubscribe aborts the fetch, unless that follows a
 * change of the cart.
 */
export const cartAtom = sharedAtom('cart', () => {
  const cart = atom(
    (get) => get(shownCartAtom),
    (get, set) => {
      const fetches = get(cartFetchesAtom);
      const look = (hasChanged: boolean) => set(refreshCartAtom, { hasChanged, isElsewhere: true });
      const unwatch = watchTabs(get(cartTabsAtom), look);
      const ignoreRestored = onRestored(() => look(true));
      return () => {
        unwatch();
        ignoreRestored();
        if (fetches.isForChange) return;
        delete fetches.result;
        fetches.newest.abort();
      };
    },
  );
  cart.onMount = (watch) => watch();
  return cart;
});
