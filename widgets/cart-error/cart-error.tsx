import type { ReactNode } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { isCartShown } from '../../src/state/cart/cart-shown.ts';
import { useCartAgain } from '../../src/state/cart/use-back-to-cart.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { CartErrorProps } from './cart-error.island.ts';
import { cartErrorMessages } from './cart-error.messages.ts';

/**
 * The generic cart error popup; its button returns to the cart (cart §2, §8). However it is closed, a cart that the page
 * knows is read again (decision 71).
 */
export function CartError({ isNetwork, message, cartUrl }: CartErrorProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartErrorMessages);
  const readAgain = useCartAgain();

  function handleClose() {
    island.close();
    readAgain();
  }

  return (
    <Dialog
      title={texts.cartErrorTitle}
      onClose={handleClose}
      actions={
        <CloseButton onPress={() => isCartShown() || navigate(cartUrl)}>{texts.backToCart}</CloseButton>
      }
    >
      <p className="si-cart-error">
        {message ?? (isNetwork ? texts.networkErrorMessage : texts.genericErrorMessage)}
      </p>
    </Dialog>
  );
}
