import { atom } from 'jotai';
import type { Call, PayloadOf } from '../../contract/call.ts';
import {
  type CardErrors,
  type CheckoutPayment,
  refreshCheckout,
  saveCreditCardToBasket,
  savePayment,
} from '../../contract/payment/payment.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { handleFailure } from '../failure.ts';
import { sharedAtom } from '../store.ts';

/** The payment, as last sent by the server; undefined until it is requested on this page. */
export const checkoutPaymentAtom = sharedAtom('checkoutPayment', () => atom<CheckoutPayment>());

/** The number of cards saved since the server last sent its cards. */
export const cardsSavedSinceAtom = sharedAtom('cardsSavedSince', () => atom(0));

// An answer was lost: whether the order is paid is unknown until the payment has been read again (decision 9).
const isUnsureAtom = sharedAtom('isPaymentUnsure', () => atom(false));

// Numbered reads: how many have begun, the newest that was answered, and up to which they are stale, because they
// began before a payment was sent or answered.
const readsAtom = sharedAtom('paymentReads', () => atom({ begun: 0, answered: 0, stale: 0 }));

const invalidateReadsAtom = sharedAtom('invalidatePaymentReads', () =>
  atom(null, (_get, set) => set(readsAtom, (was) => ({ ...was, stale: was.begun }))),
);

/**
 * Reads the payment. The newest answer wins; a stale one is requested again.
 * @throws CallError
 */
export const refreshPaymentAtom = sharedAtom('refreshPayment', () =>
  atom(null, async (get, set): Promise<CheckoutPayment> => {
    for (;;) {
      const number = get(readsAtom).begun + 1;
      set(readsAtom, (was) => ({ ...was, begun: number }));
      const { payment } = await send(refreshCheckout, {});
      const { answered, stale } = get(readsAtom);
      if (number > answered && number > stale) {
        set(readsAtom, (was) => ({ ...was, answered: number }));
        set(checkoutPaymentAtom, payment);
        set(cardsSavedSinceAtom, 0);
        set(isUnsureAtom, false);
        return payment;
      }
      if (answered > stale) return get(checkoutPaymentAtom)!;
    }
  }),
);

/** Reads the payment for display: a failure has no effect for the shopper. */
export const refreshPaymentQuietlyAtom = sharedAtom('refreshPaymentQuietly', () =>
  atom(null, (_get, set) => {
    set(refreshPaymentAtom).catch((error) => handleFailure(error, { isBackground: true }));
  }),
);

/** A payment to be tried once. */
export interface Payment {
  /** `payWithCards` or `payWithEncryptedCard`. */
  pay(): Promise<PaymentAnswer>;
  /** Whether it pays for the order, by the payment read after a lost answer: `areApplied`. */
  isApplied(payment: CheckoutPayment): boolean;
  /** The number of cards that it saves to the account. */
  savedCount: number;
  /** The names of its cards, if there are two. */
  names?: readonly string[];
  /** Wipes its cards, if it will not be sent. */
  wipe?(): void;
  /** Aborts if it is cancelled before it was sent. */
  signal?: AbortSignal;
}

export interface PaymentAnswer {
  call: Call;
  isSuccess: boolean;
  message?: string | undefined;
  redirectUrl?: string | undefined;
  /** The first card, and the second. */
  cardErrors: readonly (CardErrors | undefined)[];
}

/** Pays with one or two cards, new or saved ones. */
export async function payWithCards(payload: PayloadOf<typeof savePayment>): Promise<PaymentAnswer> {
  const { cardOneErrors, cardTwoErrors, ...answer } = await send(savePayment, payload);
  return { ...answer, call: savePayment, cardErrors: [cardOneErrors, cardTwoErrors] };
}

/** Pays with a card encrypted by the payment provider's fields. */
export async function payWithEncryptedCard(
  payload: PayloadOf<typeof saveCreditCardToBasket>,
): Promise<PaymentAnswer> {
  const { cardErrors, ...answer } = await send(saveCreditCardToBasket, payload);
  return { ...answer, call: saveCreditCardToBasket, cardErrors: [cardErrors] };
}

/** The order is not paid: the server refused, or the payment was read after a lost answer. */
export class NotPaidError extends Error {
  override name = 'NotPaidError';
  declare cause: CallError;
  cardErrors: PaymentAnswer['cardErrors'] = [];
  /** The URL after a payment that was not authorized (checkout §2.1). */
  redirectUrl?: string | undefined;
}

/** The result of a payment that has not failed. */
type PaymentOutcome =
  /** `isRead`: the payment has been read since. */
  | { status: 'applied'; redirectUrl?: string | undefined; isRead?: true }
  /** Before it was sent. */
  | { status: 'given-up' };

/**
 * Pays, once. After a lost answer the payment is read, because it may have succeeded. If it cannot be read, the next
 * payment on this page reads it before it sends anything (decision 9).
 * @throws NotPaidError if nothing was paid; CallError if that is unknown, or nothing was sent
 */
export const payAtom = sharedAtom('pay', () =>
  atom(null, async (get, set, payment: Payment): Promise<PaymentOutcome> => {
    const { isApplied, signal } = payment;
    if (get(isUnsureAtom) && !signal?.aborted) {
      const read = await set(refreshPaymentAtom).catch((error) => {
        if (!signal?.aborted) throw error;
      });
      if (read && isApplied(read)) return { status: 'applied', isRead: true };
    }
    if (signal?.aborted) return { status: 'given-up' };
    try {
      return await set(sendPaymentAtom, payment);
    } catch (error) {
      if (!(error instanceof CallError) || !isLost(error)) throw error;
      return set(afterLostAnswerAtom, payment, error);
    }
  }),
);

const sendPaymentAtom = sharedAtom('sendPayment', () =>
  atom(null, async (get, set, { pay, savedCount }: Payment): Promise<PaymentOutcome> => {
    set(invalidateReadsAtom);
    const answer = await pay().finally(() => set(invalidateReadsAtom));
    const { isSuccess, message, redirectUrl, call, cardErrors } = answer;
    if (isSuccess) {
      set(cardsSavedSinceAtom, (was) => was + savedCount);
      return { status: 'applied', redirectUrl };
    }
    // The order may have changed, which may be the reason.
    if (get(checkoutPaymentAtom)) set(refreshPaymentQuietlyAtom);
    // The server's message is for the shopper only: it may name a card, which must not be logged.
    const cause = Object.assign(refusal(call), { serverMessage: message });
    throw Object.assign(new NotPaidError('refused', { cause }), { cardErrors, redirectUrl });
  }),
);

/** The failure is reported once its outcome is known. */
const afterLostAnswerAtom = sharedAtom('afterLostPaymentAnswer', () =>
  atom(null, async (_get, set, { isApplied }: Payment, lost: CallError): Promise<PaymentOutcome> => {
    set(isUnsureAtom, true);
    let read: CheckoutPayment;
    try {
      read = await set(refreshPaymentAtom);
    } catch (readError) {
      if (!isReset(readError)) throw lost;
      // The session has expired: the shopper only sees that, and the payment's failure is only reported.
      handleFailure(lost, { isKnown: true });
      throw readError;
    }
    if (!isApplied(read)) throw new NotPaidError('not done', { cause: lost });
    handleFailure(lost, { isKnown: true });
    return { status: 'applied', isRead: true };
  }),
);

const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';

/** Whether the server may have acted although its answer was lost. */
function isLost({ kind, status = 0 }: CallError): boolean {
  return /network|timeout|format|shape|aborted/.test(kind) || status >= 500;
}
