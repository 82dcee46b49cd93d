import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { reachableStep, type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';
import { errorMessages } from '../../domain/messages.ts';
import { useOnMount, useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import { useAttempt } from '../attempt.ts';
import { handleFailure } from '../failure.ts';
import { readChanges, takeChanges, writeChanges } from './carried-change.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { checkoutFlowOf } from './checkout-flow.ts';
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
    /** True on the confirmation if the checkout could not be read: the server's form there would order once more. */
    isUnread: isUnread && !checkout,
  };
}

/** Makes the changes that were kept before the sign-in, once. */
export function resumeChanges(flow: CheckoutFlow): void {
  if (!pageContext().account.isSignedIn) return;
  if (!readChanges().length) {
    // Those that are too old are deleted.
    writeChanges([]);
    return;
  }
  import(
    /* @once Makes changes of the order that the end of the session has stopped. */ './carry-on.ts'
  ).then(
    ({ carryOn }) => carryOn(flow, takeChanges()),
    () => {
      takeChanges();
      flow.showProblem(pageTexts(errorMessages).genericErrorMessage);
    },
  );
}
