import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { knownCardType } from '../../../src/domain/payment/card-names.ts';
import { isStoreCard } from '../../../src/domain/payment/card-types.ts';
import { cardTypeMessages } from '../../../src/domain/payment/payment-messages.ts';
import { offerSummaryMessages } from '../../../src/domain/payment/payment-paying-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { creditOfferAtom } from '../../../src/state/payment/credit-offer.ts';

/** Whether the store's own card pays, which has an offer (checkout §2.2). */
export const isPaidByStoreCard = (applied: CheckoutPayment['appliedCards'] = []): boolean =>
  applied.some(({ type }) => isStoreCard(knownCardType(type, cardTypeMessages)));

/** What was chosen in the store card's offer, once something was. */
export function PaymentOffer({ payment }: { payment: CheckoutPayment }): ReactNode {
  const texts = useTexts(offerSummaryMessages);
  const saved = useAtomValue(creditOfferAtom);
  const { selectedOption, hasFinanceOpted = false } = saved ?? payment.offer ?? {};
  if (!selectedOption || !isPaidByStoreCard(payment.appliedCards)) return null;
  return <p>{selectedOption === 2 || hasFinanceOpted ? texts.offerFinancing : texts.offerRewards}</p>;
}
