import { useSetAtom, useStore } from 'jotai';
import { navigate } from '../../page/navigation.ts';
import { refreshCartAtom } from './cart.ts';
import { isCartShown } from './cart-shown.ts';
import { loadedCartAtom } from './loaded-cart.ts';

/**
 * For a popup about a problem of the cart: once it closes, a page that shows or knows the cart reads it again (decision
 * 71).
 */
export function useCartAgain(): () => void {
  const store = useStore();
  return () => {
    if (isCartShown() || store.get(loadedCartAtom))
      store.set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  };
}

/**
 * Goes back to the cart (cart §2): a page that shows the cart reads it again, any other page navigates to the cart's.
 */
export function useBackToCart(cartUrl: string): () => void {
  const refresh = useSetAtom(refreshCartAtom);
  return () => {
    if (isCartShown()) refresh({ hasChanged: true, isElsewhere: true });
    else navigate(cartUrl);
  };
}
