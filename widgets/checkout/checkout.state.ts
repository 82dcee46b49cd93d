import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutSteps, type StepIndex, type StepKey, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { lazyView, useLazyView } from '../../src/hooks/use-lazy-view.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { preloadOverlay } from '../../src/page/preload-overlay.ts';
import { readStepAddress } from '../../src/state/checkout/step-address.ts';
import { stepFiles } from './checkout-parts.ts';
import type { StepFile } from './checkout-step-file.ts';

/** The page's step: from its URL, otherwise from the host's attribute. */
export function askedStep(given: Exclude<StepKey, 'cart'> | undefined): StepIndex {
  return readStepAddress()?.step ?? stepIndexes[given ?? 'shipping'];
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
