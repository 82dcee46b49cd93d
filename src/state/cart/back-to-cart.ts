import { useSetAtom } from 'jotai';
import { navigate } from '../../page/navigation.ts';
import { refreshCartAtom } from './cart.ts';
import { isCartShown } from './cart-shown.ts';

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
