import type { Buyer } from '../checkout/buyer.ts';
import { type OpenOrder, openOrder } from '../checkout/open-order.ts';
import { amountToPay } from '../checkout/totals.ts';
import { type OrderGiftCard, orderGiftCards } from './order-gift-cards.ts';
import { type OrderTenderCode, orderTenderCodes } from './tender-codes.ts';

/** What pays for an order besides cards; amounts in cents of the visitor's currency. */
export interface PaymentParts {
  /** The order's total, from which reward certificates are off already. */
  totalCents: number;
  tenderCodes: (OrderTenderCode & { appliedCents: number })[];
  giftCards: (OrderGiftCard & { appliedCents: number })[];
  /** What cards or a wallet have to pay. */
  dueCents: number;
}

/**
 * Shares the total among what pays for it, anew each time it is asked: codes first, because they keep no change, then gift
 * cards in the order in which they were applied, then the rest (decision 85). So a change of the total changes nothing stored.
 */
export function paymentParts(buyer: Buyer, order: OpenOrder = openOrder(buyer)): PaymentParts {
  const totalCents = amountToPay(buyer, order);
  let dueCents = totalCents;
  const take = (cents: number) => {
    const appliedCents = Math.min(cents, dueCents);
    dueCents -= appliedCents;
    return appliedCents;
  };
  const tenderCodes = orderTenderCodes(buyer, order).map((code) => ({
    ...code,
    appliedCents: take(code.cents),
  }));
  const giftCards = orderGiftCards(buyer).map((card) => ({
    ...card,
    appliedCents: take(card.balanceCents),
  }));
  return { totalCents, tenderCodes, giftCards, dueCents };
}
