import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { errorMessages, fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { cardsProblem } from '../../domain/payment/card-flags.ts';
import { cardProblemMessages, payingMessages } from '../../domain/payment/payment-messages.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { openOverlay } from '../../page/overlays.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import { type AttemptState, useAttempt } from '../attempt.ts';
import { bankCheckFailure } from '../checkout/bank-check.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { announceApplied, useFollowedCheckout } from './order-payment.ts';
import {
  endBankPayment,
  NotPaidError,
  type PaymentOutcome,
  paymentAttempts,
  pay as sendOnce,
} from './payment-attempt.ts';
import type { Payment } from './payment-kinds.ts';

export type PaymentState = AttemptState<Exclude<PaymentOutcome, 'idle'>>;

/**
 * The state of a payment: one at a time on the whole page, not aborted when its island unmounts; the button works
 * again only once the outcome is known.
 */
export function usePayment(island: Pick<IslandHandle, 'name' | 'signal' | 'close'>) {
  useFollowedCheckout();
  const store = useStore();
  const { state, attempt, settle, forget } = useAttempt<Exclude<PaymentOutcome, 'idle'>>();
  const isLeaving = state.status === 'leaving';
  const isDoubtful = useAtomValue(paymentAttempts.isDoubtfulAtom) && state.status === 'busy';
  // A refusal may name a new total: from then on that is the one the shopper has seen.
  const refused = useRef<{ seen: number | undefined; amountDue: number }>(undefined);

  // After a back-forward-cache restore the form would stay busy.
  useEffect(() => {
    if (!isLeaving) return undefined;
    return onRestored(() => settle({ status: 'applied' }));
  }, [isLeaving, settle]);

  /** Passes the choice to the page, which pays; closes the island on success. */
  function handOver(pass: () => unknown): Promise<PaymentState> {
    return attempt(
      async () => {
        await pass();
        island.close();
        return 'busy';
      },
      (error) => {
        logThrown(`${island.name}: the page’s onUpdate failed`, error);
        return { message: pageTexts(errorMessages).genericErrorMessage, hasPopup: false, error };
      },
    );
  }

  /** Ends a payment that has led to the bank's page, and back (decision 88). */
  const payAfterBank = (redirectResult: string, provider: Payment['provider']): Promise<PaymentState> =>
    attempt(() => endBankPayment(store, redirectResult, provider), handlePaymentFailure);

  /** @param again what Try Again does, if not this payment alone */
  async function pay(payment: Payment, again?: () => unknown): Promise<PaymentState> {
    if (isLeaving) return state;
    const { amountDue: seen, names } = payment;
    const amountDue = refused.current?.seen === seen ? (refused.current?.amountDue ?? seen) : seen;
    const outcome = await attempt(
      () => sendOnce(store, { ...payment, amountDue }, island.signal),
      (error) => {
        const failure = handlePaymentFailure(error, names);
        if (error instanceof NotPaidError && error.amountDue !== undefined)
          refused.current = { seen, amountDue: error.amountDue };
        if (failure && island.signal.aborted) announceFailure(failure);
        return failure;
      },
      again,
    );
    if (outcome.status === 'applied' && island.signal.aborted) announceApplied(store);
    return outcome;
  }

  return { state, isDoubtful, pay, payAfterBank, handOver, forget };
}

/** Like `handleFailure`, plus the server's card errors of a refused payment. */
export function handlePaymentFailure(error: unknown, names?: readonly string[]): Failure | undefined {
  if (!(error instanceof NotPaidError))
    return bankCheckFailure(error) ?? paymentAttempts.failureOf(error) ?? handleFailure(error);
  const { cause, cardErrors, redirectUrl, amountDue } = error;
  const texts = pageTexts({ ...cardProblemMessages, ...payingMessages });
  const problem =
    cardsProblem(cardErrors, texts, names) ??
    (amountDue === undefined
      ? undefined
      : (cause.serverMessage ?? fillIn(texts.paymentTotalChanged, formatPrice(amountDue, pageContext()))));
  // A card error that the shopper can correct is not a failure.
  const failure = problem ? { message: problem, hasPopup: false } : handleFailure(cause, { isKnown: true });
  if (!failure) return undefined;
  if (redirectUrl)
    openOverlay('payment-error', { message: problem ?? cause.serverMessage, url: redirectUrl });
  return { ...failure, hasPopup: failure.hasPopup || !!redirectUrl, error };
}

/** The popup that paid is closed: the failure is announced on the page, and shown in another popup. */
function announceFailure({ message, hasPopup }: Failure): void {
  announce(message);
  if (!hasPopup) openOverlay('payment-error', { message });
}

/** Logs only the name of the page's exception, which may contain the card that was passed to it. */
function logThrown(what: string, thrown: unknown): void {
  const { name } = Object(thrown) as { name?: unknown };
  const isName = typeof name === 'string' && /^[a-z]{1,40}$/i.test(name);
  console.error(`[storefront-islands] ${what}: ${isName ? name : 'something was thrown'}`);
}
