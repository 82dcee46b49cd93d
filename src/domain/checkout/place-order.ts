import { type StepIndex, stepIndexes, stepOfPath } from './steps.ts';

/** The result path of a refused order (checkout §4). */
export type OrderRefusal =
  /** The total differs from the one that the shopper saw (decision 51). */
  | { kind: 'total'; amountDue: number }
  | { kind: 'promo-code' }
  | { kind: 'card-declined' }
  | { kind: 'gift-card-declined'; errors: readonly string[] }
  | { kind: 'step'; step: StepIndex }
  /** Another page of the shop; the cart, if the answer names none. */
  | { kind: 'page'; url: string | undefined };

interface RefusedOrder {
  message?: string | undefined;
  redirectUrl?: string | undefined;
  giftCardErrors: readonly string[];
  amountDue?: number | undefined;
}

/** Reads a refused order by its message, then by its redirect URL (checkout §4). */
export function orderRefusal({
  message,
  redirectUrl,
  giftCardErrors,
  amountDue,
}: RefusedOrder): OrderRefusal {
  if (amountDue !== undefined) return { kind: 'total', amountDue };
  if (message === 'InvalidPromoCode') return { kind: 'promo-code' };
  if (message === 'AuthorizationFailure') return { kind: 'card-declined' };
  if (message === 'GiftCardError') return { kind: 'gift-card-declined', errors: giftCardErrors };
  if (!redirectUrl) return { kind: 'page', url: undefined };
  const step = stepOfPath(redirectUrl.split(/[?#]/)[0]!)?.step;
  if (step === stepIndexes.cart) return { kind: 'page', url: redirectUrl };
  if (message === 'TripBookingFailed') return { kind: 'step', step: stepIndexes.options };
  return step === undefined ? { kind: 'page', url: redirectUrl } : { kind: 'step', step };
}
