import { atom } from 'jotai';
import {
  type AddItemsAnswer,
  type AddToCartItem,
  addItems,
  type Cart,
  getCart,
} from '../../contract/cart/cart.ts';
import { countPieces } from '../../domain/cart/count-pieces.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { emit } from '../../page/events.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** The cart as far as the page knows it. A failed call leaves it as it was. */
export type CartState =
  | { status: 'unknown' }
  /** `count` is the number of pieces; `subtotal` is in cents. */
  | { status: 'known'; count: number; subtotal: number; cart: Cart };

const loadedCartAtom = sharedAtom('loadedCart', () => atom<CartState>({ status: 'unknown' }));

/**
 * Fetches the cart and tells the page; never rejects, a failure is reported. Resolves to whether the cart came.
 *
 * Callers share a fetch that is under way, unless the cart has changed since it began (`hasChanged`): then a new one
 * starts, and the older answer is dropped whenever it comes. What confirms a change to the shopper (`isConfirmed`, at
 * both ends) is given the fetch that the change began, also when that has ended by then.
 */
export const refreshCartAtom = sharedAtom('refreshCart', () => {
  let newest: Promise<boolean> | undefined;
  let unseen: Promise<boolean> | undefined;

  return atom(null, (get, set, { hasChanged = false, isConfirmed = false } = {}): Promise<boolean> => {
    if (!hasChanged) {
      const shared = (isConfirmed && unseen) || newest;
      if (isConfirmed) unseen = undefined;
      if (shared) return shared;
    }
    const before = get(loadedCartAtom);
    const isNewest = () => newest === refresh;
    const refresh: Promise<boolean> = send(getCart, {})
      .then((cart) => {
        if (!isNewest()) return;
        const count = countPieces(cart.lineItems);
        const { subtotal } = cart.orderSummary;
        set(loadedCartAtom, { status: 'known', count, subtotal, cart });
        emit('storefront:cart-changed', { count, subtotal });
      })
      .catch((error) => {
        if (isNewest()) reportFailure(error);
      })
      .then(() => {
        if (newest && !isNewest()) return newest;
        newest = undefined;
        return get(loadedCartAtom) !== before;
      });
    newest = refresh;
    unseen = hasChanged && isConfirmed ? refresh : undefined;
    return refresh;
  });
});

/** The cart; while anybody looks at it, a page that comes back from the back-forward cache fetches it anew. */
export const cartAtom = sharedAtom('cart', () => {
  const cart = atom(
    (get) => get(loadedCartAtom),
    (_get, set) => set(refreshCartAtom, { hasChanged: true }),
  );
  cart.onMount = (refresh) => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  };
  return cart;
});

/** True for a failure after which the server may have added the items all the same. */
function mayHaveAdded({ kind, status = 0 }: CallError): boolean {
  return status >= 500 || ['timeout', 'format', 'shape', 'aborted'].includes(kind);
}

/**
 * Adds items, tells the page and starts to fetch the cart (cart §4). `isQuiet`: no layer will confirm it.
 * @throws CallError, after reporting it once; a RefusedError carries what the server says to the shopper.
 */
export const addItemsAtom = sharedAtom('addItems', () =>
  atom(
    null,
    async (
      _get,
      set,
      {
        items,
        signal,
        isQuiet,
      }: { items: AddToCartItem[]; signal?: AbortSignal; isQuiet?: boolean | undefined },
    ): Promise<AddItemsAnswer> => {
      try {
        const answer = await send(addItems, { items }, { signal });
        if (!answer.isSuccess) throw refusal(addItems, answer.message);
        emit('storefront:item-added', {
          items: answer.items.map(({ sku, quantity }) => ({ sku, quantity })),
        });
        set(refreshCartAtom, { hasChanged: true, isConfirmed: !isQuiet });
        return answer;
      } catch (error) {
        reportFailure(error);
        if (error instanceof CallError && mayHaveAdded(error)) {
          set(refreshCartAtom, { hasChanged: true });
        }
        throw error;
      }
    },
  ),
);
