import { type MouseEvent, type ReactNode, useState } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { stepMessages } from '../../src/domain/checkout/checkout-step-messages.ts';
import type { StepIndex } from '../../src/domain/checkout/steps.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';

interface AmountUnknownProps {
  flow: CheckoutFlow;
  stepBefore: StepIndex;
}

const words = { stepBack: stepMessages.stepBack, amountNotKnown: checkoutMessages.amountNotKnown };

/** In place of what pays or places the order, while the server has not said what is due. */
export function CheckoutAmountUnknown({ flow, stepBefore }: AmountUnknownProps): ReactNode {
  const { stepBack, amountNotKnown } = useTexts(words);
  const [isBusy, setBusy] = useState(false);

  async function handleRetry({ currentTarget: button }: MouseEvent<HTMLElement>) {
    const heading = button.closest('section')!.querySelector('h2')!;
    setBusy(true);
    await flow.readAgain('possible');
    setBusy(false);
    const { activeElement } = document;
    // The button goes; a shopper who has gone on meanwhile keeps the focus.
    if (flow.checkout?.payment.amountDue !== undefined) {
      if (activeElement === button || activeElement === document.body) heading.focus();
    } else if (button.isConnected) announce(amountNotKnown, 'assertive');
  }

  return (
    <CheckoutFailed text="amountNotKnown" isBusy={isBusy} onRetry={handleRetry}>
      <Button kind="link" onClick={() => flow.askFor(stepBefore)}>
        {stepBack}
      </Button>
    </CheckoutFailed>
  );
}
