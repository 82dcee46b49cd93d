import { useCallback, useRef, useState } from 'react';
import { useOnRestored } from '../hooks/use-on-restored.ts';
import { announce } from '../page/announce.ts';
import { type Failure, handleFailure, tries } from './failure.ts';
import { LedAwayError } from './led-away-error.ts';

/** The status of an action; `Done` are its possible outcomes besides `idle`. */
export type AttemptState<Done extends string = never> =
  | { status: 'idle' | 'busy' | Done }
  | ({ status: 'failed' } & Failure);

/**
 * An action of the shopper: busy while it runs, one at a time, a failure as a message for the shopper. It finishes even
 * if its island unmounts (decision 66).
 * @param handleError turns the error of a failed action into words, unless its `attempt` has a handler of its own
 */
export function useAttempt<Done extends string = never>(handleError = handleFailure) {
  const [state, setState] = useState<AttemptState<Done>>({ status: 'idle' });
  const isBusy = useRef(false);
  const hasFailed = useRef(false);
  /** After the outcome `busy`: the page is being left, and the button must not be pressed again. */
  const isLeaving = useRef(false);

  /** Sets the status; the same function on every render, so that it can be an effect's dependency. */
  const settle = useCallback((next: AttemptState<Done>): AttemptState<Done> => {
    isLeaving.current = isBusy.current = next.status === 'busy';
    hasFailed.current = next.status === 'failed';
    setState(next);
    return next;
  }, []);

  // After a back-forward-cache restore the button works again (decision 22).
  useOnRestored(() => isLeaving.current && settle({ status: 'idle' }));

  /**
   * Runs `action`, unless another attempt is running. The new status is what it resolves to, or `idle` for nothing.
   * @param again what Try Again does where it must not repeat the action: a part of it is done already, or it is a part
   *   of a larger one
   * @returns the status afterwards
   */
  async function attempt(
    // biome-ignore lint/suspicious/noConfusingVoidType: most actions resolve to nothing
    action: () => Promise<'idle' | 'busy' | Done | false | void>,
    handle: (error: unknown) => Failure | undefined = handleError,
    again: () => unknown = () => attempt(action, handle),
  ): Promise<AttemptState<Done>> {
    if (isBusy.current) return { status: 'busy' };
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      return settle({ status: (await action()) || 'idle' });
    } catch (error) {
      if (error instanceof Object) tries.set(error, again);
      const failure = handle(error);
      const isLeaving = error instanceof LedAwayError && error.isLeaving;
      if (!failure) return settle({ status: isLeaving ? 'busy' : 'idle' });
      const failed = settle({ status: 'failed', ...failure });
      shownAfterAll(failure, () =>
        setState((was) => (was === failed ? { ...failed, hasPopup: false } : was)),
      );
      return failed;
    }
  }

  /**
   * Shows the outcome of an action that a layer has finished for this one; the same function on every render.
   * @returns false, and shows nothing, while another attempt is running
   */
  const conclude = useCallback(
    (next: AttemptState<Done>): boolean => !isBusy.current && !!settle(next),
    [settle],
  );

  /** The shopper has changed the input, so the error no longer applies. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return {
    state,
    /** True after a failed attempt, and during its retry, so that the Try Again button stays. */
    hasFailed: state.status === 'failed' || (state.status === 'busy' && hasFailed.current),
    attempt,
    forget,
    settle,
    conclude,
  };
}

/** Shows the failure in place after all, if the popup for it does not open. */
export function shownAfterAll({ opening }: Failure, show: () => unknown): void {
  opening?.then((isOpen) => isOpen || show());
}

/** Why an action has failed, unless a popup says it (decision 70). */
export const failureMessage = (state: {
  status: string;
  message?: string;
  hasPopup?: boolean;
}): string | undefined => (state.status === 'failed' && !state.hasPopup ? state.message : undefined);

/** Announces a failure that shows nowhere, because its island has unmounted (decision 66). */
export function announceUnseen<Done extends string>(
  ended: AttemptState<Done>,
  { signal }: { signal: AbortSignal },
): void {
  if ('message' in ended && !ended.hasPopup && signal.aborted) announce(ended.message);
}
