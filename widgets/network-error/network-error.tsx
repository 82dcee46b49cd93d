import type { ReactNode } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { isCartShown } from '../../src/state/cart/cart-shown.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { NetworkErrorProps } from './network-error.island.ts';

/**
 * The Network Error popup: however it is closed, it leads to the cart (checkout §2.1, §8). On the cart's own page
 * nothing is reloaded, so that typed text stays.
 */
export function NetworkError({ cartUrl }: NetworkErrorProps): ReactNode {
  const island = useIsland();
  const labels = useTexts(errorMessages);

  function handleClose() {
    island.close();
    if (!isCartShown()) navigate(cartUrl);
  }

  return (
    <Dialog
      title={labels.networkErrorTitle}
      onClose={handleClose}
      actions={<CloseButton>{labels.backToCart}</CloseButton>}
    >
      <p className="si-network-error">{labels.networkErrorMessage}</p>
    </Dialog>
  );
}
