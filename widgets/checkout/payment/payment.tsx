import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { rewardCardsMessages } from '../../../src/domain/payment/payment-messages.ts';
import { payingCardMessages } from '../../../src/domain/payment/payment-paying-messages.ts';
import { lazyView, useLazyView } from '../../../src/hooks/use-lazy-view.ts';
import { usePageId } from '../../../src/hooks/use-page-id.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { openOverlay } from '../../../src/page/overlays.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { isBilledElsewhere } from '../../../src/state/payment/billing.ts';
import { useProviderMessages } from '../../../src/state/payment/order-payment.ts';
import { sharedStore } from '../../../src/state/store.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage, Message } from '../../../src/ui/message.tsx';
import { ProviderMessages } from '../../../src/ui/payment/provider-messages.tsx';
import type { TenderCheck } from '../../../src/ui/payment/tender-part.tsx';
import { CheckoutAmountUnknown } from '../checkout-amount-unknown.tsx';
import { CheckoutLeave } from '../checkout-leave.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { paymentStepMessages, payPartMessages } from './payment.messages.ts';
import { usePaymentStep } from './payment.state.ts';
import { otherBilling, PaymentBilling } from './payment-billing.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { newCard } from './payment-choice.state.ts';
import { PaymentDeclines } from './payment-declines.tsx';
import { PaymentMeans } from './payment-means.tsx';
import { isPaidByStoreCard } from './payment-offer.state.ts';
import { PaymentOffer } from './payment-offer.tsx';
import { PaymentTenders } from './payment-tenders.tsx';

export { CheckoutPayment as View };

/** Loads what the step shows at once, so that its height does not change. */
export async function prepare(checkout: Checkout | undefined): Promise<void> {
  // A failure shows where the view would be.
  if (checkout && isBilledElsewhere(sharedStore(), checkout)) await otherBilling.load().catch(() => {});
  if (checkout && hasWallets()) await walletParts.load(checkout).catch(() => {});
}

const hasWallets = () => !!pageContext().wallets;

/** The part that only a page with wallets needs. */
const walletParts = lazyView(async (checkout: Checkout) => {
  const file = await import(/* The wallets among the ways to pay. */ './payment-wallets.tsx');
  await file.prepareWallets(checkout);
  return file.PaymentWallets;
});

const words = {
  ...paymentStepMessages,
  ...rewardCardsMessages,
  leftToPay: payingCardMessages.leftToPay,
  partPaid: payingCardMessages.partPaid,
  payWhole: payPartMessages.payWhole,
};

/** The payment step (checkout §2.1), once the amount to pay is known. */
export function CheckoutPayment(props: StepProps): ReactNode {
  const { checkout, flow } = props;
  if (checkout.payment.amountDue === undefined)
    return <CheckoutAmountUnknown flow={flow} stepBefore={stepIndexes.options} />;
  return <PaymentForm {...props} />;
}

/** The paid part, the ways to pay, and Next, which pays in the chosen way. */
function PaymentForm(props: StepProps): ReactNode {
  const { checkout, flow, creditOffer } = props;
  const texts = useTexts(words);
  const step = usePaymentStep(props);
  useTrackedStep(checkout, flow);
  const providerMessages = useProviderMessages();
  const formId = usePageId();
  const meansId = usePageId();
  const { payment } = checkout;
  const { hasOnlyRewardCards, rewardsErrorMessage } = payment;
  const { isPaid, isOpen, means, state } = step;
  const isTyped = isOpen && !step.isNothingDue && means === newCard && !step.wallet;
  const { view: Wallets } = useLazyView(hasWallets() ? walletParts : undefined, checkout);

  const tenders = useRef<TenderCheck>(null);
  const handleNext = () => {
    if (tenders.current?.isReady()) step.next();
  };

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    handleNext();
  }

  return (
    <div className="si-checkout__payment" id="header_payment">
      <PaymentDeclines isCardDeclined={step.isDeclined} payment={payment} />
      {Wallets && <Wallets checkout={checkout} />}
      <PaymentTenders step={step} checkout={checkout} ref={tenders} />
      <PaymentCards payment={payment} applied={step.applied} codes={step.codes} />
      {step.part && (
        <>
          <Message kind={step.isPartPaidNow ? 'success' : 'info'} isStill>
            {`${fillIn(texts.leftToPay, formatPrice(step.left, pageContext()))} ${texts.partPaid}`}
          </Message>
          <Button kind="link" onClick={step.payWhole}>
            {texts.payWhole}
          </Button>
        </>
      )}
      {isPaid && <PaymentOffer payment={{ ...payment, appliedCards: step.applied }} />}
      {isPaid && creditOffer && isPaidByStoreCard(step.applied) && (
        <Button kind="link" aria-haspopup="dialog" onClick={() => openOverlay('credit-offer', creditOffer)}>
          {texts.payCreditOffer}
        </Button>
      )}
      {hasOnlyRewardCards && (
        <p className="si-server-message">{rewardsErrorMessage ?? texts.onlyRewardCards}</p>
      )}
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
          <PaymentMeans step={step} payment={payment} form={{ id: formId, onSubmit: handleSubmit }} />
        </div>
      )}
      <ProviderMessages show={providerMessages} />
      <PaymentBilling
        billing={step.billing}
        checkout={checkout}
        flow={flow}
        state={state}
        onNext={step.next}
      />
      <FailureMessage state={state} />
      <div className="si-checkout__actions">
        <Button
          type={isTyped ? 'submit' : 'button'}
          form={isTyped ? formId : undefined}
          isBusy={state.status === 'busy'}
          busyText={texts.saving}
          onClick={isTyped ? undefined : handleNext}
        >
          {texts.paymentNext}
        </Button>
        <Button kind="secondary" onClick={() => flow.askFor(stepIndexes.options)}>
          {texts.stepBack}
        </Button>
      </div>
      <CheckoutLeave flow={flow} />
    </div>
  );
}
