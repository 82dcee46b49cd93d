import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { creditOfferAtom } from '../../../src/state/payment/credit-offer.ts';
import { isPaidByStoreCard } from './payment-offer.state.ts';
import { offerSummaryMessages } from './payment-summary.messages.ts';

/** The choice in the store card's offer; nothing before a choice. */
export function PaymentOffer({ payment }: { payment: CheckoutPayment }): ReactNode {
  const texts = useTexts(offerSummaryMessages);
  const saved = useAtomValue(creditOfferAtom);
  const { selectedOption, hasFinanceOpted = false } = saved ?? payment.offer ?? {};
  if (!selectedOption || !isPaidByStoreCard(payment.appliedCards)) return null;
  return <p>{selectedOption === 2 || hasFinanceOpted ? texts.offerFinancing : texts.offerRewards}</p>;
}
