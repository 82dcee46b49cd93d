import { checkoutSteps, stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { bankAnswer } from '../../../src/mock/test-numbers.ts';
import type { CheckoutOutcome } from '../cart/checkout.ts';
import { endCartCondition, hasCartCondition } from '../cart/conditions.ts';
import { type GiftCardProblem, giftCardProblems } from '../payments/charges.ts';
import { declineOrderCards, orderCards } from '../payments/order-cards.ts';
import { emptyGiftCard } from '../payments/order-gift-cards.ts';
import { type PaymentParts, paymentParts } from '../payments/parts.ts';
import { reviewedDue } from '../payments/reviewed.ts';
import { setOptionsSaved } from './basket.ts';
import { bookings } from './bookings.ts';
import type { Buyer } from './buyer.ts';
import { checkedCart } from './checked-cart.ts';
import type { OpenOrder } from './open-order.ts';
import { forgetTrip } from './option-changes.ts';
import { lastOrder } from './orders.ts';
import { verifyPromo } from './promo.ts';
import { firstMissing } from './steps.ts';
import { orderTotals } from './totals.ts';
import { isFull } from './trips.ts';

/** Why an order is not placed. */
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

/** Why the order cannot be placed. Some reasons change the order, such as a promo code that has expired. */
export function orderRefusalOf(
  buyer: Buyer,
  order: OpenOrder,
  { amountDue: seen }: { amountDue?: number | undefined },
): Refusal | undefined {
  const { view } = buyer;
  const outcome = checkedCart(buyer);
  if (outcome.kind === 'empty') return emptyRefusal(buyer, outcome);
  if (outcome.kind === 'unavailable' || outcome.kind === 'certificates')
    return { message: outcome.message, redirectUrl: cartPath, outcome };
  if (!verifyPromo(buyer)) return { message: 'InvalidPromoCode' };
  const missing = firstMissing(buyer, order);
  // If a gift card has been used elsewhere, an amount is left to pay, and the refusal names the gift card instead.
  const isUnpaid = missing === undefined || missing.step === stepIndexes.payment;
  const declined = isUnpaid ? giftCardRefusal(buyer, paymentParts(buyer, order)) : undefined;
  if (declined) return declined;
  if (missing) return { message: missing.message, redirectUrl: checkoutSteps[missing.step].path };
  const { total } = orderTotals(buyer, order).orderSummary;
  if (seen !== undefined && seen !== total)
    return {
      message: `The total is ${formatPrice(total, view)} now. Please review your order.`,
      amountDue: total,
    };
  return (
    fullTripRefusal(buyer, order) ?? cardRefusal(buyer, paymentParts(buyer, order)) ?? conditionRefusal(buyer)
  );
}

function giftCardRefusal(buyer: Buyer, parts: PaymentParts): Refusal | undefined {
  const giftCardErrors = giftCardProblems(buyer, declinedParts(buyer, parts));
  return giftCardErrors.length > 0 ? { message: 'GiftCardError', giftCardErrors } : undefined;
}

/**
 * Why the cards cannot pay: their bank declines, or one would pay more than the shopper has reviewed, because another
 * tab has changed what else pays for the order.
 */
function cardRefusal(buyer: Buyer, parts: PaymentParts): Refusal | undefined {
  const { shop, sessionId, view } = buyer;
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
