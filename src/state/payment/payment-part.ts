import type { CardSlot } from '../../domain/payment/card-slots.ts';
import type { SentCard } from '../../domain/payment/paying-cards.ts';

/** One card of two that are paid one after the other (decision 87): its place, and what it pays of the order. */
export interface PaymentPart {
  slot: CardSlot;
  /** In cents. */
  cents: number;
  /** The card that pays already, if it is the second. */
  kept: readonly SentCard[];
}

/** The cards that pay once a card has paid: it alone, or its part with the part before it. */
export const withPart = (card: SentCard, part: PaymentPart | undefined): SentCard[] =>
  part ? [...part.kept, { ...card, appliedAmount: part.cents }] : [card];

/** Identifies a part, beside the card that pays it. */
export const partKey = (key: string, part: PaymentPart | undefined): string =>
  part ? `${key} ${part.slot} ${part.cents}` : key;
