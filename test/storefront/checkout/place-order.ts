import { checkoutSteps, stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { CheckoutOutcome } from '../cart/checkout.ts';
import { endCartCondition, hasCartCondition } from '../cart/conditions.ts';
import { knownAttempts, noteAttempt } from '../payments/attempts.ts';
import { charge, type GiftCardProblem, giftCardProblems } from '../payments/charges.ts';
import { declineOrderCards, orderCards } from '../payments/order-cards.ts';
import { emptyGiftCard } from '../payments/order-gift-cards.ts';
import { type PaymentParts, paymentParts } from '../payments/parts.ts';
import { noteReviewed, reviewedDue } from '../payments/reviewed.ts';
import { tablesOfOrderPayment } from '../payments/tables.ts';
import { type BankCheckRule, bankAnswer, bankCheckOf } from '../payments/test-numbers.ts';
import { inTransaction } from '../transaction.ts';
import { basketId, endCheckout, setOptionsSaved } from './basket.ts';
import type { Buyer } from './buyer.ts';
import { checkedCart } from './checked-cart.ts';
import { type OpenOrder, openOrder } from './open-order.ts';
import { forgetTrip } from './option-changes.ts';
import { mailConfirmation } from './order-mail.ts';
import { lastOrder, type Order, orderOfAttempt, storeOrder } from './orders.ts';
import { verifyPromo } from './promo.ts';
import { firstMissing } from './steps.ts';
import { orderTotals } from './totals.ts';
import { bookTrip, isFull } from './trips.ts';

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
  /** The bank asks for a check, on this way. */
  | { status: 'check'; way: BankCheckRule['way'] }
  | ({ status: 'refused' } & Refusal);

export interface Refusal {
  /** A text for the shopper, or one of the names of checkout §4. */
  message: string;
  redirectUrl?: string;
  giftCardErrors?: GiftCardProblem[];
  /** The total now, in cents, if it is not the one that the shopper saw. */
  amountDue?: number;
  /** The reason against the checkout. */
  outcome?: CheckoutOutcome;
}

/** Where a placed order is shown. */
export const confirmationPath = checkoutSteps[stepIndexes.confirmation].path;
const optionsPath = checkoutSteps[stepIndexes.options].path;
const cartPath = checkoutSteps[stepIndexes.cart].path;

/** How long the shop does not know the outcome of an order whose bank is slow, in milliseconds. */
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
    const refusal = refusalOf(buyer, order, attempt);
    const way = refusal || attempt.isAgreed ? undefined : checkOf(buyer, order);
    if (way) return { status: 'check', way };
    if (!refusal) return place(buyer, order, attempt, documentOf());
    // What has changed is said with the refusal, so that the next attempt may count on it.
    noteReviewed(buyer);
    noteAttempt(shop, sessionId, { attemptId: attempt.attemptId, outcome: 'notDone', isOrder: true });
    return { status: 'refused', ...refusal };
  });
}

/** The check that the bank of a card of the order asks for. */
function checkOf(buyer: Buyer, order: OpenOrder): BankCheckRule['way'] | undefined {
  const { shop, sessionId, view } = buyer;
  const { dueCents } = paymentParts(buyer, order);
  return orderCards(shop, sessionId, view, dueCents).flatMap(
    ({ lastFour }) => bankCheckOf(lastFour, 'order') ?? [],
  )[0];
}

/** Why the order cannot be placed. Some reasons change the order, such as a promo code that has expired. */
function refusalOf(buyer: Buyer, order: OpenOrder, { amountDue: seen }: PlaceAttempt): Refusal | undefined {
  const { view } = buyer;
  const outcome = checkedCart(buyer);
  if (outcome.kind === 'empty') return emptyRefusal(buyer, outcome);
  if (outcome.kind === 'unavailable' || outcome.kind === 'certificates')
    return { message: outcome.message, redirectUrl: cartPath, outcome };
  if (!verifyPromo(buyer)) return { message: 'InvalidPromoCode' };
  const missing = firstMissing(buyer, order);
  if (missing) return { message: missing.message, redirectUrl: checkoutSteps[missing.step].path };
  const { total } = orderTotals(buyer, order).orderSummary;
  if (seen !== undefined && seen !== total)
    return {
      message: `The total is ${formatPrice(total, view)} now. Please review your order.`,
      amountDue: total,
    };
  return (
    fullTripRefusal(buyer, order) ??
    paymentRefusal(buyer, paymentParts(buyer, order)) ??
    conditionRefusal(buyer)
  );
}

/**
 * What speaks against the payment: a gift card, the bank, or a card that would pay more than was reviewed because another
 * tab has changed what else pays.
 */
function paymentRefusal(buyer: Buyer, parts: PaymentParts): Refusal | undefined {
  const { shop, sessionId, view } = buyer;
  const giftCardErrors = giftCardProblems(buyer, declinedParts(buyer, parts));
  if (giftCardErrors.length > 0) return { message: 'GiftCardError', giftCardErrors };
  if (parts.dueCents > (reviewedDue(buyer) ?? parts.dueCents))
    return {
      message: `Your card would pay ${formatPrice(parts.dueCents, view)} now. Please review your payment.`,
      redirectUrl: checkoutSteps[stepIndexes.payment].path,
    };
  const cards = orderCards(shop, sessionId, view, parts.dueCents);
  const isDeclined = hasCartCondition(shop, sessionId, 'order-declined');
  const declined = cards.filter(({ lastFour }) => isDeclined || bankAnswer(lastFour) === 'declines');
  if (declined.length === 0) return undefined;
  declineOrderCards(
    shop,
    sessionId,
    declined.map(({ slot }) => slot),
  );
  return { message: 'AuthorizationFailure' };
}

/** A basket that has been ordered by another attempt leads to that order. */
function emptyRefusal(buyer: Buyer, outcome: Extract<CheckoutOutcome, { kind: 'empty' }>): Refusal {
  const last = lastOrder(buyer);
  if (!last) return { message: outcome.message, redirectUrl: cartPath, outcome };
  const message = `Your order ${last.number} has been placed already. There is nothing else in your cart.`;
  return { message, redirectUrl: confirmationPath, outcome };
}

function fullTripRefusal(buyer: Buyer, order: OpenOrder): Refusal | undefined {
  const full = bookings(order).filter(({ zip, tripId }) => isFull(buyer, zip, tripId));
  if (full.length === 0) return undefined;
  for (const { shipment } of full) forgetTrip(buyer, shipment);
  setOptionsSaved(buyer, false);
  return { message: 'TripBookingFailed', redirectUrl: optionsPath };
}

/** The trips that the order is to go with. */
function bookings({ recipients }: OpenOrder) {
  return recipients.flatMap(({ shipments, destination }) =>
    shipments.flatMap((shipment) => {
      const tripId = shipment.trip?.choice.selectedTrip;
      return tripId === undefined ? [] : [{ shipment, zip: destination.place!.zip, tripId }];
    }),
  );
}

/** A developer's condition: the first gift card of the order has been emptied elsewhere. */
function declinedParts(buyer: Buyer, parts: PaymentParts): PaymentParts {
  const [card] = parts.giftCards;
  if (!card || !hasCartCondition(buyer.shop, buyer.sessionId, 'gift-card-declined')) return parts;
  endCartCondition(buyer.shop, buyer.sessionId, 'gift-card-declined');
  emptyGiftCard(buyer, card);
  return paymentParts(buyer);
}

/** The refusals simulated by developer conditions. */
function conditionRefusal(buyer: Buyer): Refusal | undefined {
  const { shop, sessionId } = buyer;
  const once = (name: Parameters<typeof endCartCondition>[2]) => {
    const isSet = hasCartCondition(shop, sessionId, name);
    endCartCondition(shop, sessionId, name);
    return isSet;
  };
  if (once('order-by-phone')) return { message: 'OrderByPhone', redirectUrl: '/customer-service/contact-us' };
  return once('order-failed')
    ? { message: 'We could not place your order. Please look at your cart.' }
    : undefined;
}

/** Stores the order and empties the cart, or leaves it to a bank that does not answer in time. */
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
    placedAt: +now,
    knownAt,
  });
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
