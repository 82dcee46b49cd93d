import type { Changed } from '../cart/changed.ts';
import { applyPromo as applyToCart, choicesOf, removePromo } from '../cart/choices.ts';
import { hasCartCondition } from '../cart/conditions.ts';
import { readBuyable } from '../cart/lines.ts';
import { promoRefusal } from '../cart/promo-codes.ts';
import type { Buyer } from './buyer.ts';

/** The message about a promo code that no longer applies (checkout §4). */
export const promoRemoved = 'Promotion Code has been removed';

/** True if the applied promo code is valid, or there is none. */
export function doesPromoHold({ shop, sessionId, view }: Buyer): boolean {
  const { promoCode } = choicesOf(shop, sessionId, view);
  if (promoCode === undefined) return true;
  if (hasCartCondition(shop, sessionId, 'promo-ended')) return false;
  return promoRefusal(promoCode, readBuyable(shop, sessionId, view).subtotalCents, view) === undefined;
}

/** Removes the applied promo code if it is no longer valid; returns true if it is, or there is none. */
export function verifyPromo(buyer: Buyer): boolean {
  if (doesPromoHold(buyer)) return true;
  removePromo(buyer.shop, buyer.sessionId);
  return false;
}

/** Applies a promo code to the order, or says why not, as the cart does. */
export function applyPromo({ shop, sessionId, view }: Buyer, typed: string): Changed {
  const { isSuccess, promoErrorMessage, cartErrorMessage } = applyToCart(shop, sessionId, view, typed);
  return { isSuccess, message: promoErrorMessage ?? cartErrorMessage };
}
