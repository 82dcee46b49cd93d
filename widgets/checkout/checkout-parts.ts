import { useStore } from 'jotai';
import type { StepKey } from '../../src/domain/checkout/steps.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { hasHouseholdCard } from '../../src/state/payment/household-card.ts';
import { useFollowedCheckout } from '../../src/state/payment/order-payment.ts';
import type { StepFile } from './checkout-step-file.ts';

/*
 * The parts of the checkout, which only this file knows together: the payment's part knows the order, and the order does
 * not know the payment.
 */

/** Each step's file, with everything that only its view needs. */
export const stepFiles: Partial<Record<StepKey, () => Promise<StepFile>>> = {
  shipping: () => import(/* The shipping step of checkout. */ './shipping/shipping.tsx'),
  options: () => import(/* The step of shipping and gift options. */ './options/options.tsx'),
  payment: () => import(/* The payment step of checkout. */ './payment/payment.tsx'),
  // The confirmation is loaded with the review: once the order is placed, nothing has to load any more.
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

/**
 * On every step, the payment follows the checkout, tells the page which cards pay, and reads the household card's message
 * if the shop has that card.
 */
export function useCheckoutParts(): void {
  const store = useStore();
  useFollowedCheckout();
  useOnMount(() => {
    if (hasHouseholdCard())
      householdMessage().then(({ readHouseholdMessage }) => readHouseholdMessage(store), handleUnread);
  });
}

/** The amounts that pay for the order, as rows of its sums. */
export { usePaymentSums } from '../../src/state/payment/use-payment-sums.ts';

const householdMessage = () =>
  import(/* What the shop says of its household card. */ '../../src/state/payment/household-message.ts');

/** A file that does not load is only logged, as a failure of the call is. */
const handleUnread = (error: unknown) => {
  handleFailure(error, { isBackground: true });
};

const confirmation = () => import(/* The confirmation of the order. */ './confirmation/confirmation.tsx');

const paymentSummary = () =>
  import(/* What pays, as a part of the whole order. */ './payment/payment-summary.tsx');
