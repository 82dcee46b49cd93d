import type { ReactNode } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { reload } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { isCartShown } from '../../src/state/cart/cart-shown.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { RefreshPopupProps } from './refresh-popup.island.ts';

/** The refresh popup, for a stale token and for IsReset (decisions 10, 70; its words by cart §8 or checkout §8). */
export function RefreshPopup({ isOfOrder }: RefreshPopupProps): ReactNode {
  const island = useIsland();
  const labels = useTexts(errorMessages);
  return (
    <Dialog
      title={labels.refreshTitle}
      onClose={island.close}
      actions={<Button onClick={reload}>{labels.refreshButton}</Button>}
    >
      <p className="si-refresh-popup">
        {isOfOrder && !isCartShown() ? labels.refreshMessage : labels.refreshPageMessage}
      </p>
    </Dialog>
  );
}
