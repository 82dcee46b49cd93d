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
  review: wholeOrder,
  confirmation: async () => {
    const { CheckoutConfirmation: View, PaymentSummary } = await wholeOrder();
    return { View, PaymentSummary };
  },
};

/** Payment follows the checkout whatever its step is, and tells the page which cards pay. */
export function useCheckoutParts(): void {
  useFollowedCheckout();
}

async function wholeOrder() {
  const [order, payment] = await Promise.all([
    import(/* Review and confirmation, which show the whole order. */ './review/review.tsx'),
    import(/* What pays, as a part of the whole order. */ './payment/payment-summary.tsx'),
  ]);
  return { ...order, ...payment };
}
