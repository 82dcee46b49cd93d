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
  /** Its answer has asked for the bank's check, which is not ended: nothing has been done. */
  isAtBank: v.optional(v.boolean()),
});

/** What has become of an attempt whose answer is not known. */
export type AttemptRead =
  | { [Outcome in AttemptOutcome]: { status: Outcome } }[AttemptOutcome]
  /** The backend keeps no attempts, so nothing tells. */
  | { status: 'unsaid' }
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

/** How an outcome is read. */
export interface ReadingAttempt {
  /** Whether the checkout itself shows that it is done, by more than its list. */
  isDone?: (checkout: Checkout, said: SaidOfAttempt) => boolean;
  /** Aborts once nobody waits for the outcome. */
  signal?: AbortSignal | undefined;
  /** The server is asked only once: it has been asked for long before. */
  isOnce?: boolean;
  /** A checkout that cannot be read is asked for again, too. */
  isPatient?: boolean;
  /** It may still be on its way, so a list without it tells nothing until the server has had a minute for it. */
  mayArrive?: boolean;
}

/**
 * Attempts to pay, or those to place the order (decision 51): each has a key that goes along, and is sent once. After a
 * lost answer its outcome is read; until it is known, the attempt is open, also after a reload.
 */
export class Attempts {
  /** The key of this basket's attempt whose outcome is not known. */
  readonly openAtom;
  /** The key of the attempt that waits for the bank, which may lead back from a page of its own (decision 88). */
  readonly atBankAtom;
  /** The attempt, for this tab: its key, and its basket's id where the shop sends one. Nothing else of it is stored. */
  readonly #keptAtom;
  /** The server does not know an outcome yet, and is asked again. */
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
      // Of another basket it would be answered with that one's order.
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
   * Opens an attempt, or sends one again whose outcome nobody could tell: with the same key it is done at most once.
   * @returns its key, to be sent along
   */
  begin(store: Store, again?: string): string {
    const attemptId = again ?? newKey();
    store.set(this.#keptAtom, () => ({ attemptId, basketId: store.get(basketIdAtom) }));
    // What is being read may be older than what is about to be sent.
    store.set(invalidateReadsAtom);
    return attemptId;
  }

  /**
   * Waits for the answer of an attempt, and reads what has become of it if that is lost. The failure of a lost answer is
   * reported once the outcome is known, or is not: only where the checkout cannot be read, that is left to the caller.
   * @throws the failure of an answer, if the server has not acted
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
   * Reads what has become of an attempt: again, while that is not known, for a minute in which the page is visible and
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

  /** The failure of an attempt, in words; undefined if it is not of an outcome that nobody knows. */
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

  /** The bank is asked: until it has answered, nothing is done. */
  waitForBank(store: Store, attemptId: string): void {
    store.set(this.#keptAtom, () => ({ attemptId, basketId: store.get(basketIdAtom), isAtBank: true }));
  }

  /** Nothing can become of it any more. */
  close(store: Store, attemptId: string): void {
    store.set(this.#keptAtom, (open) => (open?.attemptId === attemptId ? undefined : open));
  }
}
