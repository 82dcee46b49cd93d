import type { ReactNode } from 'react';
import { unavailableMessages } from '../../src/domain/cart/cart-popup-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';

interface SureProps {
  question: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** The Are you sure popup (checkout §2.2). */
export function UnavailableItemsSure({ question, onConfirm, onClose }: SureProps): ReactNode {
  const texts = useTexts(unavailableMessages);
  const actions = (
    <>
      <Button
        onClick={(event) => {
          closeDialog(event.currentTarget);
          onConfirm();
        }}
      >
        {texts.removeAll}
      </Button>
      <Button kind="secondary" onClick={(event) => closeDialog(event.currentTarget)}>
        {texts.keepItems}
      </Button>
    </>
  );
  return (
    <Dialog title={texts.areYouSureTitle} onClose={onClose} actions={actions}>
      <p>{question}</p>
    </Dialog>
  );
}
