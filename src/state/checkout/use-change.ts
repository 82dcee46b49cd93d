import { useStore } from 'jotai';
import { useRef } from 'react';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { useAttempt } from '../attempt.ts';
import { handleFailure } from '../failure.ts';
import { checkoutFlowOf } from './checkout-flow.ts';

/**
 * A change of the order. Its failure shows where the change was made. Once that part has unmounted, it shows above the
 * current step; once the whole island has, it is announced (decision 66).
 */
export function useChange(handle = handleFailure) {
  const flow = checkoutFlowOf(useStore());
  const isGone = useRef(false);
  useOnMount(() => () => {
    isGone.current = true;
  });

  const handleError: typeof handle = (error) => {
    const failure = handle(error);
    if (failure && !failure.hasPopup && isGone.current) flow.showProblem(failure.message);
    return failure;
  };

  return { ...useAttempt(handleError), handleError };
}
