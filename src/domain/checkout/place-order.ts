import { type StepIndex, stepIndexes } from './steps.ts';

/** Why a gift card was declined: the server's message, with the card's id if the server says which card. */
export interface GiftCardError {
  id?: string | undefined;
  message: string;
}

/** The result path of a refused order (checkout §4). */
export type OrderRefusal =
  /** The total differs from the one that the shopper saw (decision 51). */
  | { kind: 'total'; amountDue: number }
  | { kind: 'promo-code' }
  | { kind: 'card-declined' }
  | { kind: 'gift-card-declined'; errors: readonly GiftCardError[] }
  | { kind: 'step'; step: StepIndex }
  /** Another page of the shop; the cart, if the answer names none. */
  | { kind: 'page'; url: string | undefined };

interface RefusedOrder {
  message?: string | undefined;
  redirectUrl?: string | undefined;
  giftCardErrors: readonly GiftCardError[];
  amountDue?: number | undefined;
}

/**
 * Reads a refused order by its message, then by its redirect URL (checkout §4).
 * @param step the step that this URL leads to, if it is one of this page's checkout
 */
export function orderRefusal(
  { message, redirectUrl, giftCardErrors, amountDue }: RefusedOrder,
  step: StepIndex | undefined,
): OrderRefusal {
  if (amountDue !== undefined) return { kind: 'total', amountDue };
  if (message === 'InvalidPromoCode') return { kind: 'promo-code' };
  if (message === 'AuthorizationFailure') return { kind: 'card-declined' };
  if (message === 'GiftCardError' || giftCardErrors.length > 0)
    return { kind: 'gift-card-declined', errors: giftCardErrors };
  if (!redirectUrl || step === stepIndexes.cart) return { kind: 'page', url: redirectUrl };
  if (message === 'TripBookingFailed') return { kind: 'step', step: stepIndexes.options };
  return step === undefined ? { kind: 'page', url: redirectUrl } : { kind: 'step', step };
}
