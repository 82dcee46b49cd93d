import type { ReactNode } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { unavailableMessages } from './unavailable-items.messages.ts';

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
      <CloseButton onPress={onConfirm}>{texts.removeAll}</CloseButton>
      <CloseButton kind="secondary">{texts.keepItems}</CloseButton>
    </>
  );
  return (
    <Dialog title={texts.areYouSureTitle} onClose={onClose} actions={actions}>
      <p>{question}</p>
    </Dialog>
  );
}
