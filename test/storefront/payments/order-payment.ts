import { accountOf } from '../accounts/signed-in.ts';
import { endCartCondition } from '../cart/conditions.ts';
import { buyerOf } from '../checkout/buyer.ts';
import { amountToPay } from '../checkout/totals.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';

/** A card that pays, and its share of the order: all of it if it pays alone. */
export interface OrderCard {
  /** The id of a saved card. */
  token: string | undefined;
  type: string;
  lastFour: string;
  appliedCents: number | undefined;
}

/**
 * The amount for cards to pay, in cents of the visitor's currency: the order's total, and until its shipping is known
 * what its items cost.
 */
export function amountDue(shop: Shop, sessionId: string, view: View): number {
  return amountToPay(buyerOf({ shop, sessionId, view }));
}

/** Makes these cards, and no others, pay for the order in the basket, in place of one that was reissued or declined. */
export function setOrderCards(shop: Shop, sessionId: string, cards: readonly OrderCard[]): void {
  const { database } = shop;
  const add = database.prepare(
    'INSERT INTO order_cards (session_id, slot, token, type, last_four, applied_cents, account_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const owner = accountOf(shop, sessionId)?.id ?? null;
  inTransaction(database, () => {
    database.prepare('DELETE FROM order_cards WHERE session_id = ?').run(sessionId);
    for (const [index, { token, type, lastFour, appliedCents }] of cards.entries())
      add.run(sessionId, index + 1, token ?? null, type, lastFour, appliedCents ?? null, owner);
    endCartCondition(shop, sessionId, 'reissued-card');
    endCartCondition(shop, sessionId, 'order-declined');
  });
}

/**
 * The cards that pay for the current order, and each one's amount in cents. Two whose amounts no longer add up to the
 * total pay nothing, and neither does a card of an account that has signed out, whether it was saved or typed.
 * @param due the amount due, if it is known
 */
export function orderCards(
  shop: Shop,
  sessionId: string,
  view: View,
  due: number = amountDue(shop, sessionId, view),
) {
  if (due === 0) return [];
  const rows = shop.database
    .prepare(
      'SELECT token, type, last_four, applied_cents, account_id FROM order_cards WHERE session_id = ? ORDER BY slot',
    )
    .all(sessionId);
  const cards = rows.map((row) => ({
    token: row.token === null ? undefined : String(row.token),
    type: String(row.type),
    lastFour: String(row.last_four),
    appliedCents: row.applied_cents === null ? due : Number(row.applied_cents),
  }));
  const isWhole = cards.reduce((sum, card) => sum + card.appliedCents, 0) === due;
  // A guest who has signed in since is the same shopper.
  const account = accountOf(shop, sessionId)?.id;
  const isOurs = rows.every(({ token, account_id: owner }) =>
    owner === null ? token === null || account !== undefined : Number(owner) === account,
  );
  return isWhole && isOurs ? cards : [];
}

/** The shopper's choice in the card's offer: 1 rewards, 2 financing; undefined before the choice. */
export function creditOffer({ database }: Shop, sessionId: string): 1 | 2 | undefined {
  const row = database
    .prepare('SELECT selected_option FROM credit_offers WHERE session_id = ?')
    .get(sessionId);
  return row && (Number(row.selected_option) as 1 | 2);
}

export function setCreditOffer({ database }: Shop, sessionId: string, option: 1 | 2): void {
  database
    .prepare('INSERT OR REPLACE INTO credit_offers (session_id, selected_option) VALUES (?, ?)')
    .run(sessionId, option);
}

/** Whether only rewards cards may pay, as when a reward certificate is redeemed on the order (checkout §8). */
export function hasOnlyRewardCards({ database }: Shop, sessionId: string): boolean {
  return database.prepare('SELECT 1 FROM reward_orders WHERE session_id = ?').get(sessionId) !== undefined;
}

export function setOnlyRewardCards({ database }: Shop, sessionId: string, isOnly: boolean): void {
  const change = isOnly
    ? 'INSERT OR IGNORE INTO reward_orders (session_id) VALUES (?)'
    : 'DELETE FROM reward_orders WHERE session_id = ?';
  database.prepare(change).run(sessionId);
}

/** Why only rewards cards may pay (checkout §8). */
export const onlyRewardCardsMessage =
  'You are redeeming a reward certificate: please pay with a rewards card.';
