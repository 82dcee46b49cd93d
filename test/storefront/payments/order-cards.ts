import { randomUUID } from 'node:crypto';
import { accountOf } from '../accounts/signed-in.ts';
import { endCartCondition } from '../cart/conditions.ts';
import { type Buyer, buyerOf } from '../checkout/buyer.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { paymentParts } from './parts.ts';

/** The place of a card in the order; a single card has the first. */
export type Slot = 1 | 2;

/** A card of the order with its share, which is all that cards have to pay if it is the only one. */
export interface OrderCard {
  /** The id of a saved card. */
  token: string | undefined;
  type: string;
  lastFour: string;
  appliedCents: number | undefined;
  /** Zeros for a card without an expiry date, and where it is not known. */
  expMonth?: number;
  expYear?: number;
  /** A typed card that is to be saved to the account. */
  isSaved?: boolean;
  /** Its security code has to be given again (decision 90). */
  needsVerification?: boolean;
  /** Declined: it does not pay (decision 77). */
  isDeclined?: boolean;
}

/** A card of the order as it is now. An applied card pays `appliedCents`, which falls if less is due than before. */
export interface HeldCard {
  id: string;
  basketPaymentId: number;
  slot: Slot;
  token: string | undefined;
  type: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  appliedCents: number;
  isApplied: boolean;
  isValid: boolean;
  isSaved: boolean;
  needsVerification: boolean;
  isVerified: boolean;
}

/**
 * The amount for cards to pay, in cents of the visitor's currency: the order's total minus gift cards and codes. Until the
 * shipping is known, the total is that of the items.
 */
export function amountDue(shop: Shop, sessionId: string, view: View): number {
  return paymentParts(buyerOf({ shop, sessionId, view })).dueCents;
}

/** Makes these cards, and no others, pay for the order in the basket, in place of one that was reissued or declined. */
export function setOrderCards(shop: Shop, sessionId: string, cards: readonly OrderCard[]): void {
  inTransaction(shop.database, () => {
    shop.database.prepare('DELETE FROM order_cards WHERE session_id = ?').run(sessionId);
    for (const [index, card] of cards.entries()) putOrderCard(shop, sessionId, (index + 1) as Slot, card);
  });
}

/** Puts a card into its place in the order; the other one stays. */
export function putOrderCard(shop: Shop, sessionId: string, slot: Slot, card: OrderCard): void {
  const { token, type, lastFour, appliedCents, expMonth = 0, expYear = 0 } = card;
  const owner = accountOf(shop, sessionId)?.id ?? null;
  shop.database
    .prepare(
      `INSERT OR REPLACE INTO order_cards (session_id, slot, token, type, last_four, applied_cents, account_id, guid,
         exp_month, exp_year, is_saved, needs_verification, is_valid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      sessionId,
      slot,
      token ?? null,
      type,
      lastFour,
      appliedCents ?? null,
      owner,
      randomUUID(),
      expMonth,
      expYear,
      Number(card.isSaved ?? false),
      Number(card.needsVerification ?? false),
      Number(!card.isDeclined),
    );
  if (card.isDeclined) return;
  endCartCondition(shop, sessionId, 'reissued-card');
  endCartCondition(shop, sessionId, 'order-declined');
}

export function dropOrderCard({ database }: Shop, sessionId: string, slot: Slot): void {
  database.prepare('DELETE FROM order_cards WHERE session_id = ? AND slot = ?').run(sessionId, slot);
}

/** Marks cards as declined: they stay in the order, and do not pay (decision 77). */
export function declineOrderCards({ database }: Shop, sessionId: string, slots: readonly Slot[]): void {
  for (const slot of slots)
    database
      .prepare('UPDATE order_cards SET is_valid = 0 WHERE session_id = ? AND slot = ?')
      .run(sessionId, slot);
}

export function noteVerified({ database }: Shop, sessionId: string, slot: Slot): void {
  database
    .prepare('UPDATE order_cards SET is_verified = 1 WHERE session_id = ? AND slot = ?')
    .run(sessionId, slot);
}

/**
 * The cards of the current order. Where less is due than they were to pay, the last one pays less. A card of an account that
 * has signed out is none of them, whether it was saved or typed.
 */
export function heldCards(shop: Shop, sessionId: string, due: number): HeldCard[] {
  const rows = shop.database
    .prepare('SELECT rowid, * FROM order_cards WHERE session_id = ? ORDER BY slot')
    .all(sessionId);
  // A guest who has signed in since is the same shopper.
  const account = accountOf(shop, sessionId)?.id;
  const isOurs = rows.every(({ token, account_id: owner }) =>
    owner === null ? token === null || account !== undefined : Number(owner) === account,
  );
  if (!isOurs) return [];
  let left = due;
  return rows.map((row) => {
    const isValid = row.is_valid === 1;
    const wanted = row.applied_cents === null ? left : Number(row.applied_cents);
    const appliedCents = isValid ? Math.min(wanted, left) : 0;
    left -= appliedCents;
    return {
      id: String(row.guid ?? `payment-${row.slot}`),
      basketPaymentId: Number(row.rowid),
      slot: Number(row.slot) as Slot,
      token: row.token === null ? undefined : String(row.token),
      type: String(row.type),
      lastFour: String(row.last_four),
      expMonth: Number(row.exp_month),
      expYear: Number(row.exp_year),
      appliedCents,
      isApplied: appliedCents > 0,
      isValid,
      isSaved: row.is_saved === 1,
      needsVerification: row.needs_verification === 1,
      isVerified: row.is_verified === 1,
    };
  });
}

/**
 * The cards that pay all that is due, and each one's amount in cents; empty if they do not cover it.
 * @param due the amount due, if it is known
 */
export function orderCards(
  shop: Shop,
  sessionId: string,
  view: View,
  due: number = amountDue(shop, sessionId, view),
): HeldCard[] {
  if (due === 0) return [];
  const cards = heldCards(shop, sessionId, due).filter(({ isApplied }) => isApplied);
  return cards.reduce((sum, { appliedCents }) => sum + appliedCents, 0) === due ? cards : [];
}

/** The amount in cents that the cards of the order do not cover. */
export const restDue = ({ shop, sessionId }: Buyer, due: number): number =>
  heldCards(shop, sessionId, due).reduce((left, { appliedCents }) => left - appliedCents, due);
