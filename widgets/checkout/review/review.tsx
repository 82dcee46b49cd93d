import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../../src/domain/checkout/checkout-messages.ts';
import { checkoutTotal } from '../../../src/domain/checkout/checkout-sums.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { usePlaceOrder } from '../../../src/state/checkout/place-order.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { handleFailure } from '../../../src/state/failure.ts';
import { Button } from '../../../src/ui/button.tsx';
import { DoubtMessage } from '../../../src/ui/doubt-message.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { ServerText } from '../../../src/ui/server-text.tsx';
import { CheckoutAmountUnknown } from '../checkout-amount-unknown.tsx';
import { CheckoutOrder } from '../checkout-order.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { orderTermsMessages, reviewMessages } from './review.messages.ts';

export { CheckoutReview as View };

const words = { ...reviewMessages, notKnownYet: checkoutMessages.notKnownYet };

/** The whole order as it will be placed, and the button that places it, once (checkout §2.1, §4, decision 51). */
export function CheckoutReview({ checkout, flow, cardProvider, PaymentSummary }: StepProps): ReactNode {
  const texts = useTexts(words);
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
      {checkout.payment.amountDue === undefined && !isBusy ? (
        <CheckoutAmountUnknown flow={flow} stepBefore={stepIndexes.payment} />
      ) : (
        <>
          <OrderTerms />
          <div className="si-checkout__actions">
            <p className="si-checkout__bar-total">
              <span>{texts.total}</span>
              <span className="si-checkout__bar-sum">
                <bdi>{checkoutTotal(checkout, texts, pageContext())}</bdi>
              </span>
            </p>
            <Button
              isBusy={isBusy || isChanging}
              busyText={
                isChanging ? texts.totalsChanging : isDoubtful ? texts.checkingOrder : texts.placingOrder
              }
              onClick={placeOrder}
            >
              {texts.placeOrder}
            </Button>
            <Button kind="secondary" isBlocked={isBusy} onClick={() => flow.askFor(stepIndexes.payment)}>
              {texts.stepBack}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The shop's terms above the button, where the page context gives them: its markup, sanitised (decision 12). */
function OrderTerms(): ReactNode {
  const { placeOrderTerms } = useTexts(orderTermsMessages);
  if (!placeOrderTerms) return null;
  return (
    <div className="si-checkout__terms">
      <ServerText html={placeOrderTerms} onFail={(error) => handleFailure(error, { isBackground: true })} />
    </div>
  );
}
