import { type BankCheckRule, bankAnswer, bankCheckOf } from '../../../src/mock/test-numbers.ts';
import { knownAttempts, noteAttempt } from '../payments/attempts.ts';
import { charge } from '../payments/charges.ts';
import { orderCards } from '../payments/order-cards.ts';
import { paymentParts } from '../payments/parts.ts';
import { noteReviewed } from '../payments/reviewed.ts';
import { tablesOfOrderPayment } from '../payments/tables.ts';
import { noteBought } from '../registries/purchases.ts';
import { inTransaction } from '../transaction.ts';
import { basketId, endCheckout } from './basket.ts';
import { bookings } from './bookings.ts';
import type { Buyer } from './buyer.ts';
import { type OpenOrder, openOrder } from './open-order.ts';
import { mailConfirmation } from './order-mail.ts';
import { confirmationPath, orderRefusalOf, type Refusal } from './order-refusals.ts';
import { type Order, orderOfAttempt, storeOrder } from './orders.ts';
import { orderTotals } from './totals.ts';
import { bookTrip } from './trips.ts';

/** An attempt to place the order, with the total in cents that the shopper saw (decision 51). */
export interface PlaceAttempt {
  attemptId: string;
  amountDue?: number | undefined;
  /** The bank has agreed to it (decision 88). */
  isAgreed?: boolean;
}

/** The outcome of an attempt. `late`: the bank has not answered yet. */
export type Placed =
  | { status: 'placed'; order: Order }
  | { status: 'late' }
  /** The bank asks for a check, in this way. */
  | { status: 'check'; way: BankCheckRule['way'] }
  | ({ status: 'refused' } & Refusal);

/** How long a slow bank leaves the outcome of an order unknown, in milliseconds. */
const lateMs = 4000;

/**
 * Places the order of a session's basket, at most once: an attempt that has already placed an order returns that
 * order, and an ordered basket is empty.
 * @param documentOf the whole checkout as it is stored with the order
 */
export function placeOrder(
  buyer: Buyer,
  attempt: PlaceAttempt,
  documentOf: () => Record<string, unknown>,
): Placed {
  const { shop, sessionId, now } = buyer;
  return inTransaction(shop.database, () => {
    const placed = orderOfAttempt(buyer, attempt.attemptId);
    if (placed) return placed.knownAt > +now ? { status: 'late' } : { status: 'placed', order: placed };
    const isWaiting = knownAttempts(shop, sessionId, +now).some(({ outcome }) => outcome === 'notKnown');
    if (isWaiting) return { status: 'late' };
    const order = openOrder(buyer);
    const refusal = orderRefusalOf(buyer, order, attempt);
    const way = refusal || attempt.isAgreed ? undefined : checkOf(buyer, order);
    if (way) return { status: 'check', way };
    if (!refusal) return place(buyer, order, attempt, documentOf());
    // The refusal tells the shopper the changed order, so the next attempt is compared with that.
    if (order.cart.lines.length > 0) noteReviewed(buyer);
    noteAttempt(shop, sessionId, { attemptId: attempt.attemptId, outcome: 'notDone', isOrder: true });
    return { status: 'refused', ...refusal };
  });
}

/** How the bank of one of the order's cards asks for its check: in a frame or by a redirect; undefined if none asks. */
function checkOf(buyer: Buyer, order: OpenOrder): BankCheckRule['way'] | undefined {
  const { shop, sessionId, view } = buyer;
  const { dueCents } = paymentParts(buyer, order);
  return orderCards(shop, sessionId, view, dueCents).flatMap(
    ({ lastFour }) => bankCheckOf(lastFour, 'order') ?? [],
  )[0];
}

/** Stores the order and empties the cart; the outcome stays unknown if the bank does not answer in time. */
function place(
  buyer: Buyer,
  order: OpenOrder,
  { attemptId }: PlaceAttempt,
  document: Record<string, unknown>,
): Placed {
  const { shop, sessionId, view, now } = buyer;
  const { total } = orderTotals(buyer, order).orderSummary;
  const parts = paymentParts(buyer, order);
  const cards = orderCards(shop, sessionId, view, parts.dueCents);
  const answers = cards.map(({ lastFour }) => bankAnswer(lastFour));
  const isLate = answers.some((answer) => answer === 'is late' || answer === 'declines late');
  const knownAt = isLate ? +now + lateMs : 0;
  if (answers.includes('declines late')) {
    noteAttempt(shop, sessionId, { attemptId, outcome: 'notDone', isOrder: true, knownAt });
    return { status: 'late' };
  }
  const number = storeOrder(buyer, {
    attemptId,
    basketId: basketId(buyer),
    totalCents: total,
    currency: view.currency,
    document,
    shipTo: order.recipients,
    placedAt: +now,
    knownAt,
  });
  noteBought(shop, number, order.cart.lines);
  const charges = charge(buyer, number, { parts, cards });
  for (const { zip, tripId } of bookings(order))
    bookTrip(buyer, { zip, tripId, orderNumber: Number(number) });
  noteAttempt(shop, sessionId, {
    attemptId,
    outcome: 'done',
    isOrder: true,
    knownAt,
    redirectUrl: confirmationPath,
  });
  mailConfirmation(buyer, order, { number, total, charges, path: confirmationPath, knownAt });
  emptyCart(buyer);
  return isLate ? { status: 'late' } : { status: 'placed', order: orderOfAttempt(buyer, attemptId)! };
}

/** An ordered basket is empty: its lines, its choices and its cards are gone, what is saved for later stays. */
function emptyCart({ shop, sessionId }: Buyer): void {
  const { database } = shop;
  database.prepare('DELETE FROM cart_lines WHERE session_id = ? AND is_saved = 0').run(sessionId);
  database
    .prepare('UPDATE cart_choices SET promo_code = NULL, donation_cents = 0 WHERE session_id = ?')
    .run(sessionId);
  for (const table of ['applied_certificates', 'reward_orders', 'cart_conditions', ...tablesOfOrderPayment])
    database.prepare(`DELETE FROM ${table} WHERE session_id = ?`).run(sessionId);
  endCheckout({ shop, sessionId });
}
