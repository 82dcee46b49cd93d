import { formatPrice } from '../../../src/domain/money.ts';
import type { Buyer } from '../checkout/buyer.ts';
import type { View } from '../view.ts';
import { cardName } from './card-name.ts';
import { isServiceDown, nothingLeft, serviceDown } from './gift-card-changes.ts';
import { giftCardEnds, takeFromGiftCard } from './gift-cards.ts';
import type { OrderCard } from './order-cards.ts';
import type { PaymentParts } from './parts.ts';

/** What a placed order was paid with. */
export interface Charge {
  kind: 'card' | 'gift-card' | 'tender-code';
  /** Such as `Visa ending in 1111`. */
  label: string;
  cents: number;
}

/** Why a gift card cannot pay, by the id of its entry. */
export interface GiftCardProblem {
  id?: string;
  message: string;
}

/** The name of a gift card by its last digits: only a hash of its number is stored. */
export const giftCardName = ({ lastFour }: { lastFour: string }): string => `Gift card ending in ${lastFour}`;

/** Why gift cards of the order cannot pay now: refused, or used elsewhere since the shopper last saw their balance. */
export function giftCardProblems(buyer: Buyer, { giftCards }: PaymentParts): GiftCardProblem[] {
  const isDown = isServiceDown(buyer);
  return giftCards.flatMap((card) => {
    const message = isDown ? serviceDown : problemOf(card, buyer.view);
    return message ? [{ id: card.entryId, message }] : [];
  });
}

function problemOf(card: PaymentParts['giftCards'][number], view: View): string | undefined {
  const { lastFour, balanceCents, knownCents } = card;
  if (lastFour === giftCardEnds.refused && card.appliedCents > 0)
    return `The gift card that ends in ${lastFour} was not accepted. Please remove it, and pay another way.`;
  if (balanceCents >= knownCents) return undefined;
  return balanceCents === 0
    ? nothingLeft(card)
    : `The gift card that ends in ${lastFour} has been used elsewhere: ${formatPrice(balanceCents, view)} is left on it.`;
}

/**
 * Charges a placed order: takes what gift cards pay off them, and notes what every means has paid. Only within the
 * transaction that stores the order.
 */
export function charge(
  { shop }: Buyer,
  orderNumber: string,
  { parts, cards }: { parts: PaymentParts; cards: readonly OrderCard[] },
): Charge[] {
  const add = shop.database.prepare(
    'INSERT INTO order_charges (order_number, kind, label, cents, gift_card_id) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { label, appliedCents } of parts.tenderCodes)
    if (appliedCents > 0) add.run(Number(orderNumber), 'tender-code', label, appliedCents, null);
  for (const card of parts.giftCards) {
    if (card.appliedCents === 0) continue;
    if (!takeFromGiftCard(shop, card.id, card.appliedCents))
      throw new Error(
        'A gift card has less on it than the order has just been told, within one transaction.',
      );
    add.run(Number(orderNumber), 'gift-card', giftCardName(card), card.appliedCents, card.id);
  }
  for (const card of cards)
    if (card.appliedCents) add.run(Number(orderNumber), 'card', cardName(card), card.appliedCents, null);
  return chargesOf(shop, orderNumber);
}

/** What has paid for an order, in the order of decision 85. */
export const chargesOf = ({ database }: Buyer['shop'], orderNumber: string): Charge[] =>
  database
    .prepare('SELECT kind, label, cents FROM order_charges WHERE order_number = ? ORDER BY id')
    .all(Number(orderNumber))
    .map((row) => ({
      kind: String(row.kind) as Charge['kind'],
      label: String(row.label),
      cents: Number(row.cents),
    }));
