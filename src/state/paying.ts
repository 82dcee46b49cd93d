import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutPayment } from '../contract/payment.ts';
import { errorMessages, withOverrides } from '../domain/messages.ts';
import { CallError } from '../http/errors/call-error.ts';
import { shopperMessage } from '../http/shopper-message.ts';
import { announce } from '../page/announce.ts';
import { pageContext } from '../page/context.ts';
import { navigate } from '../page/navigation.ts';
import {
  checkoutPaymentAtom,
  hasFlag,
  type Payment,
  type PaymentAnswer,
  payAtom,
  refreshPaymentAtom,
} from './payment.ts';
import { logFailure, reportFailure } from './report.ts';

export type PaymentState =
  | { status: 'idle' | 'busy' }
  /** The order is paid by it; `isLeaving` while the server's redirect is followed. */
  | { status: 'applied'; isLeaving: boolean }
  /** `message` is for the shopper; left out where a card's flags say it. */
  | { status: 'failed'; message?: string | undefined; cardErrors: PaymentAnswer['cardErrors'] };

/** The island that pays: `useIsland()`. */
interface PayingIsland {
  readonly signal: AbortSignal;
  open(name: string, props?: Record<string, unknown>): Promise<void>;
  close(): void;
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
      logFailure(error);
      const failed = failure(error);
      setState(failed);
      return failed.message;
    }
  }

  /** Pays, unless another payment is under way, and answers how it stands then. */
  async function pay(payment: Payment): Promise<PaymentState> {
    if (isBusy.current) return state;
    isBusy.current = true;
    setState({ status: 'busy' });
    const next = await outcomeOf(payment);
    isBusy.current = next.status === 'applied' && next.isLeaving;
    setState(next);
    // Its popup is closed: it is said on the page.
    if (next.status === 'failed' && next.message && island.signal.aborted) announce(next.message);
    return next;
  }

  async function outcomeOf(payment: Payment): Promise<PaymentState> {
    try {
      const outcome = await store.set(payAtom, payment);
      if (outcome.status === 'refused') {
        const { message, redirectUrl: url, cardErrors } = outcome;
        if (url) island.open('payment-error', { message, url }).catch(() => {});
        const isSaid = message || cardErrors.some(hasFlag);
        return { ...failure(undefined), ...(isSaid && { message }), cardErrors };
      }
      const isLeaving = !!outcome.redirectUrl && !island.signal.aborted && navigate(outcome.redirectUrl);
      // For what is opened next on this page: which cards pay by now.
      if (!isLeaving && !outcome.isRead) store.set(refreshPaymentAtom).catch(logFailure);
      return { status: 'applied', isLeaving };
    } catch (error) {
      const kind = error instanceof CallError && error.kind;
      // The page is being left: it may come back as it is.
      if (kind === 'aborted') return { status: 'idle' };
      if (kind === 'token' || kind === 'reset') island.open('refresh-popup').catch(() => {});
      return failure(error);
    }
  }

  /** A failure is no longer of what the shopper has before them. */
  const forget = () => setState((was) => (was.status === 'failed' ? { status: 'idle' } : was));

  return { state, pay, handOver, forget };
}

function failure(error: unknown): PaymentState & { status: 'failed' } {
  const messages = withOverrides(errorMessages, pageContext().messages);
  return { status: 'failed', message: shopperMessage(error, messages), cardErrors: [] };
}

/** How the order is paid, as a popup shows it. */
export type ShownPayment =
  | { status: 'known'; payment: Partial<CheckoutPayment> & Pick<CheckoutPayment, 'savedCards'> }
  | { status: 'loading' }
  /** `message` is for the shopper; `isBusy` while it is read again. */
  | { status: 'failed'; message: string; isBusy: boolean };

/**
 * What the page gave of the payment, brought up to date by what was done on this page since; it is read where the page gave
 * no cards.
 * @param isPageInCharge the page pays itself: what it gave holds
 */
export function useShownPayment(
  island: PayingIsland,
  { savedCards, ...given }: Partial<CheckoutPayment>,
  isPageInCharge: boolean,
): { shown: ShownPayment; load: () => void } {
  const store = useStore();
  const read = useAtomValue(checkoutPaymentAtom);
  const [failed, setFailed] = useState<ShownPayment & { status: 'failed' }>();
  const cards = isPageInCharge ? (savedCards ?? read?.savedCards) : (read?.savedCards ?? savedCards);
  const isMissing = !cards;

  async function load() {
    setFailed((was) => was && { ...was, isBusy: true });
    try {
      await store.set(refreshPaymentAtom);
      setFailed(undefined);
    } catch (error) {
      const kind = error instanceof CallError && error.kind;
      if (island.signal.aborted) return;
      if (kind === 'reset') island.open('refresh-popup').catch(() => {});
      else reportFailure(error);
      setFailed({ status: 'failed', message: failure(error).message!, isBusy: false });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing is known
  useEffect(() => {
    if (isMissing) load();
  }, []);

  if (!cards) return { shown: failed ?? { status: 'loading' }, load };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { shown: { status: 'known', payment: { ...read, ...known, savedCards: cards } }, load };
}
