import { type ReactNode, useState } from 'react';
import { stepMessages } from '../../src/domain/checkout/checkout-step-messages.ts';
import type { StepIndex } from '../../src/domain/checkout/steps.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';

interface AmountUnknownProps {
  flow: CheckoutFlow;
  stepBefore: StepIndex;
}

/** In place of what pays or places the order, while the server has not said what is due. */
export function CheckoutAmountUnknown({ flow, stepBefore }: AmountUnknownProps): ReactNode {
  const { stepBack } = useTexts(stepMessages);
  const [isBusy, setBusy] = useState(false);

  async function handleRetry() {
    setBusy(true);
    await flow.readAgain('possible');
    setBusy(false);
  }

  return (
    <CheckoutFailed text="amountNotKnown" isBusy={isBusy} onRetry={handleRetry}>
      <Button kind="link" onClick={() => flow.askFor(stepBefore)}>
        {stepBack}
      </Button>
    </CheckoutFailed>
  );
}
