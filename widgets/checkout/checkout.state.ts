import type { ComponentType } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutSteps, type StepIndex, type StepKey, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { lazyView, useLazyView } from '../../src/hooks/use-lazy-view.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { preloadOverlay } from '../../src/page/preload-overlay.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { readStepAddress } from '../../src/state/checkout/step-address.ts';
import type { CheckoutProps } from './checkout.island.ts';
import type { OrderProps } from './checkout-order.tsx';
import { stepFiles } from './checkout-parts.ts';

/** The props of each step's view. */
export interface StepProps extends Omit<CheckoutProps, 'checkout' | 'step'> {
  checkout: Checkout;
  flow: CheckoutFlow;
  /** What pays, for a step that shows the whole order. */
  PaymentSummary?: StepFile['PaymentSummary'];
}

/** The page's step: from its URL, otherwise from the host's attribute. */
export function askedStep(given: Exclude<StepKey, 'cart'> | undefined): StepIndex {
  return readStepAddress()?.step ?? stepIndexes[given ?? 'shipping'];
}

/** A step's own file, with everything that only its view needs. */
export interface StepFile {
  View: ComponentType<StepProps>;
  /** What pays, where the step shows the whole order. */
  PaymentSummary?: ComponentType<OrderProps>;
  /** Loads what the view shows at once, so that its height does not change. */
  prepare?(checkout: Checkout | undefined): Promise<void>;
}

/** Each step, with what its view shows at once prepared. */
const steps = new Map(
  Object.entries(stepFiles).map(([key, importFile]) => [
    key,
    lazyView(async (checkout: Checkout | undefined) => {
      const file = await importFile();
      await file.prepare?.(checkout);
      return file;
    }),
  ]),
);

/** The view of a step, and whether its file could not be loaded. */
export interface StepLoading {
  View: StepFile['View'] | undefined;
  PaymentSummary?: StepFile['PaymentSummary'];
  hasFailed: boolean;
  retry: () => void;
}

/** A step's view, loaded ahead: first the shown step, then the next one. */
export function useStepView(step: StepIndex, checkout: Checkout | undefined): StepLoading {
  const { key } = checkoutSteps[step];
  const { view, ...loading } = useLazyView(steps.get(key), checkout);

  useOnChange(() => {
    if (!view) return;
    // If the next step fails to load, it matters only when the shopper goes there.
    steps
      .get(checkoutSteps[step + 1]?.key ?? '')
      ?.load(checkout)
      .catch(() => {});
    // The Network Error popup opens when nothing can be loaded.
    preloadOverlay('network-error');
  }, view && key);

  return {
    View: view?.View,
    PaymentSummary: view?.PaymentSummary,
    ...loading,
  };
}
