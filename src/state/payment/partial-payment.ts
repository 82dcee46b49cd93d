import type { CardSlot } from '../../domain/payment/card-slots.ts';
import type { SentCard } from '../../domain/payment/paying-cards.ts';

/** The payment of a part of the order, the rest of which another card pays (decision 87). */
export interface PartialPayment {
  /** Whether its card is the first or the second. */
  slot: CardSlot;
  /** The amount that its card pays. */
  cents: number;
  /** The card that pays already, if it is the second. */
  kept: readonly SentCard[];
}

/** The cards that pay once `card` has paid: it alone, or its part and the part before. */
export const cardsWithPartial = (card: SentCard, part: PartialPayment | undefined): SentCard[] =>
  part ? [...part.kept, { ...card, appliedAmount: part.cents }] : [card];

/** The key of a payment, which tells a partial payment from one of the whole order with the same card. */
export const partialPaymentKey = (key: string, part: PartialPayment | undefined): string =>
  part ? `${key} ${part.slot} ${part.cents}` : key;
