import { type ComponentType, startTransition, useState } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutSteps, type StepIndex, type StepKey, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { preloadOverlay } from '../../src/page/preload-overlay.ts';
import { reloadIfReachable } from '../../src/page/reload-if-reachable.ts';
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

// Not in the store, which another version of the library may share: a view belongs to the code that renders it.
const loaded = new Map<StepKey, StepFile>();

async function load(key: StepKey, checkout: Checkout | undefined): Promise<void> {
  if (loaded.has(key)) return;
  const file = await stepFiles[key]?.();
  await file?.prepare?.(checkout);
  if (file) loaded.set(key, file);
}

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
  const [{ failed }, setState] = useState<{ failed?: StepKey }>({});

  function loadNow(isAgain?: boolean) {
    load(key, checkout).then(
      () => {
        // In slices, because a view is large.
        startTransition(() => setState({}));
        // If the next step fails to load, it matters only when the shopper goes there.
        const next = checkoutSteps[step + 1];
        if (next) load(next.key, checkout).catch(() => {});
        // The Network Error popup opens when nothing can be loaded.
        preloadOverlay('network-error');
      },
      () => {
        setState({ failed: key });
        if (isAgain) reloadIfReachable();
      },
    );
  }

  useOnChange(() => loadNow(), key);

  const file = loaded.get(key);
  return {
    View: file?.View,
    PaymentSummary: file?.PaymentSummary,
    hasFailed: failed === key && !file,
    retry: () => loadNow(true),
  };
}
