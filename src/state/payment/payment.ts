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
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** How the order is paid, as the server said last; undefined where this page has not asked. */
export const checkoutPaymentAtom = sharedAtom('checkoutPayment', () => atom<CheckoutPayment>());

/** How many cards were saved to the account since the server was last asked for its cards. */
export const cardsSavedSinceAtom = sharedAtom('cardsSavedSince', () => atom(0));

// An answer was lost: whether the order is paid is not known until the payment has been read again (decision 9).
const isUnsureAtom = sharedAtom('isPaymentUnsure', () => atom(false));

// Reads by their numbers: how many have begun, the newest that was answered, and those that began before a payment did or
// ended, which say nothing of what came of it.
const readsAtom = sharedAtom('paymentReads', () => atom({ begun: 0, answered: 0, outdated: 0 }));

/**
 * Reads how the order is paid. An answer that a newer one has overtaken is dropped for that; one that a payment has
 * overtaken is asked for again.
 * @throws CallError; nothing is reported.
 */
export const refreshPaymentAtom = sharedAtom('refreshPayment', () =>
  atom(null, async (get, set): Promise<CheckoutPayment> => {
    for (;;) {
      const number = get(readsAtom).begun + 1;
      set(readsAtom, (was) => ({ ...was, begun: number }));
      const { payment } = await send(refreshCheckout, {});
      const { answered, outdated } = get(readsAtom);
      if (number > answered && number > outdated) {
        set(readsAtom, (was) => ({ ...was, answered: number }));
        set(checkoutPaymentAtom, payment);
        set(cardsSavedSinceAtom, 0);
        set(isUnsureAtom, false);
        return payment;
      }
      if (answered > outdated) return get(checkoutPaymentAtom)!;
    }
  }),
);

/** One way to pay the order, to be tried once. */
export interface Payment {
  /** `payWithCards` or `payWithEncryptedCard`. */
  pay(): Promise<PaymentAnswer>;
  /** Whether it pays by what the server says, read after its own answer was lost: `areApplied`. */
  isApplied(payment: CheckoutPayment): boolean;
  /** How many cards it saves to the account. */
  savedCount: number;
  /** What its cards are called, where there are two. */
  names?: readonly string[];
  /** Empties the cards that it holds: it is not sent any more. */
  wipe?(): void;
  /** Aborts where it is given up before it was sent. */
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

/** What came of a payment that did not throw. */
type PaymentOutcome =
  /** `isRead` where the payment has been read since. */
  | { status: 'applied'; redirectUrl?: string | undefined; isRead?: true }
  | {
      status: 'refused';
      message?: string | undefined;
      /** Where a payment leads that was not authorized (checkout §2.1). */
      redirectUrl?: string | undefined;
      cardErrors: PaymentAnswer['cardErrors'];
    }
  /** Before it was sent. */
  | { status: 'given-up' };

/**
 * Pays, once. After a lost answer the payment is read: where it was done after all that is what comes of it; where it
 * cannot be read, the next payment of this page reads it before it sends anything (decision 9).
 * @throws CallError, after reporting it.
 */
export const payAtom = sharedAtom('pay', () =>
  atom(null, async (get, set, payment: Payment): Promise<PaymentOutcome> => {
    const { pay, isApplied, savedCount, signal } = payment;
    const outdateReads = () => set(readsAtom, (was) => ({ ...was, outdated: was.begun }));
    let hasSent = false;
    try {
      if (!signal?.aborted && get(isUnsureAtom) && isApplied(await set(refreshPaymentAtom)))
        return { status: 'applied', isRead: true };
      if (signal?.aborted) return { status: 'given-up' };
      hasSent = true;
      outdateReads();
      const { isSuccess, message, redirectUrl, call, cardErrors } = await pay().finally(outdateReads);
      if (isSuccess) {
        set(cardsSavedSinceAtom, (was) => was + savedCount);
        return { status: 'applied', redirectUrl };
      }
      // A card that the shopper can mend is no failure of the shop's.
      if (!cardErrors.some(hasFlag)) {
        // Without the server's words, which are for the shopper alone: they may name a card, which no log should.
        reportFailure(refusal(call));
      }
      return { status: 'refused', message, redirectUrl, cardErrors };
    } catch (error) {
      // Nobody waits for it any more.
      if (!hasSent && signal?.aborted) return { status: 'given-up' };
      // The refresh popup says it, without a log (checkout §8).
      if (!isReset(error)) reportFailure(error);
      if (!hasSent || !isLost(error)) throw error;
      set(isUnsureAtom, true);
      const read = await set(refreshPaymentAtom).catch((readError) => {
        // The session has gone: that is what the shopper is told.
        if (isReset(readError)) throw readError;
        return undefined;
      });
      if (read && isApplied(read)) return { status: 'applied', isRead: true };
      throw error;
    }
  }),
);

/** Whether the server finds anything wrong with a card. */
export function hasFlag(errors: CardErrors | undefined): boolean {
  return !!errors && Object.values(errors).some((flag) => flag === true);
}

/** Whether the server has reset the session, which the refresh popup says (checkout §8). */
export const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';

/** Whether the server may have done what it was asked, without its answer having come. */
function isLost(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return /network|timeout|format|shape|aborted/.test(error.kind) || (error.status ?? 0) >= 500;
}
