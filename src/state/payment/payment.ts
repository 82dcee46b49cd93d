import { atom } from 'jotai';
import type { Call, FailurePolicy, PayloadOf } from '../../contract/call.ts';
import { type CardErrors, saveCreditCardToBasket, savePayment } from '../../contract/payment/payment.ts';
import { payingCards, type SentCard } from '../../domain/payment/applied-cards.ts';
import type { PaymentNotices } from '../../domain/payment/payment-notices.ts';
import { callTimeoutMs } from '../../domain/retry.ts';
import { refusal } from '../../http/address.ts';
import { NetworkError } from '../../http/errors/network-error.ts';
import { send } from '../../http/send.ts';
import { isLost, newAttemptId } from '../checkout/lost-answer.ts';
import { cardsSavedSinceAtom, invalidateReadsAtom } from '../checkout/whole-checkout.ts';
import { sharedAtom } from '../store.ts';
import { setAppliedCardsAtom } from './applied-cards.ts';
import { checkoutPaymentAtom, lostAttemptAtom, NotPaidError } from './payment-attempt.ts';
import { notePaymentNoticesAtom } from './payment-notices.ts';

/** What goes along with each attempt (decision 51). */
export type PaymentAttempt = Pick<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'>;

/** A payment to be tried once. */
export interface Payment {
  /** `payWithCards` or `payWithEncryptedCard`. */
  pay(attempt: PaymentAttempt): Promise<PaymentAnswer>;
  /** Identical for the same cards and amounts, without card data: a lost attempt of it is not sent twice. */
  key: unknown;
  /** Its cards, for the message that they pay. */
  cards: readonly SentCard[];
  /** The amount that the shopper saw, in cents. */
  amountDue?: number | undefined;
  /** The number of cards that it saves to the account. */
  savedCount: number;
  /** The names of its cards, if there are two. */
  names?: readonly string[];
  /** Wipes its cards, if it will not be sent. */
  wipe?(): void;
  /** Aborts if it is cancelled before it was sent. */
  signal?: AbortSignal;
}

export interface PaymentAnswer extends PaymentNotices {
  call: Call;
  isSuccess: boolean;
  message?: string | undefined;
  redirectUrl?: string | undefined;
  /** The amount now, if the payment was refused because it is another. */
  amountDue?: number | undefined;
  /** The first card, and the second. */
  cardErrors: readonly (CardErrors | undefined)[];
}

/** Pays with one or two cards, new or saved ones. */
export async function payWithCards(
  payload: Omit<PayloadOf<typeof savePayment>, keyof PaymentAttempt>,
  attempt: PaymentAttempt,
): Promise<PaymentAnswer> {
  const { cardOneErrors, cardTwoErrors, ...answer } = await send(savePayment, { ...attempt, ...payload });
  return { ...answer, call: savePayment, cardErrors: [cardOneErrors, cardTwoErrors] };
}

/** Pays with a card encrypted by the payment provider's fields. */
export async function payWithEncryptedCard(
  payload: Omit<PayloadOf<typeof saveCreditCardToBasket>, keyof PaymentAttempt>,
  attempt: PaymentAttempt,
): Promise<PaymentAnswer> {
  const { cardErrors, ...answer } = await send(saveCreditCardToBasket, { ...attempt, ...payload });
  return { ...answer, call: saveCreditCardToBasket, cardErrors: [cardErrors] };
}

/** The result of a payment that has not failed. */
export type PaymentOutcome =
  /** `isRead`: the payment has been read since. */
  | { status: 'applied'; redirectUrl?: string | undefined; isRead?: true }
  /** Before it was sent. */
  | { status: 'given-up' };

type Reading = typeof import('./read-payment.ts');

let reading: Promise<Reading> | undefined;

/**
 * The code that reads the checkout, so what became of a payment. It is there before a payment is sent, because
 * afterwards the network may be gone; a form loads it as soon as it is used.
 * @throws NetworkError if it does not come in time, or before `signal` aborts. The form shows it: nothing was sent, and
 * what is typed stays.
 */
export function loadReading(signal?: AbortSignal): Promise<Reading> {
  reading ??= import(/* Reads the checkout, and what became of a payment. */ './read-payment.ts');
  const ended = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject();
    signal?.addEventListener('abort', reject);
    setTimeout(reject, callTimeoutMs);
  });
  return Promise.race([ended, reading]).catch((cause) => {
    reading = undefined;
    const failure: FailurePolicy = { ...savePayment.failure, network: 'message' };
    const details = { action: 'load code', method: 'GET', api: 'read-payment.js', failure };
    throw new NetworkError(details, 'it did not load', { cause });
  });
}

/**
 * Pays, once. After a lost answer the payment is read, because it may have succeeded. If it cannot be read, the next
 * payment on this page reads it before it sends anything (decisions 9, 51).
 * @throws NotPaidError if nothing was paid; NotKnownError if the server does not say; CallError if it cannot be asked,
 * or nothing was sent
 */
export const payAtom = sharedAtom('pay', () =>
  atom(null, async (get, set, payment: Payment): Promise<PaymentOutcome> => {
    const { key, signal } = payment;
    const unlessGivenUp = (error: unknown) => {
      if (!signal?.aborted) throw error;
    };
    const read = await loadReading(signal).catch(unlessGivenUp);
    if (!read) return { status: 'given-up' };
    const { readPaymentAtom, afterReadAtom, afterLostAnswerAtom } = read;
    const lost = get(lostAttemptAtom);
    if (lost) {
      const isDone = await set(readPaymentAtom, lost.attemptId, signal).catch(unlessGivenUp);
      if (isDone && lost.key === key) return set(afterReadAtom, payment);
    }
    if (signal?.aborted) return { status: 'given-up' };
    const attemptId = newAttemptId();
    try {
      return await set(sendPaymentAtom, payment, attemptId);
    } catch (error) {
      if (!isLost(error)) throw error;
      set(lostAttemptAtom, { attemptId, key });
      return set(afterLostAnswerAtom, payment, { attemptId, error });
    }
  }),
);

const sendPaymentAtom = sharedAtom('sendPayment', () =>
  atom(null, async (get, set, payment: Payment, attemptId: string): Promise<PaymentOutcome> => {
    const { pay, savedCount, cards, amountDue: seen } = payment;
    set(invalidateReadsAtom);
    const answer = await pay({ attemptId, amountDue: seen }).finally(() => set(invalidateReadsAtom));
    const { isSuccess, message, redirectUrl, amountDue, call, cardErrors } = answer;
    set(notePaymentNoticesAtom, answer);
    if (isSuccess) {
      set(cardsSavedSinceAtom, (was) => was + savedCount);
      set(setAppliedCardsAtom, payingCards(cards, seen));
      return { status: 'applied', redirectUrl };
    }
    // The order may have changed, which may be the reason.
    if (get(checkoutPaymentAtom)) set((await loadReading()).refreshCheckoutQuietlyAtom);
    // The server's message is for the shopper only: it may name a card, which must not be logged.
    const cause = Object.assign(refusal(call), { serverMessage: message });
    throw Object.assign(new NotPaidError('refused', { cause }), { cardErrors, redirectUrl, amountDue });
  }),
);
