import { checkoutStart } from '../../domain/cart/checkout-now.ts';
import { useLeave } from '../../hooks/use-leave.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { openOverlay } from '../../page/overlays.ts';
import { allowedOr } from '../account/session.ts';

interface Way {
  /** From the answer to the checkout call. */
  redirectUrl: string;
  /** The shopper is neither signed in nor a known guest (cart §6). */
  isGuest: boolean | undefined;
}

/**
 * For Continue of a popup on the way to checkout: navigates to the redirect; for a guest it closes the popup, and opens
 * Checkout Now (decision 72).
 */
export function useGoToCheckout({ name, close }: Pick<IslandHandle, 'name' | 'close'>) {
  const { isLeaving, leave } = useLeave();

  return {
    isLeaving,
    async goOn({ redirectUrl, isGuest }: Way): Promise<void> {
      if (isGuest) {
        close();
        // If Checkout Now cannot be opened, the shop's own page asks who checks out.
        if (await openOverlay('checkout-now', { returnUrl: redirectUrl })) return;
      }
      leave(allowedOr(checkoutStart, redirectUrl, `${name}: redirectUrl`));
    },
  };
}
