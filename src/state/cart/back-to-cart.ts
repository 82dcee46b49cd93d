import { useSetAtom } from 'jotai';
import { navigate } from '../../page/navigation.ts';
import { refreshCartAtom } from './cart.ts';
import { isCartShown } from './cart-shown.ts';

/** Goes back to the cart (cart §2): where it is shown it is read again, elsewhere the browser navigates to its page. */
export function useBackToCart(cartUrl: string): () => void {
  const refresh = useSetAtom(refreshCartAtom);
  return () => {
    if (isCartShown()) refresh({ hasChanged: true, isElsewhere: true });
    else navigate(cartUrl);
  };
}
