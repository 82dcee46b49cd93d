import type { StepKey } from '../../src/domain/checkout/steps.ts';
import { useFollowedCheckout } from '../../src/state/payment/known-payment.ts';
import type { StepFile } from './checkout.state.ts';

/*
 * What the checkout is put together of. Only this file knows all of it: what pays is payment's, which knows the order,
 * and not the other way round.
 */

/** Each step's file, with everything that only its view needs. */
export const stepFiles: Partial<Record<StepKey, () => Promise<StepFile>>> = {
  shipping: () => import(/* The shipping step of checkout. */ './shipping/shipping.tsx'),
  options: () => import(/* The step of shipping and gift options. */ './options/options.tsx'),
  payment: () => import(/* The payment step of checkout. */ './payment/payment.tsx'),
  // The confirmation comes with the review: once the order is placed, nothing has to load any more.
  review: async () => {
    const [view, payment] = await Promise.all([
      import(/* The step that shows the whole order and places it. */ './review/review.tsx'),
      paymentSummary(),
      confirmation(),
    ]);
    return { ...view, ...payment };
  },
  confirmation: async () => {
    const [view, payment] = await Promise.all([confirmation(), paymentSummary()]);
    return { ...view, ...payment };
  },
};

/** Payment follows the checkout whatever its step is, and tells the page which cards pay. */
export function useCheckoutParts(): void {
  useFollowedCheckout();
}

const confirmation = () => import(/* The confirmation of the order. */ './confirmation/confirmation.tsx');

const paymentSummary = () =>
  import(/* What pays, as a part of the whole order. */ './payment/payment-summary.tsx');
