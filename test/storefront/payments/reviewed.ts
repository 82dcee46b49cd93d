import type { Buyer } from '../checkout/buyer.ts';
import { noteSeenBalances } from './order-gift-cards.ts';
import { paymentParts } from './parts.ts';

type Session = Pick<Buyer, 'shop' | 'sessionId'>;

/** Stores what the shopper reviews: the balances of the gift cards, and the amount that is left for cards to pay. */
export function noteReviewed(buyer: Buyer): void {
  noteSeenBalances(buyer);
  buyer.shop.database
    .prepare('INSERT OR REPLACE INTO reviewed_payments (session_id, due_cents) VALUES (?, ?)')
    .run(buyer.sessionId, paymentParts(buyer).dueCents);
}

/** What cards had to pay when the shopper last reviewed the order, in cents; undefined before that. */
export function reviewedDue({ shop, sessionId }: Session): number | undefined {
  const row = shop.database
    .prepare('SELECT due_cents FROM reviewed_payments WHERE session_id = ?')
    .get(sessionId);
  return row && Number(row.due_cents);
}
