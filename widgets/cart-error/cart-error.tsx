import type { ReactNode } from 'react';
import { cartErrorMessages } from '../../src/domain/cart/cart-popup-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useBackToCart } from '../../src/state/cart/back-to-cart.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { CartErrorProps } from './cart-error.island.ts';

/** The generic cart error popup; its button returns to the cart (cart §2, §8). */
export function CartError({ isNetwork, message, cartUrl }: CartErrorProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartErrorMessages);
  const goBack = useBackToCart(cartUrl);
  return (
    <Dialog
      title={texts.cartErrorTitle}
      onClose={island.close}
      actions={<CloseButton onPress={goBack}>{texts.backToCart}</CloseButton>}
    >
      <p className="si-cart-error">
        {message ?? (isNetwork ? texts.networkErrorMessage : texts.genericErrorMessage)}
      </p>
    </Dialog>
  );
}
