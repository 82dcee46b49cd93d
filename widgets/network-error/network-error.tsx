import type { ReactNode } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { isCartShown, isCheckoutShown } from '../../src/state/cart/cart-shown.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { NetworkErrorProps } from './network-error.island.ts';

/**
 * The Network Error popup: however it is closed, it leads to the cart (checkout §2.1, §8). On the cart's own page nothing
 * is reloaded, so that typed text stays. Inside checkout, Try Again stays on the step and repeats the failed action, if
 * it was the shopper's.
 */
export function NetworkError({ cartUrl, onTryAgain }: NetworkErrorProps): ReactNode {
  const island = useIsland();
  const labels = useTexts(errorMessages);
  const mayTry = isCheckoutShown() && !!onTryAgain;

  function handleClose() {
    island.close();
    if (!isCartShown()) navigate(cartUrl);
  }

  function handleTryAgain() {
    island.close();
    onTryAgain?.();
  }

  return (
    <Dialog
      title={labels.networkErrorTitle}
      onClose={handleClose}
      actions={
        <>
          {mayTry && <Button onClick={handleTryAgain}>{labels.tryAgain}</Button>}
          <CloseButton kind={mayTry ? 'secondary' : 'primary'}>{labels.backToCart}</CloseButton>
        </>
      }
    >
      <p className="si-network-error">{labels.networkErrorMessage}</p>
    </Dialog>
  );
}
