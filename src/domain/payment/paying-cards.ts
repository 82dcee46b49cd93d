/** A card that pays for the order, as far as it is known. */
export interface PayingCard {
  /** The server's name of the type. */
  type: string | undefined;
  lastFour: string | undefined;
  /** In cents. */
  amount: number | undefined;
}

/**
 * A card of the payment. Its type and last digits may be unknown: the payment provider's fields do not always give
 * them.
 */
export interface SentCard {
  type?: string | undefined;
  lastFour: string | undefined;
  /** In cents, if two cards pay. */
  appliedAmount?: number | undefined;
}

/**
 * Whether the cards of an earlier payment still pay everything: not if the amount due, in cents, is unknown or has
 * changed.
 */
export function arePayingAll(cards: readonly PayingCard[], amountDue: number | undefined): boolean {
  if (amountDue === undefined) return false;
  let left = amountDue;
  for (const { amount } of cards) {
    if (amount === undefined) return true;
    left -= amount;
  }
  return left === 0;
}

/** The cards of a payment with the amounts that they pay; a single card pays everything. */
export function payingCards(cards: readonly SentCard[], amountDue: number | undefined): PayingCard[] {
  return cards.map(({ type, lastFour, appliedAmount }) => ({
    type,
    lastFour,
    amount: appliedAmount ?? (cards.length === 1 ? amountDue : undefined),
  }));
}

/**
 * The amount for cards to pay, in cents. A server may subtract what cards pay already and answer 0: then the amount is
 * the sum that those cards pay, so that another card can pay it in their place.
 */
export function dueOfCards(
  amountDue: number | undefined,
  cards: readonly { appliedAmount: number }[] = [],
): number | undefined {
  if (amountDue !== 0) return amountDue;
  let paid = 0;
  for (const { appliedAmount } of cards) paid += appliedAmount;
  return paid;
}
