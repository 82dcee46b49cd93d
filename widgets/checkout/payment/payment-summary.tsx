import type { ReactNode } from 'react';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { cardName } from '../../../src/domain/payment/card-names.ts';
import { paymentSummaryMessages } from '../../../src/domain/payment/payment-step-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { usePaymentNotices } from '../../../src/state/payment/known-payment.ts';
import { PaymentNotices } from '../../../src/ui/payment/payment-notices.tsx';
import { CheckoutPartHead, type OrderProps } from '../checkout-order.tsx';

/** What pays for the order, as a part of the whole order. */
export function PaymentSummary({ checkout, flow }: OrderProps): ReactNode {
  const texts = useTexts(paymentSummaryMessages);
  const notices = usePaymentNotices();
  const { appliedCards: cards = [], amountDue } = checkout.payment;
  // A placed order that no card pays for says nothing of payment.
  if (!flow && !cards.length) return null;
  return (
    <section className="si-checkout__recipient">
      <CheckoutPartHead heading="h3" part={texts.paymentHeading} step={stepIndexes.payment} flow={flow} />
      {cards.map((card) => (
        <p key={`${card.type} ${card.lastFour}`}>
          {fillIn(texts.paysAmount, cardName(card, texts), formatPrice(card.appliedAmount, pageContext()))}
        </p>
      ))}
      {flow && <PaymentNotices show={notices} />}
      {!cards.length && <p>{amountDue > 0 ? texts.notPaidYet : texts.nothingToPay}</p>}
    </section>
  );
}
