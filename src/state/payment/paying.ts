import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { errorMessages, fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { cardsProblem } from '../../domain/payment/card-flags.ts';
import { cardProblemMessages, payingMessages } from '../../domain/payment/payment-messages.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { navigate } from '../../page/navigation.ts';
import { openOverlay } from '../../page/overlays.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import { type AttemptState, useAttempt } from '../attempt.ts';
import { NotKnownError } from '../checkout/lost-answer.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { sharedAtom } from '../store.ts';
import { announceApplied, useFollowedCheckout } from './known-payment.ts';
import { loadPaymentCalls, type Payment, payAtom } from './payment.ts';
import { isPaymentDoubtfulAtom, NotPaidError } from './payment-attempt.ts';

/** `leaving`: paid, and the page follows the server's redirect. */
type Paid = 'applied' | 'leaving';

export type PaymentState = AttemptState<Paid>;

/**
 * The state of a payment: one at a time on the whole page, not aborted when its island unmounts; the button works
 * again only once the outcome is known.
 */
export function usePayment(island: Pick<IslandHandle, 'name' | 'signal' | 'close'>) {
  useFollowedCheckout();
  const store = useStore();
  const { state, attempt, settle, forget } = useAttempt<Paid>();
  const isLeaving = state.status === 'leaving';
  const isDoubtful = useAtomValue(isPaymentDoubtfulAtom) && state.status === 'busy';
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

  async function pay(payment: Payment): Promise<PaymentState> {
    if (isLeaving) return state;
    const { amountDue: seen } = payment;
    const amountDue = refused.current?.seen === seen ? (refused.current?.amountDue ?? seen) : seen;
    const unsent = untilSent({ ...payment, amountDue }, island.signal);
    const outcome = await attempt(
      () => store.set(payInTurnAtom, unsent.payment, island.signal),
      (error) => {
        const failure = handlePaymentFailure(error, payment.names);
        if (error instanceof NotPaidError && error.amountDue !== undefined)
          refused.current = { seen, amountDue: error.amountDue };
        if (failure && island.signal.aborted) announceFailure(failure);
        return failure;
      },
    ).finally(unsent.end);
    if (outcome.status === 'applied' && island.signal.aborted) announceApplied(store);
    return outcome;
  }

  return { state, isDoubtful, pay, handOver, forget };
}

// The current payment, of any island.
const currentPaymentAtom = sharedAtom('currentPayment', () => atom<{ outcome: Promise<Paid | 'idle'> }>());

/** Waits for another island's payment first, so that the last request wins. */
const payInTurnAtom = sharedAtom('payInTurn', () =>
  atom(null, async (get, set, payment: Payment, signal: AbortSignal): Promise<Paid | 'idle'> => {
    const other = get(currentPaymentAtom);
    const payNext = async () => {
      const outcome = await other?.outcome.catch(() => {});
      return outcome === 'leaving' ? 'idle' : set(payAndFollowAtom, payment, signal);
    };
    const mine = { outcome: payNext() };
    set(currentPaymentAtom, mine);
    try {
      return await mine.outcome;
    } finally {
      if (get(currentPaymentAtom) === mine) set(currentPaymentAtom, undefined);
    }
  }),
);

const payAndFollowAtom = sharedAtom('payAndFollow', () =>
  atom(null, async (_get, set, payment: Payment, signal: AbortSignal): Promise<Paid | 'idle'> => {
    const outcome = await set(payAtom, payment);
    if (outcome.status === 'cancelled') return 'idle';
    const { redirectUrl, isRead } = outcome;
    if (redirectUrl && !signal.aborted && navigate(redirectUrl)) return 'leaving';
    // For the next popup on this page: the cards that pay now.
    if (!isRead) set((await loadPaymentCalls()).refreshCheckoutQuietlyAtom);
    return 'applied';
  }),
);

/** Like `handleFailure`, plus the server's card errors of a refused payment. */
function handlePaymentFailure(error: unknown, names?: readonly string[]): Failure | undefined {
  const texts = pageTexts({ ...cardProblemMessages, ...payingMessages });
  if (error instanceof NotKnownError) return { message: texts.paymentNotKnown, hasPopup: false, error };
  if (!(error instanceof NotPaidError)) return handleFailure(error);
  const { cause, cardErrors, redirectUrl, amountDue } = error;
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

/**
 * Aborts a payment when its popup closes or the page is left, unless it has been sent: its cards are wiped at once
 * (decision 31).
 */
function untilSent(payment: Payment, popup: AbortSignal): { payment: Payment; end: () => void } {
  const givenUp = new AbortController();
  const settled = new AbortController();
  const giveUp = () => {
    givenUp.abort();
    payment.wipe?.();
  };
  const end = () => settled.abort();
  addEventListener('pagehide', giveUp, { signal: settled.signal });
  popup.addEventListener('abort', giveUp, { signal: settled.signal });
  const pay: Payment['pay'] = (...given) => {
    end();
    return payment.pay(...given);
  };
  return { payment: { ...payment, pay, signal: givenUp.signal }, end };
}

/** Logs only the name of the page's exception, which may contain the card that was passed to it. */
function logThrown(what: string, thrown: unknown): void {
  const { name } = Object(thrown) as { name?: unknown };
  const isName = typeof name === 'string' && /^[a-z]{1,40}$/i.test(name);
  console.error(`[storefront-islands] ${what}: ${isName ? name : 'something was thrown'}`);
}
