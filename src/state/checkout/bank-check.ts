import { atom } from 'jotai';
import { bankCheckFailureMessages } from '../../domain/checkout/checkout-bank-messages.ts';
import { pageContext } from '../../page/context.ts';
import { openOverlay } from '../../page/overlays.ts';
import { pageTexts } from '../../page/texts.ts';
import type { CardProvider } from '../../providers/adyen.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import type { AttemptEnd, Attempts, ReadingAttempt } from './attempts.ts';

type Details = Record<string, unknown>;

/** The bank's check of a payment or an order (decision 88), while its layer is open. */
interface BankCheck {
  /** The action that the payment provider's own component carries out. */
  action: Record<string, unknown>;
  provider: CardProvider | undefined;
  /** Ends the check with the component's result; without one if the shopper has cancelled. */
  end(details?: Details): void;
  fail(error: Error): void;
}

/** Kept here and not in the layer's props, which the host element shows: an action identifies the payment. */
export const bankCheckAtom = sharedAtom('bankCheck', () => atom<BankCheck>());

/** The check was cancelled, or could not be made: nothing was paid. */
class BankCheckError extends Error {
  override name = 'BankCheckError';
}

/** The message for a check that was cancelled or has failed; undefined for any other error. */
export function bankCheckFailure(error: unknown): Failure | undefined {
  if (!(error instanceof BankCheckError)) return undefined;
  if (error.cause) handleFailure(error.cause, { isKnown: true });
  const { bankCheckCancelled, bankCheckFailed } = pageTexts(bankCheckFailureMessages);
  return { message: error.cause ? bankCheckFailed : bankCheckCancelled, hasPopup: false, error };
}

/** Sent with a call whose answer may have an action: the bank's page may refuse to be framed (decision 117). */
export const threeDSecure = (): 'redirect' | undefined =>
  pageContext().features.framesBankPages === false ? 'redirect' : undefined;

/** An answer that may ask for an action of the payment provider's. */
interface Asked {
  action?: Record<string, unknown> | undefined;
}

/** How the check of an attempt is made. */
interface Checking<Answer> {
  store: Store;
  attempts: Attempts;
  attemptId: string;
  provider: CardProvider | undefined;
  reading: ReadingAttempt;
  /** Posts `submitPaymentDetails`. */
  submit(payload: { attemptId: string; details: Details }): Promise<Answer>;
}

/**
 * Carries out the action in an answer and sends its result, until an answer has no action.
 * @throws BankCheckError; the failure of an answer that says that the server has not acted
 */
export async function afterBank<Answer extends Asked>(
  sent: AttemptEnd<Answer>,
  checking: Checking<Answer>,
): Promise<AttemptEnd<Answer>> {
  let ended = sent;
  while (ended.status === 'answered' && ended.answer.action) {
    const { store, attempts, attemptId, provider } = checking;
    // The bank may show a page of its own, and lead back to this one.
    attempts.waitForBank(store, attemptId);
    const details = await checkWithBank(store, ended.answer.action, provider).catch((cause) => {
      attempts.close(store, attemptId);
      throw new BankCheckError('the check could not be made', { cause });
    });
    if (!details) {
      attempts.close(store, attemptId);
      throw new BankCheckError('cancelled');
    }
    ended = await submitDetails(details, checking);
  }
  return ended;
}

/** Sends the bank's result. */
export function submitDetails<Answer>(
  details: Details,
  { store, attempts, attemptId, reading, submit }: Checking<Answer>,
): Promise<AttemptEnd<Answer>> {
  attempts.begin(store, attemptId);
  return attempts.end(store, attemptId, submit({ attemptId, details }), reading);
}

async function checkWithBank(
  store: Store,
  action: BankCheck['action'],
  provider: CardProvider | undefined,
): Promise<Details | undefined> {
  const ended = new Promise<Details | undefined>((end, fail) => {
    store.set(bankCheckAtom, { action, provider, end, fail });
  });
  try {
    if (!(await openOverlay('bank-check'))) throw Error('the layer of the bank’s check did not open');
    return await ended;
  } finally {
    store.set(bankCheckAtom, undefined);
  }
}
