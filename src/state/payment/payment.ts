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

/** How the order is paid, as the server said last; undefined until this page has asked. */
export const checkoutPaymentAtom = sharedAtom('checkoutPayment', () => atom<CheckoutPayment>());

/** How many cards were saved to the account since the server was last asked for its cards. */
export const cardsSavedSinceAtom = sharedAtom('cardsSavedSince', () => atom(0));

// An answer was lost: whether the order is paid is unknown until the payment has been read again (decision 9).
const isUnsureAtom = sharedAtom('isPaymentUnsure', () => atom(false));

// Reads are numbered: how many have begun, the newest that was answered, and up to which they are stale, because they began
// before a payment was sent or answered.
const readsAtom = sharedAtom('paymentReads', () => atom({ begun: 0, answered: 0, stale: 0 }));

const invalidateReadsAtom = sharedAtom('invalidatePaymentReads', () =>
  atom(null, (_get, set) => set(readsAtom, (was) => ({ ...was, stale: was.begun }))),
);

/**
 * Reads how the order is paid. Of several answers the newest counts; a stale one is requested again.
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

/** Reads the payment for what shows it: a failure changes nothing for the shopper. */
export const refreshPaymentQuietlyAtom = sharedAtom('refreshPaymentQuietly', () =>
  atom(null, (_get, set) => {
    set(refreshPaymentAtom).catch((error) => handleFailure(error, { isBackground: true }));
  }),
);

/** One way to pay the order, to be tried once. */
export interface Payment {
  /** `payWithCards` or `payWithEncryptedCard`. */
  pay(): Promise<PaymentAnswer>;
  /** Whether it pays the order, by the payment as it was read after the answer was lost: `areApplied`. */
  isApplied(payment: CheckoutPayment): boolean;
  /** How many cards it saves to the account. */
  savedCount: number;
  /** What its cards are called, where there are two. */
  names?: readonly string[];
  /** Empties its cards, when it will not be sent any more. */
  wipe?(): void;
  /** Aborts when it is given up before it was sent. */
  signal?: AbortSignal;
}

export interface PaymentAnswer {
  call: Call;
  isSuccess: boolean;
  message?: string | undefined;
  redirectUrl?: string | undefined;
  /** Of the first card and of the second. */
  cardErrors: readonly (CardErrors | undefined)[];
}

/** Pays with one or two cards, new ones or the account's. */
export async function payWithCards(payload: PayloadOf<typeof savePayment>): Promise<PaymentAnswer> {
  const { cardOneErrors, cardTwoErrors, ...answer } = await send(savePayment, payload);
  return { ...answer, call: savePayment, cardErrors: [cardOneErrors, cardTwoErrors] };
}

/** Pays with a card that the payment provider's fields have encrypted. */
export async function payWithEncryptedCard(
  payload: PayloadOf<typeof saveCreditCardToBasket>,
): Promise<PaymentAnswer> {
  const { cardErrors, ...answer } = await send(saveCreditCardToBasket, payload);
  return { ...answer, call: saveCreditCardToBasket, cardErrors: [cardErrors] };
}

/** The order is known not to be paid: the server refused, or its answer was lost and the payment has been read since. */
export class NotPaidError extends Error {
  override name = 'NotPaidError';
  declare cause: CallError;
  cardErrors: PaymentAnswer['cardErrors'] = [];
  /** Where a payment leads that was not authorized (checkout §2.1). */
  redirectUrl?: string | undefined;
}

/** What came of a payment that has not failed. */
type PaymentOutcome =
  /** `isRead`: the payment has been read since. */
  | { status: 'applied'; redirectUrl?: string | undefined; isRead?: true }
  /** Before it was sent. */
  | { status: 'given-up' };

/**
 * Pays, once. After a lost answer the payment is read: it may be done after all. Where it cannot be read, the next payment
 * on this page reads it before it sends anything (decision 9).
 * @throws NotPaidError where nothing was paid; CallError where that is unknown, or nothing was sent
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
    // The order may have changed, which may be why.
    if (get(checkoutPaymentAtom)) set(refreshPaymentQuietlyAtom);
    // The server's words are for the shopper alone: they may name a card, which belongs into no log.
    const cause = Object.assign(refusal(call), { serverMessage: message });
    throw Object.assign(new NotPaidError('refused', { cause }), { cardErrors, redirectUrl });
  }),
);

/** The failure is reported once it is known what it means to the shopper. */
const afterLostAnswerAtom = sharedAtom('afterLostPaymentAnswer', () =>
  atom(null, async (_get, set, { isApplied }: Payment, lost: CallError): Promise<PaymentOutcome> => {
    set(isUnsureAtom, true);
    let read: CheckoutPayment;
    try {
      read = await set(refreshPaymentAtom);
    } catch (readError) {
      if (!isReset(readError)) throw lost;
      // The session is gone: that is what the shopper is told, and the payment's failure is only reported.
      handleFailure(lost, { isKnown: true });
      throw readError;
    }
    if (!isApplied(read)) throw new NotPaidError('not done', { cause: lost });
    handleFailure(lost, { isKnown: true });
    return { status: 'applied', isRead: true };
  }),
);

const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';

/** Whether the server may have done what it was asked, although its answer did not come. */
function isLost({ kind, status = 0 }: CallError): boolean {
  return /network|timeout|format|shape|aborted/.test(kind) || status >= 500;
}
