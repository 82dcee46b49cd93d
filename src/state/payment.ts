import { atom } from 'jotai';
import type { Call, PayloadOf } from '../contract/call.ts';
import {
  type CardErrors,
  type CheckoutPayment,
  refreshCheckout,
  saveCreditCardToBasket,
  savePayment,
} from '../contract/payment.ts';
import { refusal } from '../http/address.ts';
import { CallError } from '../http/errors/call-error.ts';
import { send } from '../http/send.ts';
import { reportFailure } from './report.ts';
import { sharedAtom } from './store.ts';

/** How the order is paid, as the server said last; undefined where this page has not asked. */
export const checkoutPaymentAtom = sharedAtom('checkoutPayment', () => atom<CheckoutPayment>());

// An answer was lost: whether the order is paid is not known until the payment has been read again (decision 9).
const isUnsureAtom = sharedAtom('isPaymentUnsure', () => atom(false));

/**
 * Reads how the order is paid.
 * @throws CallError; nothing is reported.
 */
export const refreshPaymentAtom = sharedAtom('refreshPayment', () =>
  atom(null, async (_get, set): Promise<CheckoutPayment> => {
    const { payment } = await send(refreshCheckout, {});
    set(checkoutPaymentAtom, payment);
    set(isUnsureAtom, false);
    return payment;
  }),
);

/** One way to pay the order, to be tried once. */
export interface Payment {
  /** `payWithCards` or `payWithEncryptedCard`. */
  pay(): Promise<PaymentAnswer>;
  /** Whether it pays by what the server says, read after its own answer was lost: by the last four digits. */
  isApplied(payment: CheckoutPayment): boolean;
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
    };

/**
 * Pays, once. After a lost answer the payment is read: where it was done after all that is what comes of it; where it
 * cannot be read, the next payment of this page reads it before it sends anything (decision 9).
 * @throws CallError, after reporting it.
 */
export const payAtom = sharedAtom('pay', () =>
  atom(null, async (get, set, { pay, isApplied }: Payment): Promise<PaymentOutcome> => {
    let hasSent = false;
    try {
      if (get(isUnsureAtom) && isApplied(await set(refreshPaymentAtom)))
        return { status: 'applied', isRead: true };
      hasSent = true;
      const { isSuccess, message, redirectUrl, call, cardErrors } = await pay();
      if (isSuccess) return { status: 'applied', redirectUrl };
      // A card that the shopper can mend is no failure of the shop's.
      if (!cardErrors.some(hasFlag)) {
        const error = refusal(call);
        // For the shopper alone: it may name a card, which no log should.
        error.serverMessage = message;
        reportFailure(error);
      }
      return { status: 'refused', message, redirectUrl, cardErrors };
    } catch (error) {
      // The refresh popup says it, without a log (checkout §8).
      if (!isReset(error)) reportFailure(error);
      if (!hasSent || !isLost(error)) throw error;
      set(isUnsureAtom, true);
      const payment = await set(refreshPaymentAtom).catch(() => undefined);
      if (payment && isApplied(payment)) return { status: 'applied', isRead: true };
      throw error;
    }
  }),
);

/** Whether the server finds anything wrong with a card. */
export function hasFlag(errors: CardErrors | undefined): boolean {
  return !!errors && Object.values(errors).some((flag) => flag === true);
}

const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';

/** Whether the server may have done what it was asked, without its answer having come. */
function isLost(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return /network|timeout|format|shape|aborted/.test(error.kind) || (error.status ?? 0) >= 500;
}
