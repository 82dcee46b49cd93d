import type { ReactNode } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';

/** Asks before a form's changes are left behind. */
export function CheckoutLeave({ flow }: { flow: CheckoutFlow }): ReactNode {
  const texts = useTexts(checkoutMessages);
  const actions = (
    <>
      <Button data-si-focus="" onClick={(event) => closeDialog(event.currentTarget)}>
        {texts.leaveStay}
      </Button>
      <Button kind="secondary" onClick={() => flow.decide(true)}>
        {texts.leaveConfirm}
      </Button>
    </>
  );
  return (
    <Dialog title={texts.leaveTitle} onClose={() => flow.decide(false)} actions={actions}>
      <p>{texts.leaveText}</p>
    </Dialog>
  );
}
