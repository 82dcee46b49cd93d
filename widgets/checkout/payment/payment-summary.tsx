import type { ReactNode } from 'react';
import { addressLines } from '../../../src/domain/checkout/address-lines.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { walletPaysMessages } from '../../../src/domain/payment/payment-means-messages.ts';
import { payingCardMessages } from '../../../src/domain/payment/payment-paying-messages.ts';
import {
  leftToPay,
  paidBeforeCards,
  paidByCards,
  paidByWallet,
  paidPartMessages,
  paidText,
} from '../../../src/domain/payment/payment-sums.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { useOrderCards, useProviderMessages } from '../../../src/state/payment/order-payment.ts';
import { ProviderMessages } from '../../../src/ui/payment/provider-messages.tsx';
import { CheckoutPartHead, type OrderProps } from '../checkout-order.tsx';
import { PaymentOffer } from './payment-offer.tsx';
import { billingMessages, paymentSummaryMessages } from './payment-summary.messages.ts';

const words = {
  ...paymentSummaryMessages,
  ...paidPartMessages,
  ...walletPaysMessages,
  leftToPay: payingCardMessages.leftToPay,
};

/** The payment of the order and the billing address, as parts of the whole order. */
export function PaymentSummary({ checkout, flow }: OrderProps): ReactNode {
  const texts = useTexts(words);
  const providerMessages = useProviderMessages();
  const isSaid = !!checkout.payment.appliedCards;
  const payment = { ...checkout.payment, appliedCards: useOrderCards(checkout.payment) };
  const parts = [
    ...paidBeforeCards(payment, texts),
    ...paidByCards(payment, texts),
    ...paidByWallet(payment, texts),
  ];
  const left = leftToPay(payment);
  const price = (cents: number) => formatPrice(cents, pageContext());
  return (
    <>
      {/* A placed order without any payment has no part about it. */}
      {(flow || parts.length > 0) && (
        <section className="si-checkout__recipient">
          <CheckoutPartHead heading="h3" part={texts.paymentHeading} step={stepIndexes.payment} flow={flow} />
          {parts.map((part, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts alone, and two may be the same
            <p key={nth}>{paidText(part, texts.paysAmount, price)}</p>
          ))}
          <PaymentOffer payment={payment} />
          {flow && <ProviderMessages show={providerMessages} />}
          {flow && left > 0 && parts.length > 0 && <p>{fillIn(texts.leftToPay, price(left))}</p>}
          {/* If the server never says what pays, this part is empty. */}
          {flow && !parts.length && payment.amountDue !== undefined && (isSaid || left === 0) && (
            <p>{left > 0 ? texts.notPaidYet : texts.nothingToPay}</p>
          )}
        </section>
      )}
      <BillingSummary checkout={checkout} flow={flow} />
    </>
  );
}

/** The billing address, if the server sends one. */
function BillingSummary({ checkout, flow }: OrderProps): ReactNode {
  const texts = useTexts(billingMessages);
  const { billingAddress, isBillingSameAsShipping } = checkout.payment;
  const lines = isBillingSameAsShipping
    ? [texts.billingSame]
    : billingAddress && addressLines(billingAddress, checkout);
  if (!lines) return null;
  return (
    <section className="si-checkout__recipient">
      <CheckoutPartHead heading="h3" part={texts.billingHeading} step={stepIndexes.payment} flow={flow} />
      <address className="si-checkout__address">
        {lines.map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
          <span key={nth}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}
