import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import { cardProblemMessages, cardsProblem } from '../../domain/payment/card-flags.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { navigate } from '../../page/navigation.ts';
import { logFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';
import {
  cardsSavedSinceAtom,
  checkoutPaymentAtom,
  isReset,
  type Payment,
  type PaymentAnswer,
  payAtom,
  refreshPaymentAtom,
} from './payment.ts';
import { logThrown } from './payment-log.ts';

export type PaymentState =
  | { status: 'idle' | 'busy' }
  /** The order is paid by it; `isLeaving` while the server's redirect is followed. */
  | { status: 'applied'; isLeaving: boolean }
  /** `message` is for the shopper; left out where a card's flags say it. */
  | { status: 'failed'; message?: string | undefined; cardErrors: PaymentAnswer['cardErrors'] };

// The payment that is under way, whichever island asked for it.
const underWayAtom = sharedAtom('paymentUnderWay', () => atom<{ outcome: Promise<PaymentState> }>());

/** The island that pays: `useIsland()`. */
interface PayingIsland {
  readonly name: string;
  readonly signal: AbortSignal;
  open(name: string, props?: Record<string, unknown>): Promise<void>;
  close(): void;
}

/**
 * A payment as the shopper sees it: one at a time on the whole page, never given up half-way, and the button works again
 * only when it is known what came of it.
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

  /** Gives what the shopper decided to the page, which pays; answers what the shopper is told where that fails. */
  async function handOver(deed: () => unknown): Promise<string | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      await deed();
      island.close();
      return undefined;
    } catch (error) {
      isBusy.current = false;
      // It may hold the card that it was given.
      logThrown(`${island.name}: the page’s onUpdate failed`, error);
      const failed = failure(error);
      setState(failed);
      return failed.message;
    }
  }

  /** Pays, unless this island does so already, and answers how it stands then. */
  async function pay(payment: Payment): Promise<PaymentState> {
    if (isBusy.current) return state;
    isBusy.current = true;
    setState({ status: 'busy' });
    const unsent = untilSent(payment, island.signal);
    const next = await afterOthers(() => outcomeOf(unsent.payment)).finally(unsent.end);
    isBusy.current = isAway(next);
    setState(next);
    return next;
  }

  /** Another island's payment is waited for: what was asked for last holds, and nothing overtakes anything. */
  async function afterOthers(deed: () => Promise<PaymentState>): Promise<PaymentState> {
    const other = store.get(underWayAtom);
    const mine = { outcome: other ? other.outcome.then((was) => (isAway(was) ? idle : deed())) : deed() };
    store.set(underWayAtom, mine);
    const next = await mine.outcome;
    if (store.get(underWayAtom) === mine) store.set(underWayAtom, undefined);
    return next;
  }

  async function outcomeOf(payment: Payment): Promise<PaymentState> {
    try {
      const outcome = await store.set(payAtom, payment);
      if (outcome.status === 'given-up') return idle;
      if (outcome.status === 'refused') {
        const { message, redirectUrl: url, cardErrors } = outcome;
        const ofCards = cardsProblem(cardErrors, cardTexts(), payment.names);
        const failed = { ...failure(undefined), ...((ofCards || message) && { message }), cardErrors };
        if (url) open('payment-error', { message: ofCards ?? message, url });
        sayOutside(ofCards ?? failed.message, { hasPopup: !!url });
        // Why it was refused may be seen by what the order is by now.
        if (store.get(checkoutPaymentAtom)) readAnew();
        return failed;
      }
      const isLeaving = !!outcome.redirectUrl && !island.signal.aborted && navigate(outcome.redirectUrl);
      // For what is opened next on this page: which cards pay by now.
      if (!isLeaving && !outcome.isRead) readAnew();
      return { status: 'applied', isLeaving };
    } catch (error) {
      const kind = error instanceof CallError && error.kind;
      // The page is being left: it may come back as it is.
      if (kind === 'aborted') return idle;
      const hasPopup = kind === 'token' || kind === 'reset';
      if (hasPopup) open('refresh-popup');
      const failed = failure(error);
      sayOutside(failed.message, { hasPopup });
      return failed;
    }
  }

  /** Where the popup that paid is closed, what came of it is said on the page, and shown by another. */
  function sayOutside(message: string | undefined, { hasPopup }: { hasPopup: boolean }) {
    if (!message || !island.signal.aborted) return;
    announce(message);
    if (!hasPopup) open('payment-error', { message });
  }

  /** Reads the payment for what shows it. That the session has gone is shown, and not logged (checkout §8). */
  function readAnew() {
    store.set(refreshPaymentAtom).catch((error) => {
      if (isReset(error)) open('refresh-popup');
      else logFailure(error);
    });
  }

  /** What does not open, the runtime has told. */
  const open = (name: string, props?: Record<string, unknown>) => {
    island.open(name, props).catch(() => {});
  };

  /** A failure is no longer of what the shopper has before them. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return { state, pay, handOver, forget };
}

const idle: PaymentState = { status: 'idle' };

const isAway = (state: PaymentState) => state.status === 'applied' && state.isLeaving;

/**
 * A payment that is given up with its popup and with the page, until it is sent: the card that it holds is empty from that
 * moment on (decision 31).
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
  const pay = () => {
    end();
    return payment.pay();
  };
  return { payment: { ...payment, pay, signal: givenUp.signal }, end };
}

const cardTexts = () => withOverrides(cardProblemMessages, pageContext().messages);

function failure(error: unknown): PaymentState & { status: 'failed' } {
  const messages = withOverrides(errorMessages, pageContext().messages);
  return { status: 'failed', message: shopperMessage(error, messages), cardErrors: [] };
}

/**
 * How many cards the account keeps, for its limit: what the page said when it was loaded, unless the server has said more
 * since, and what was saved on this page after that.
 */
export function useSavedCardCount(given: number): number {
  const read = useAtomValue(checkoutPaymentAtom)?.savedCards.length ?? 0;
  return Math.max(given, read) + useAtomValue(cardsSavedSinceAtom);
}
