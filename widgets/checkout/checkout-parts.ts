import type { StepKey } from '../../src/domain/checkout/steps.ts';
import { useFollowedCheckout } from '../../src/state/payment/known-payment.ts';
import type { StepFile } from './checkout.state.ts';

/*
 * What the checkout is put together of. Only the files of parts know all of it: what pays is payment's, which knows the
 * order, and not the other way round.
 */

/** Each step's file, with everything that only its view needs. */
export const stepFiles: Partial<Record<StepKey, () => Promise<StepFile>>> = {
  shipping: () => import(/* The shipping step of checkout. */ './shipping/shipping.tsx'),
  options: () => import(/* The step of shipping and gift options. */ './options/options.tsx'),
  payment: () => import(/* The payment step of checkout. */ './payment/payment.tsx'),
  review: async () => (await wholeOrder()).review,
  confirmation: async () => (await wholeOrder()).confirmation,
};

function wholeOrder() {
  return import(/* Review and confirmation, which show the whole order. */ './checkout-order-parts.ts');
}

/** Payment follows the checkout whatever its step is, and tells the page which cards pay. */
export function useCheckoutParts(): void {
  useFollowedCheckout();
}
