import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { stepMessages } from '../../src/domain/checkout/checkout-step-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';

/** In a step with forms: asks before their changes are left behind. */
export function CheckoutLeave({ flow }: { flow: CheckoutFlow }): ReactNode {
  const texts = useTexts(stepMessages);
  const { askedStep } = useAtomValue(flow.stateAtom);
  if (askedStep === undefined) return null;
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
