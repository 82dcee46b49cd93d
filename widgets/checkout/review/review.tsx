import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { reviewMessages } from '../../../src/domain/checkout/checkout-review-messages.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { usePlaceOrder } from '../../../src/state/checkout/place-order.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { Button } from '../../../src/ui/button.tsx';
import { DoubtMessage } from '../../../src/ui/doubt-message.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import type { StepProps } from '../checkout.state.ts';
import { CheckoutOrder } from '../checkout-order.tsx';

export { CheckoutReview as View };

/** All of the order as it will be placed, and the button that places it, once (checkout §2.1, §4, decision 51). */
export function CheckoutReview({ checkout, flow, cardProvider, PaymentSummary }: StepProps): ReactNode {
  const texts = useTexts(reviewMessages);
  const { state, isDoubtful, placeOrder } = usePlaceOrder(checkout, useIsland(), cardProvider);
  const { pending, stale } = useAtomValue(flow.stateAtom);
  useTrackedStep(checkout, flow);
  const isBusy = state.status === 'busy';
  // Only totals that the server has confirmed can be ordered.
  const isChanging = (pending > 0 || stale === 'known') && !isBusy;
  return (
    <div className="si-checkout__review">
      <CheckoutOrder checkout={checkout} flow={flow} PaymentSummary={PaymentSummary} />
      <DoubtMessage>{isDoubtful && texts.orderDoubtful}</DoubtMessage>
      <FailureMessage state={state} />
      <div className="si-checkout__actions">
        <Button
          isBusy={isBusy || isChanging}
          busyText={isChanging ? texts.totalsChanging : isDoubtful ? texts.checkingOrder : texts.placingOrder}
          onClick={placeOrder}
        >
          {texts.placeOrder}
        </Button>
        <Button kind="secondary" isBlocked={isBusy} onClick={() => flow.askFor(stepIndexes.payment)}>
          {texts.stepBack}
        </Button>
      </div>
    </div>
  );
}
