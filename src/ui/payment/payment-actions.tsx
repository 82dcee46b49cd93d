import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { closeDialog } from '../dialog.tsx';

export interface PaymentActionsProps extends Omit<ButtonProps, 'children' | 'busyText'> {
  texts: Record<'close' | 'tryAgain' | 'updatePayment' | 'savingPayment', string>;
  isApplied: boolean;
  /** The popup's content failed to load. */
  retry: { load: () => void; isBusy: boolean } | undefined;
}

/** The button of a popup that pays: Update Payment, then Close; or Try Again. With its own key each is a new element. */
export function PaymentActions({ texts, isApplied, retry, ...update }: PaymentActionsProps): ReactNode {
  if (isApplied)
    return (
      <Button key="close" onClick={(event) => closeDialog(event.currentTarget)}>
        {texts.close}
      </Button>
    );
  if (retry)
    return (
      <Button key="try-again" onClick={retry.load} isBusy={retry.isBusy}>
        {texts.tryAgain}
      </Button>
    );
  return (
    <Button key="update" {...update} busyText={texts.savingPayment}>
      {texts.updatePayment}
    </Button>
  );
}
