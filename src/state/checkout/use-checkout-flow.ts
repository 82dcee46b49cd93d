import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { reachableStep, type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';
import { useOnMount, useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { useAttempt } from '../attempt.ts';
import { handleFailure } from '../failure.ts';
import { checkoutFlowOf } from './checkout-flow.ts';
import { resumeChanges } from './resume-changes.ts';
import { wholeCheckoutAtom } from './whole-checkout.ts';

interface CheckoutFlowOptions {
  /** The step of the page, as the server rendered it. */
  asked: StepIndex;
  /** The checkout as the server rendered it. */
  seed: Checkout | undefined;
  /** Called if the checkout cannot be read, and there is no seed, unless the order may have been placed. */
  onMissing: () => void;
}

/** The checkout for the island that shows it: from the server's seed at once, otherwise as soon as it has been read. */
export function useCheckoutFlow({ asked, seed, onMissing }: CheckoutFlowOptions) {
  const flow = checkoutFlowOf(useStore());
  const state = useAtomValue(flow.stateAtom);
  const read = useAtomValue(wholeCheckoutAtom);
  const { state: reloading, attempt } = useAttempt();
  const [isUnread, setUnread] = useState(false);
  const checkout = read ?? seed;

  useOnMountBeforePaint(() => flow.start(asked, seed));

  useOnMount(() => {
    resumeChanges(flow);
    if (!seed && !read)
      flow.refresh().catch((error) => {
        if (!handleFailure(error)) return;
        if (asked === stepIndexes.confirmation) setUnread(true);
        else onMissing();
      });
  });

  const reload = () => attempt(() => flow.refresh());

  // The first render comes before the flow has started.
  const step = state.isStarted ? state.step : reachableStep(asked, checkout?.furthestStep ?? asked);
  return {
    flow,
    state,
    checkout,
    step,
    reload,
    isReloading: reloading.status === 'busy',
    /** On the confirmation, where the server's form would order once more. */
    isUnread: isUnread && !checkout,
  };
}
