import { atom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Call, PayloadOf } from '../contract/call.ts';
import {
  type CardErrors,
  type CheckoutPayment,
  refreshCheckout,
  saveCreditCardToBasket,
  savePayment,
} from '../contract/payment.ts';
import { errorMessages, withOverrides } from '../domain/messages.ts';
import { refusal } from '../http/address.ts';
import { CallError } from '../http/errors/call-error.ts';
import { send } from '../http/send.ts';
import { shopperMessage } from '../http/shopper-message.ts';
import { pageContext } from '../page/context.ts';
import { navigate } from '../page/navigation.ts';
import { logFailure, reportFailure } from './report.ts';
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

interface PaymentAnswer {
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
  | { status: 'applied'; redirectUrl?: string | undefined }
  | { status: 'refused'; message?: string | undefined; cardErrors: PaymentAnswer['cardErrors'] };

/**
 * Pays, once. After a lost answer the payment is read: where it was done after all that is what comes of it; where it
 * cannot be read, the next payment of this page reads it before it sends anything (decision 9).
 * @throws CallError, after reporting it.
 */
const payAtom = sharedAtom('pay', () =>
  atom(null, async (get, set, { pay, isApplied }: Payment): Promise<PaymentOutcome> => {
    let hasSent = false;
    try {
      if (get(isUnsureAtom) && isApplied(await set(refreshPaymentAtom))) return { status: 'applied' };
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
      return { status: 'refused', message, cardErrors };
    } catch (error) {
      // The refresh popup says it, without a log (checkout §8).
      if (!isReset(error)) reportFailure(error);
      if (!hasSent || !isLost(error)) throw error;
      set(isUnsureAtom, true);
      const payment = await set(refreshPaymentAtom).catch(() => undefined);
      if (payment && isApplied(payment)) return { status: 'applied' };
      throw error;
    }
  }),
);

function hasFlag(errors: CardErrors | undefined): boolean {
  return !!errors && Object.values(errors).some((flag) => flag === true);
}

const isReset = (error: unknown) => error instanceof CallError && error.kind === 'reset';

/** Whether the server may have done what it was asked, without its answer having come. */
function isLost(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return /network|timeout|format|shape|aborted/.test(error.kind) || (error.status ?? 0) >= 500;
}

export type PaymentState =
  | { status: 'idle' | 'busy' }
  /** The order is paid by it; `isLeaving` while the server's redirect is followed. */
  | { status: 'applied'; isLeaving: boolean }
  /** `message` is for the shopper; left out where a card's flags say it. */
  | { status: 'failed'; message?: string | undefined; cardErrors: PaymentAnswer['cardErrors'] };

/** The island that pays: `useIsland()`. */
interface PayingIsland {
  readonly signal: AbortSignal;
  open(name: string): Promise<void>;
}

/**
 * A payment as the shopper sees it: one at a time, never given up half-way, and the button works again only when it is
 * known what came of it.
 */
export function usePayment(island: PayingIsland) {
  const store = useStore();
  const [state, setState] = useState<PaymentState>({ status: 'idle' });
  const isBusy = useRef(false);

  // What led away is done when the page comes back from the back-forward cache.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setState((was) => (was.status === 'applied' ? { status: 'applied', isLeaving: false } : was));
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);

  /** Pays, unless another payment is under way, and answers how it stands then. */
  async function pay(payment: Payment): Promise<PaymentState> {
    if (isBusy.current) return state;
    isBusy.current = true;
    setState({ status: 'busy' });
    const next = await outcomeOf(payment);
    isBusy.current = next.status === 'applied' && next.isLeaving;
    setState(next);
    return next;
  }

  async function outcomeOf(payment: Payment): Promise<PaymentState> {
    const messages = withOverrides(errorMessages, pageContext().messages);
    try {
      const outcome = await store.set(payAtom, payment);
      if (outcome.status === 'refused') {
        const { message, cardErrors } = outcome;
        const generic = cardErrors.some(hasFlag) ? undefined : messages.genericErrorMessage;
        return { status: 'failed', message: message ?? generic, cardErrors };
      }
      const isLeaving = !!outcome.redirectUrl && !island.signal.aborted && navigate(outcome.redirectUrl);
      // For what is opened next on this page: which cards pay by now.
      if (!isLeaving) store.set(refreshPaymentAtom).catch(logFailure);
      return { status: 'applied', isLeaving };
    } catch (error) {
      const kind = error instanceof CallError && error.kind;
      // The page is being left: it may come back as it is.
      if (kind === 'aborted') return { status: 'idle' };
      if (kind === 'token' || kind === 'reset') island.open('refresh-popup').catch(() => {});
      return { status: 'failed', message: shopperMessage(error, messages), cardErrors: [] };
    }
  }

  /** A failure is no longer of what the shopper has before them. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return { state, pay, forget };
}
