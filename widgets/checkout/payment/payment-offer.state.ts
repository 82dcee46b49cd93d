import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { knownCardType } from '../../../src/domain/payment/card-names.ts';
import { isStoreCard } from '../../../src/domain/payment/card-types.ts';
import { cardTypeMessages } from '../../../src/domain/payment/payment-messages.ts';
import { openOverlay } from '../../../src/page/overlays.ts';
import { creditOfferAtom } from '../../../src/state/payment/credit-offer.ts';
import { orderCardsNow } from '../../../src/state/payment/order-payment.ts';
import type { Store } from '../../../src/state/store.ts';
import type { StepProps } from '../checkout-step-file.ts';

/** Whether the store's own card pays, which has an offer (checkout §2.2). */
export const isPaidByStoreCard = (applied: CheckoutPayment['appliedCards'] = []): boolean =>
  applied.some(({ type }) => isStoreCard(knownCardType(type, cardTypeMessages)));

/**
 * Opens the offer of a store card that has just paid, unless the shopper has answered it already: on the payment step,
 * where shoppers decide how to pay, and not on the review.
 * @param onAnswered called once the choice is saved
 * @returns whether the offer has opened
 */
export async function offerCredit(
  store: Store,
  payment: CheckoutPayment,
  creditOffer: StepProps['creditOffer'],
  onAnswered: () => void,
): Promise<boolean> {
  const { selectedOption } = store.get(creditOfferAtom) ?? payment.offer ?? {};
  if (!creditOffer || selectedOption || !isPaidByStoreCard(orderCardsNow(store, payment))) return false;
  return openOverlay('credit-offer', { ...creditOffer, onUpdate: onAnswered });
}
