import { atom, type PrimitiveAtom } from 'jotai';
import { askAgainMs, attemptOutcome } from '../../domain/payment/attempts.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { announce } from '../../page/announce.ts';
import { sharedAtom } from '../store.ts';
import { refreshCheckoutAtom } from './whole-checkout.ts';

/** The server did not say what became of an attempt, however often it was asked (decision 51). */
export class NotKnownError extends Error {
  override name = 'NotKnownError';
}

interface OutcomeQuestion {
  attemptId: string;
  /** True while the server does not know yet, and is asked again. */
  isDoubtfulAtom: PrimitiveAtom<boolean>;
  /** Announced once then. */
  doubtfulText: string;
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Whether an attempt to pay or to place the order has succeeded, as soon as the server knows it: it is asked again until
 * then (decision 51).
 * @throws NotKnownError; CallError
 */
export const readOutcomeAtom = sharedAtom('readAttemptOutcome', () =>
  atom(null, async (get, set, question: OutcomeQuestion): Promise<boolean> => {
    const { attemptId, isDoubtfulAtom, doubtfulText, signal } = question;
    try {
      for (const delayMs of [...askAgainMs, undefined]) {
        const { attempts } = await set(refreshCheckoutAtom);
        const outcome = attemptOutcome(attempts, attemptId);
        if (outcome !== 'notKnown') return outcome === 'done';
        if (delayMs === undefined || signal?.aborted) break;
        if (!get(isDoubtfulAtom)) announce(doubtfulText);
        set(isDoubtfulAtom, true);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (signal?.aborted) break;
      }
      throw new NotKnownError('the server does not know the outcome');
    } finally {
      set(isDoubtfulAtom, false);
    }
  }),
);

/** A UUID. It only has to differ from the session's others, and browsers make none on an http page. */
export const newAttemptId = () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));

/** Whether the server may have acted although its answer was lost (decision 51). */
export function isLost(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const { kind, status = 0 } = error;
  return (
    /network|timeout|format|shape|aborted/.test(kind) || status >= 500 || [408, 409, 429].includes(status)
  );
}
