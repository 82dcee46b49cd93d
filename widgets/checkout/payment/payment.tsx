import { type ReactNode, type SubmitEvent, useId } from 'react';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { cardName, knownCardType } from '../../../src/domain/payment/card-names.ts';
import { isStoreCard } from '../../../src/domain/payment/card-types.ts';
import { paymentErrorMessages } from '../../../src/domain/payment/payment-popup-messages.ts';
import { paymentStepMessages } from '../../../src/domain/payment/payment-step-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { openOverlay } from '../../../src/page/overlays.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { usePaymentNotices } from '../../../src/state/payment/known-payment.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage, Message } from '../../../src/ui/message.tsx';
import { PaymentNotices } from '../../../src/ui/payment/payment-notices.tsx';
import type { StepProps } from '../checkout.state.ts';
import { type AppliedCards, newCard, usePaymentStep } from './payment.state.ts';
import { PaymentMeans } from './payment-means.tsx';
import { PaymentTenders } from './payment-tenders.tsx';

export { CheckoutPayment as View };

/** The payment step (checkout §2.1): what pays now, the ways to pay, and Next, which pays with the chosen one. */
export function CheckoutPayment(props: StepProps): ReactNode {
  const { checkout, flow, creditOffer } = props;
  const texts = useTexts({ ...paymentStepMessages, ...paymentErrorMessages });
  const step = usePaymentStep(props);
  useTrackedStep(checkout, flow);
  const notices = usePaymentNotices();
  const formId = useId();
  const meansId = useId();
  const { hasOnlyRewardCards, rewardsErrorMessage, appliedCards = [] } = checkout.payment;
  const { isPaid, isOpen, means, state } = step;
  const isTyped = isOpen && !step.isNothingDue && means === newCard;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    step.next();
  }

  return (
    <div className="si-checkout__payment" id="header_payment">
      {step.isDeclined && (
        <Message kind="error" isFocused>
          {texts.paymentErrorMessage}
        </Message>
      )}
      {isPaid && <PaymentCards cards={appliedCards} />}
      {isPaid && creditOffer && appliedCards.some(({ type }) => isStoreCard(knownCardType(type, texts))) && (
        <Button kind="link" aria-haspopup="dialog" onClick={() => openOverlay('credit-offer', creditOffer)}>
          {texts.payCreditOffer}
        </Button>
      )}
      <PaymentTenders step={step} checkout={checkout} />
      {hasOnlyRewardCards && rewardsErrorMessage && <p className="si-notice">{rewardsErrorMessage}</p>}
      {isPaid && (
        <Button
          kind="link"
          aria-expanded={isOpen}
          aria-controls={meansId}
          onClick={() => step.setOpen(!isOpen)}
        >
          {texts.changePayment}
        </Button>
      )}
      {step.isNothingDue ? (
        <p>{texts.nothingToPay}</p>
      ) : (
        <div id={meansId} hidden={!isOpen}>
          <PaymentMeans
            step={step}
            payment={checkout.payment}
            form={{ id: formId, onSubmit: handleSubmit }}
          />
        </div>
      )}
      <PaymentNotices show={notices} />
      <FailureMessage state={state} />
      <div className="si-checkout__actions">
        <Button
          type={isTyped ? 'submit' : 'button'}
          form={isTyped ? formId : undefined}
          isBusy={state.status === 'busy'}
          busyText={texts.saving}
          onClick={isTyped ? undefined : step.next}
        >
          {texts.paymentNext}
        </Button>
        <Button kind="secondary" onClick={() => flow.askFor(stepIndexes.options)}>
          {texts.stepBack}
        </Button>
      </div>
    </div>
  );
}

/** The cards that pay, with their amounts. */
function PaymentCards({ cards }: { cards: AppliedCards }): ReactNode {
  const texts = useTexts(paymentStepMessages);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-checkout__paying" role="list" aria-label={texts.paysForOrder}>
      {cards.map((card) => (
        <li key={`${card.type} ${card.lastFour}`}>
          {fillIn(texts.paysAmount, cardName(card, texts), formatPrice(card.appliedAmount, pageContext()))}
        </li>
      ))}
    </ul>
  );
}
