import type { Buyer } from '../checkout/buyer.ts';
import { type GiftCard, takeFromGiftCard } from './gift-cards.ts';

/** A gift card that pays for an open order. */
export interface OrderGiftCard extends GiftCard {
  /** The id of its entry in the order, because the card's number is not stored. */
  entryId: string;
  /** The balance that the shopper last saw, in cents. */
  knownCents: number;
}

type Session = Pick<Buyer, 'shop' | 'sessionId' | 'view'>;

/** The gift cards of a session's order, in the order in which they were applied; each country has its own. */
export function orderGiftCards({ shop, sessionId, view }: Session): OrderGiftCard[] {
  return shop.database
    .prepare(
      `SELECT entry.id AS entry_id, entry.known_cents, card.id, card.last_four, card.balance_cents
       FROM order_gift_cards AS entry JOIN gift_cards AS card ON card.id = entry.card_id
       WHERE entry.session_id = ? AND card.currency = ? ORDER BY entry.id`,
    )
    .all(sessionId, view.currency)
    .map((row) => ({
      id: Number(row.id),
      entryId: `gift-${row.entry_id}`,
      lastFour: String(row.last_four),
      balanceCents: Number(row.balance_cents),
      knownCents: Number(row.known_cents),
    }));
}

/** Adds a gift card to the order; nothing is taken off it before the order is placed (decision 85). */
export function addOrderGiftCard({ shop, sessionId }: Session, { id, balanceCents }: GiftCard): void {
  shop.database
    .prepare('INSERT OR IGNORE INTO order_gift_cards (session_id, card_id, known_cents) VALUES (?, ?, ?)')
    .run(sessionId, id, balanceCents);
}

export function removeOrderGiftCard({ shop, sessionId }: Session, entryId: string): boolean {
  const { changes } = shop.database
    .prepare("DELETE FROM order_gift_cards WHERE session_id = ? AND 'gift-' || id = ?")
    .run(sessionId, entryId);
  return changes > 0;
}

/** Stores the present balances of the order's gift cards as those that the shopper last saw. */
export function noteSeenBalances({ shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>): void {
  shop.database
    .prepare(
      `UPDATE order_gift_cards SET known_cents = (SELECT balance_cents FROM gift_cards WHERE id = card_id)
       WHERE session_id = ?`,
    )
    .run(sessionId);
}

/** Empties a gift card, as if it had been used elsewhere. */
export function emptyGiftCard({ shop }: Session, card: OrderGiftCard): void {
  takeFromGiftCard(shop, card.id, card.balanceCents);
}
