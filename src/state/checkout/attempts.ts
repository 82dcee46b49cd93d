import { atom } from 'jotai';
import * as v from 'valibot';
import { uuid } from '../../contract/fields.ts';
import { type AttemptOutcome, askAgainMs, attemptOutcome } from '../../domain/checkout/attempts.ts';
import { CallError, isLost } from '../../http/errors/call-error.ts';
import { announce } from '../../page/announce.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';
import { invalidateReadsAtom, refreshCheckoutAtom } from './whole-checkout.ts';

/** The server did not know the outcome of an attempt, even after repeated requests (decision 51), or could not say it. */
export class NotKnownError extends Error {
  override name = 'NotKnownError';
}

/** What has become of an attempt whose answer is not known. */
export type AttemptRead =
  | { [Outcome in AttemptOutcome]: { status: Outcome } }[AttemptOutcome]
  /** The checkout could not be read. */
  | { status: 'unread'; error: CallError };

/** The answer of an attempt; if it was lost, what has been read since. */
export type AttemptEnd<Answer> = { status: 'answered'; answer: Answer } | (AttemptRead & { lost: CallError });

/** For the shopper. */
interface AttemptWords {
  /** While the server is asked again. */
  doubtful: string;
  notKnown: string;
}

interface AttemptKind {
  /** The key of the open attempt in the tab's storage. */
  kept: string;
  /** The name of the atom that says that an outcome is in doubt. */
  doubtful: string;
  words(): AttemptWords;
}

/**
 * Attempts to pay, or those to place the order (decision 51): each has a key that goes along, and is sent once. After a
 * lost answer its outcome is read; until it is known, the attempt is open, also after a reload.
 */
export class Attempts {
  /** The key of the attempt whose outcome is not known, for this tab. Nothing else of it is stored. */
  readonly openAtom;
  /** The server does not know an outcome yet, and is asked again. */
  readonly isDoubtfulAtom;
  readonly #words;

  constructor({ kept, doubtful, words }: AttemptKind) {
    this.openAtom = storedAtom('session', kept, (stored) => {
      const read = v.safeParse(uuid, stored);
      return read.success ? read.output : undefined;
    });
    this.isDoubtfulAtom = sharedAtom(doubtful, () => atom(false));
    this.#words = words;
  }

  /** Opens an attempt. @returns its key, to be sent along */
  begin(store: Store): string {
    const attemptId = newKey();
    store.set(this.openAtom, () => attemptId);
    // What is being read may be older than what is about to be sent.
    store.set(invalidateReadsAtom);
    return attemptId;
  }

  /**
   * Waits for the answer of an attempt, and reads what has become of it if that is lost. The failure of a lost answer is
   * reported once the outcome is known, or is not: only where the checkout cannot be read, that is left to the caller.
   * @param signal aborts once nobody waits for the outcome
   * @throws the failure of an answer, if the server has not acted
   */
  async end<Answer>(
    store: Store,
    attemptId: string,
    sending: Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<AttemptEnd<Answer>> {
    try {
      const answer = await sending.finally(() => store.set(invalidateReadsAtom));
      this.#close(store, attemptId);
      return { status: 'answered', answer };
    } catch (lost) {
      if (!isLost(lost)) {
        this.#close(store, attemptId);
        throw lost;
      }
      const read = await this.read(store, attemptId, signal);
      if (read.status !== 'unread' || read.error.kind === 'reset') handleFailure(lost, { isKnown: true });
      return { ...read, lost };
    }
  }

  /** Reads what has become of an attempt: again, as long as the server does not know it and `signal` is not aborted. */
  async read(store: Store, attemptId: string, signal?: AbortSignal): Promise<AttemptRead> {
    try {
      const status = await this.#ask(store, attemptId, signal);
      if (status !== 'notKnown') this.#close(store, attemptId);
      return { status };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { status: 'unread', error };
    } finally {
      store.set(this.isDoubtfulAtom, false);
    }
  }

  /** The failure of an attempt, in words; undefined if it is not of an outcome that nobody knows. */
  failureOf(error: unknown): Failure | undefined {
    if (!(error instanceof NotKnownError)) return undefined;
    return { message: this.#words().notKnown, hasPopup: false, error };
  }

  async #ask(store: Store, attemptId: string, signal: AbortSignal | undefined): Promise<AttemptOutcome> {
    for (const delayMs of [...askAgainMs, undefined]) {
      const outcome = attemptOutcome(await store.set(refreshCheckoutAtom), attemptId);
      if (outcome !== 'notKnown') return outcome;
      if (delayMs === undefined || signal?.aborted) break;
      if (!store.get(this.isDoubtfulAtom)) announce(this.#words().doubtful);
      store.set(this.isDoubtfulAtom, true);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (signal?.aborted) break;
    }
    return 'notKnown';
  }

  #close(store: Store, attemptId: string): void {
    store.set(this.openAtom, (open) => (open === attemptId ? undefined : open));
  }
}

/** A UUID. It only has to differ from the session's others, and browsers make none on an http page. */
const newKey = () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
