import { atom } from 'jotai';
import { type Call, failsBeforeCheckout, type PayloadOf } from '../../contract/call.ts';
import type { CardErrors } from '../../contract/payment/card.ts';
import type { savePayment } from '../../contract/payment/payment.ts';
import type { SentCard } from '../../domain/payment/paying-cards.ts';
import type { PaymentNotices } from '../../domain/payment/payment-notices.ts';
import { callTimeoutMs } from '../../domain/retry.ts';
import { loadCode } from '../load-code.ts';
import { sharedAtom } from '../store.ts';

/** Fields sent with every attempt (decision 51). */
export type PaymentAttempt = Pick<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'>;

/** A payment to be tried once. */
export interface Payment {
  /** Calls one of the functions, which are loaded before a payment is sent. */
  pay(
    attempt: PaymentAttempt,
    calls: Pick<PaymentCalls, 'payWithCards' | 'payWithEncryptedCard'>,
  ): Promise<PaymentAnswer>;
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
  /** The current amount, if the payment was refused because it has changed. */
  amountDue?: number | undefined;
  /** The first card, and the second. */
  cardErrors: readonly (CardErrors | undefined)[];
}

/** The result of a payment that has not failed. */
export type PaymentOutcome =
  /** `isRead`: the payment has been read since. */
  | { status: 'applied'; redirectUrl?: string | undefined; isRead?: true }
  /** Cancelled before it was sent. */
  | { status: 'cancelled' };

type PaymentCalls = typeof import('./send-payment.ts');

// Not in the store, which another version of the library may share: a form needs the code of its own version.
let paymentCalls: Promise<PaymentCalls> | undefined;

/**
 * The code that sends a payment and reads its outcome. All of it is loaded before a payment is sent, because the
 * network may fail afterwards; a form loads it as soon as the shopper uses it. It throws like `loadCode`, also if the
 * code does not load in time, and as soon as `signal` aborts.
 */
export function loadPaymentCalls(signal?: AbortSignal): Promise<PaymentCalls> {
  paymentCalls ??= import(/* Sends a payment, and reads the checkout. */ './send-payment.ts').catch(
    (error) => {
      paymentCalls = undefined;
      throw error;
    },
  );
  let timer: ReturnType<typeof setTimeout>;
  const ended = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject();
    signal?.addEventListener('abort', reject);
    timer = setTimeout(reject, callTimeoutMs, Error('not in time'));
  });
  const loading = Promise.race([paymentCalls, ended]).finally(() => clearTimeout(timer));
  return loadCode(loading, 'send-payment.js', failsBeforeCheckout);
}

/**
 * Pays, once. After a lost answer the payment is read, because it may have succeeded. If it cannot be read, the next
 * payment on this page reads it before it sends anything (decisions 9, 51).
 * @throws NotPaidError if nothing was paid; NotKnownError if the server does not say; CallError if it cannot be asked,
 * or nothing was sent
 */
export const payAtom = sharedAtom('pay', () =>
  atom(null, async (_get, set, payment: Payment): Promise<PaymentOutcome> => {
    const { signal } = payment;
    const loaded = await loadPaymentCalls(signal).catch((error) => {
      if (!signal?.aborted) throw error;
    });
    return loaded ? set(loaded.payNowAtom, payment) : { status: 'cancelled' };
  }),
);
