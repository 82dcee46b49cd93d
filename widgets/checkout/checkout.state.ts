import { type ComponentType, useEffect, useState } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutSteps, type StepIndex, type StepKey, stepIndexes } from '../../src/domain/checkout/steps.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { readStepAddress } from '../../src/state/checkout/step-address.ts';
import type { CheckoutProps } from './checkout.island.ts';

/** The props of each step's view. */
export interface StepProps extends Omit<CheckoutProps, 'checkout' | 'step'> {
  checkout: Checkout;
  flow: CheckoutFlow;
}

type View = ComponentType<StepProps>;

/** The step that the page is about: the host says so, else its address. */
export function askedStep(given: Exclude<StepKey, 'cart'> | undefined): StepIndex {
  return readStepAddress()?.step ?? stepIndexes[given ?? 'shipping'];
}

const files: Record<StepKey, ((checkout: Checkout | undefined) => Promise<View>) | undefined> = {
  cart: undefined,
  shipping: async (checkout) => {
    const file = await import(/* The shipping step of checkout. */ './shipping/shipping.tsx');
    await file.loadShippingParts(checkout);
    return file.CheckoutShipping;
  },
  options: () =>
    import(/* The step of shipping and gift options. */ './options/options.tsx').then(
      (file) => file.CheckoutOptions,
    ),
  payment: () =>
    import(/* The payment step of checkout. */ './payment/payment.tsx').then((file) => file.CheckoutPayment),
  review: () =>
    import(/* The step that places the order. */ './review/review.tsx').then((file) => file.CheckoutReview),
  confirmation: () =>
    import(/* The confirmation of an order. */ './confirmation/confirmation.tsx').then(
      (file) => file.CheckoutConfirmation,
    ),
};

const loaded = new Map<StepKey, View>();

async function load(key: StepKey, checkout: Checkout | undefined): Promise<void> {
  const View = loaded.get(key) ?? (await files[key]?.(checkout));
  if (View) loaded.set(key, View);
}

/** The view of a step, and whether its file could not be loaded. */
export interface StepLoading {
  View: View | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** A step's view, loaded when it is near: the step that is shown, then the one behind it. */
export function useStepView(step: StepIndex, checkout: Checkout | undefined): StepLoading {
  const { key } = checkoutSteps[step];
  const [{ failed }, setState] = useState<{ failed: StepKey | undefined }>({ failed: undefined });

  function loadNow() {
    load(key, checkout).then(
      () => {
        setState({ failed: undefined });
        // A failure of the next one matters only when it is asked for.
        const next = checkoutSteps[step + 1];
        if (next) load(next.key, checkout).catch(() => {});
      },
      () => setState({ failed: key }),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loadNow belongs to this step
  useEffect(loadNow, [key]);

  return { View: loaded.get(key), hasFailed: failed === key && !loaded.has(key), retry: loadNow };
}
