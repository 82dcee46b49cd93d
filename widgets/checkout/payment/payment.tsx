import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutPayment as CheckoutPaymentPart } from '../../../src/contract/payment/checkout-payment.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { cardName } from '../../../src/domain/payment/card-names.ts';
import { paymentStepMessages } from '../../../src/domain/payment/payment-step-messages.ts';
import { useOnChange } from '../../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { encodeJson } from '../../../src/page/encode-json.ts';
import { openOverlay } from '../../../src/page/overlays.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import type { StepProps } from '../checkout.state.ts';

export { CheckoutPayment as View };

/** The payment step (checkout §2.1): the cards that pay now, a form for a new one, and the popups for other ways. */
export function CheckoutPayment({ checkout, flow, cardProvider, creditOffer }: StepProps): ReactNode {
  const texts = useTexts(paymentStepMessages);
  const { state, attempt, forget } = useChange();
  useTrackedStep(checkout, flow);
  const { payment } = checkout;
  const { savedCards, amountDue, hasOnlyRewardCards, rewardsErrorMessage, appliedCards } = payment;
  const { account } = pageContext();
  const isPaid = !!appliedCards?.length;
  const [isOther, setOther] = useState(!isPaid);

  const form = useWhenPaid(isPaid, forget);

  return (
    <div className="si-checkout__payment" id="header_payment">
      {isPaid && <PaymentCards cards={appliedCards} />}
      {hasOnlyRewardCards && rewardsErrorMessage && <p className="si-notice">{rewardsErrorMessage}</p>}
      {isPaid ? (
        <Button kind="link" aria-expanded={isOther} onClick={() => setOther(!isOther)}>
          {texts.payOtherCard}
        </Button>
      ) : (
        <h3 className="si-checkout__part">{texts.payNewCard}</h3>
      )}
      <div
        ref={form}
        hidden={isPaid && !isOther}
        data-island="card-entry"
        data-island-load="load"
        data-island-needed=""
        data-allows-saving={account.isSignedIn}
        data-saved-card-count={savedCards.length}
        data-amount-due={amountDue}
        data-provider={cardProvider && encodeJson(cardProvider)}
      />
      <PaymentWays payment={payment} creditOffer={creditOffer} />
      <FailureMessage state={state} />
      <div className="si-checkout__actions">
        <Button
          kind={isPaid ? 'primary' : 'secondary'}
          isBusy={state.status === 'busy'}
          busyText={texts.saving}
          onClick={() => attempt(() => nextStep(flow, stepIndexes.payment))}
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

interface PaymentWaysProps {
  payment: CheckoutPaymentPart;
  creditOffer: StepProps['creditOffer'];
}

/** Openers of the popups for other ways to pay, where there is something to choose. */
function PaymentWays({ payment, creditOffer }: PaymentWaysProps): ReactNode {
  const texts = useTexts(paymentStepMessages);
  const { savedCards: cards, amountDue } = payment;
  const shown = { cards, amountDue, allowsSaving: pageContext().account.isSignedIn };
  const ways: [name: string, label: string, props: Record<string, unknown>][] = [];
  if (cards.length > 0) ways.push(['saved-cards', texts.paySavedCard, shown]);
  if (cards.length > 1) ways.push(['pay-with-two', texts.payTwoCards, shown]);
  if (creditOffer) ways.push(['credit-offer', texts.payCreditOffer, creditOffer]);
  if (!ways.length) return null;
  return (
    <>
      <h3 className="si-checkout__part">{texts.otherWays}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout__ways" role="list">
        {ways.map(([name, label, props]) => (
          <li key={name}>
            <Button kind="link" aria-haspopup="dialog" onClick={() => openOverlay(name, props)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The cards that pay, with their amounts. */
function PaymentCards({ cards }: { cards: NonNullable<CheckoutPaymentPart['appliedCards']> }): ReactNode {
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

/** When the order becomes paid: `forget` drops the message that asks for a card. @returns the ref of the card's form */
function useWhenPaid(isPaid: boolean, forget: () => void): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useOnChange(forget, String(isPaid));
  useLayoutEffect(() => {
    // The list of paying cards appears above the form and pushes it down, so the focused message is kept in view.
    if (isPaid) form.current!.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isPaid]);
  return form;
}
