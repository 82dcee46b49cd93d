import { useCallback, useRef, useState } from 'react';
import { type Failure, handleFailure } from './failure.ts';

/** How something that the shopper asked for stands; `Done` are the outcomes it may end with, beside `idle`. */
export type AttemptState<Done extends string = never> =
  | { status: 'idle' | 'busy' | Done }
  | ({ status: 'failed' } & Failure);

/**
 * Something that the shopper asked for: busy while it is under way, one at a time, a failure in the shopper's words. It
 * ends whatever becomes of its island (decision 66).
 */
export function useAttempt<Done extends string = never>() {
  const [state, setState] = useState<AttemptState<Done>>({ status: 'idle' });
  const isBusy = useRef(false);
  const hasFailed = useRef(false);

  /** Sets how it stands; the same function on every render, so that effects may list it. */
  const settle = useCallback((next: AttemptState<Done>): AttemptState<Done> => {
    // `busy` as an outcome: the page is being left, and the button must not be pressed again.
    isBusy.current = next.status === 'busy';
    hasFailed.current = next.status === 'failed';
    setState(next);
    return next;
  }, []);

  /**
   * Runs `deed`, which resolves to what comes of it; does nothing while another attempt is under way.
   * @returns how it stands then
   */
  async function attempt(
    deed: () => Promise<'idle' | 'busy' | Done>,
    handle: (error: unknown) => Failure | undefined = handleFailure,
  ): Promise<AttemptState<Done>> {
    if (isBusy.current) return { status: 'busy' };
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      return settle({ status: await deed() });
    } catch (error) {
      const failure = handle(error);
      return settle(failure ? { status: 'failed', ...failure } : { status: 'idle' });
    }
  }

  /** What failed is no longer what the shopper has in front of them. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return {
    state,
    /** The last attempt failed; true while it is tried again, too, so that its Try Again button stays. */
    hasFailed: state.status === 'failed' || (state.status === 'busy' && hasFailed.current),
    attempt,
    forget,
    settle,
  };
}
