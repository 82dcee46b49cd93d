import { atom, type PrimitiveAtom } from 'jotai';
import { askAgainMs, attemptOutcome } from '../../domain/checkout/attempts.ts';
import { announce } from '../../page/announce.ts';
import { sharedAtom } from '../store.ts';
import { NotKnownError } from './lost-answer.ts';
import { refreshCheckoutAtom } from './whole-checkout.ts';

interface OutcomeQuestion {
  attemptId: string;
  /** True while the server does not know yet, and is asked again. */
  isDoubtfulAtom: PrimitiveAtom<boolean>;
  /** Announced once while that is so. */
  doubtfulText: string;
  /** Aborts once nobody waits for the outcome. */
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
