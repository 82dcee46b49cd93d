import { atom } from 'jotai';
import * as v from 'valibot';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { uuid } from '../../contract/fields.ts';
import {
  type AttemptOutcome,
  askAgainMs,
  type SaidOfAttempt,
  saidOfAttempt,
} from '../../domain/checkout/attempts.ts';
import { CallError, isLost } from '../../http/errors/call-error.ts';
import { newKey } from '../../http/new-key.ts';
import { announce } from '../../page/announce.ts';
import { nextLook } from '../../page/next-look.ts';
import { basketIdAtom } from '../basket.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { NotKnownError } from '../not-known-error.ts';
import { type Store, sharedAtom } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';
import { invalidateReadsAtom, refreshCheckoutAtom } from './whole-checkout.ts';

const keptAttempt = v.object({
  attemptId: uuid,
  basketId: v.optional(v.string()),
  /** The answer has asked for the bank's check, which has not ended: nothing is paid or ordered yet. */
  isAtBank: v.optional(v.boolean()),
});

/** The outcome of an attempt whose answer is not known. */
export type AttemptRead =
  | { [Outcome in AttemptOutcome]: { status: Outcome } }[AttemptOutcome]
  /** The backend keeps no list of attempts, so nobody can tell. */
  | { status: 'unsaid' }
  /** The checkout could not be read. */
  | { status: 'unread'; error: CallError };

/** The answer of an attempt; if the answer was lost, the outcome that was read. */
export type AttemptEnd<Answer> = { status: 'answered'; answer: Answer } | (AttemptRead & { lost: CallError });

/** For the shopper. */
interface AttemptWords {
  /** Shown while the server is asked again. */
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

/** How an outcome is read. */
export interface ReadingAttempt {
  /** Whether the checkout shows that the attempt is done, apart from its list of attempts. */
  isDone?: (checkout: Checkout, said: SaidOfAttempt) => boolean;
  /** Aborts once nobody waits for the outcome. */
  signal?: AbortSignal | undefined;
  /** The server is asked only once, because this page has already asked it for a minute. */
  isOnce?: boolean;
  /** A checkout that cannot be read is asked for again, too. */
  isPatient?: boolean;
  /** The attempt may still be on its way: for a minute, a list without it tells nothing. */
  mayArrive?: boolean;
}

/**
 * Attempts to pay, or those to place the order (decision 51): each is sent once, with a key. After a lost answer the
 * outcome is read; until it is known, the attempt is open, also after a reload.
 */
export class Attempts {
  /** The key of the open attempt of this basket. */
  readonly openAtom;
  /** The key of the attempt that waits for the bank, which may lead back from a page of its own (decision 88). */
  readonly atBankAtom;
  /** What the tab stores of the open attempt: its key, and the basket's id where the shop sends one. */
  readonly #keptAtom;
  /** Whether the server does not know the outcome yet, and is being asked again. */
  readonly isDoubtfulAtom;
  readonly #words;

  constructor({ kept, doubtful, words }: AttemptKind) {
    this.#keptAtom = storedAtom('session', kept, (stored) => {
      const read = v.safeParse(keptAttempt, stored);
      return read.success ? read.output : undefined;
    });
    const ofBasket = atom((get) => {
      const open = get(this.#keptAtom);
      const now = get(basketIdAtom);
      // With the key of another basket's attempt the server would answer about that basket's order.
      return open?.basketId && now && open.basketId !== now ? undefined : open;
    });
    this.openAtom = atom((get) => {
      const open = get(ofBasket);
      return open?.isAtBank ? undefined : open?.attemptId;
    });
    this.atBankAtom = atom((get) => {
      const open = get(ofBasket);
      return open?.isAtBank ? open.attemptId : undefined;
    });
    this.isDoubtfulAtom = sharedAtom(doubtful, () => atom(false));
    this.#words = words;
  }

  /**
   * Opens an attempt; or opens one again whose outcome nobody could tell: with the same key the server does it at most
   * once.
   * @returns the key to send
   */
  begin(store: Store, again?: string): string {
    const attemptId = again ?? newKey();
    store.set(this.#keptAtom, () => ({ attemptId, basketId: store.get(basketIdAtom) }));
    // The answer to a pending read may be older than the attempt.
    store.set(invalidateReadsAtom);
    return attemptId;
  }

  /**
   * Waits for the answer of an attempt; if the answer is lost, reads the outcome. The failure that lost the answer is
   * reported once the reading has ended; only if the checkout cannot be read, the caller reports it.
   * @throws the failure of an answer that says that the server has not acted
   */
  async end<Answer>(
    store: Store,
    attemptId: string,
    sending: Promise<Answer>,
    reading: ReadingAttempt = {},
  ): Promise<AttemptEnd<Answer>> {
    try {
      const answer = await sending.finally(() => store.set(invalidateReadsAtom));
      this.close(store, attemptId);
      return { status: 'answered', answer };
    } catch (lost) {
      if (!isLost(lost)) {
        this.close(store, attemptId);
        throw lost;
      }
      const mayArrive = lost.kind === 'timeout' || lost.status === 408 || lost.status === 504;
      const read = await this.read(store, attemptId, { ...reading, mayArrive });
      if (read.status !== 'unread' || read.error.kind === 'reset') handleFailure(lost, { isKnown: true });
      return { ...read, lost };
    }
  }

  /**
   * Reads the outcome of an attempt: again and again while it is not known, for a minute in which the page is visible and
   * online.
   */
  async read(store: Store, attemptId: string, reading: ReadingAttempt = {}): Promise<AttemptRead> {
    try {
      const read = await this.#ask(store, attemptId, reading);
      if (read.status === 'done' || read.status === 'notDone') this.close(store, attemptId);
      return read;
    } finally {
      store.set(this.isDoubtfulAtom, false);
    }
  }

  /** The message for an attempt whose outcome nobody knows; undefined for any other error. */
  failureOf(error: unknown): Failure | undefined {
    if (!(error instanceof NotKnownError)) return undefined;
    return { message: this.#words().notKnown, hasPopup: false, error };
  }

  async #ask(store: Store, attemptId: string, reading: ReadingAttempt): Promise<AttemptRead> {
    const { signal, isOnce, mayArrive, isPatient } = reading;
    const isFinal = ({ status, ...read }: AttemptRead) =>
      status === 'done' || status === 'notDone' || ('error' in read && !(isPatient && isLost(read.error)));
    for (const delayMs of [...(isOnce ? [] : askAgainMs), undefined]) {
      const read = await this.#look(store, attemptId, reading);
      const isLast = delayMs === undefined || signal?.aborted;
      if (read.status === 'unlisted') {
        if (isLast || !mayArrive) return { status: 'notDone' };
      } else if (isLast || isFinal(read)) return read;
      if (!store.get(this.isDoubtfulAtom)) announce(this.#words().doubtful);
      store.set(this.isDoubtfulAtom, true);
      await nextLook(delayMs, signal);
      if (signal?.aborted) break;
    }
    return { status: 'notKnown' };
  }

  async #look(
    store: Store,
    attemptId: string,
    { isDone }: ReadingAttempt,
  ): Promise<AttemptRead | { status: 'unlisted' }> {
    try {
      const checkout = await store.set(refreshCheckoutAtom);
      const said = saidOfAttempt(checkout, attemptId);
      return { status: isDone?.(checkout, said) ? 'done' : said };
    } catch (error) {
      if (error instanceof CallError) return { status: 'unread', error };
      throw error;
    }
  }

  /** Notes that the attempt waits for the bank: nothing is paid or ordered before the bank's answer. */
  waitForBank(store: Store, attemptId: string): void {
    store.set(this.#keptAtom, () => ({ attemptId, basketId: store.get(basketIdAtom), isAtBank: true }));
  }

  /** Ends an attempt whose outcome is known. */
  close(store: Store, attemptId: string): void {
    store.set(this.#keptAtom, (open) => (open?.attemptId === attemptId ? undefined : open));
  }
}
