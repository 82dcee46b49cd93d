import { atom } from 'jotai';
import { arePaying } from '../../domain/payment/applied-cards.ts';
import { payingCards } from '../../domain/payment/paying-cards.ts';
import { payingMessages } from '../../domain/payment/payment-messages.ts';
import { wordsOf } from '../../domain/server-message.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import { navigate } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';
import { wipeOnPageHide } from '../../page/wipe-on-pagehide.ts';
import { type AttemptEnd, Attempts, type ReadingAttempt } from '../checkout/attempts.ts';
import { afterBank, submitDetails } from '../checkout/bank-check.ts';
import { cardDeclinedAtom } from '../checkout/card-declined.ts';
import { refreshCheckoutQuietlyAtom } from '../checkout/whole-checkout.ts';
import { NotKnownError } from '../not-known-error.ts';
import { type Store, sharedAtom } from '../store.ts';
import { forgetApplePay } from './kept-apple-pay.ts';
import {
  cardsSavedSinceAtom,
  checkoutPaymentAtom,
  followCheckout,
  noteProviderMessages,
  setAppliedCards,
} from './order-payment.ts';
import {
  type Payment,
  type PaymentAnswer,
  sendBankDetails,
  sendPayment,
  walletOf,
  wipePayment,
} from './payment-kinds.ts';

/*
 * A payment as an attempt: one at a time on the page, sent once, and read where its answer is lost.
 */

/** `leaving`: paid, and the page follows the server's redirect. `idle`: given up before it was sent. */
export type PaymentOutcome = 'applied' | 'leaving' | 'idle';

/** The order is not paid: the server refused, or the payment was read after a lost answer. */
export class NotPaidError extends Error {
  override name = 'NotPaidError';
  declare cause: CallError;
  cardErrors: PaymentAnswer['cardErrors'] = [];
  /** The URL after a payment that was not authorized (checkout §2.1). */
  redirectUrl?: string | undefined;
  /** The current amount, if it differs from the one that the shopper saw. */
  amountDue?: number | undefined;
}

export const paymentAttempts = new Attempts({
  kept: 'storefront-islands:pay',
  doubtful: 'isPaymentDoubtful',
  words() {
    const { paymentDoubtful: doubtful, paymentNotKnown: notKnown } = pageTexts(payingMessages);
    return { doubtful, notKnown };
  },
});

/** The last attempt of this page. */
const lastAttemptAtom = sharedAtom('lastPaymentAttempt', () => atom<{ attemptId: string; key: string }>());

/** The current payment, of any island. */
const currentPaymentAtom = sharedAtom('currentPayment', () => atom<{ outcome: Promise<PaymentOutcome> }>());

/**
 * Pays, once, after another island's payment, so that the last payment wins. After a lost answer the outcome is read,
 * because the payment may have succeeded; if the read fails, the attempt stays open, and its outcome is read before the
 * next payment is sent (decisions 9, 51).
 * @param popup aborts when the island that pays has closed
 * @throws NotPaidError if nothing was paid; NotKnownError if the server cannot tell; CallError if the outcome cannot be
 *   read, or nothing was sent
 */
export async function pay(store: Store, payment: Payment, popup: AbortSignal): Promise<PaymentOutcome> {
  followCheckout(store);
  const unsent = untilSent(payment, popup);
  return inTurn(store, () => payNow(store, payment, unsent, popup)).finally(unsent.end);
}

/** Pays after another island's payment, and before the next one. */
async function inTurn(store: Store, payNext: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  const other = store.get(currentPaymentAtom);
  const payAfter = async (): Promise<PaymentOutcome> => {
    const outcome = await other?.outcome.catch(() => {});
    return outcome === 'leaving' ? 'idle' : payNext();
  };
  const mine = { outcome: payAfter() };
  store.set(currentPaymentAtom, mine);
  try {
    const paid = await mine.outcome;
    if (paid !== 'idle') {
      // The payment has succeeded, so the earlier decline no longer holds, and Apple Pay no longer pays.
      store.set(cardDeclinedAtom, false);
      forgetApplePay(store);
    }
    return paid;
  } finally {
    if (store.get(currentPaymentAtom) === mine) store.set(currentPaymentAtom, undefined);
  }
}

async function payNow(
  store: Store,
  payment: Payment,
  { givenUp, end }: ReturnType<typeof untilSent>,
  popup: AbortSignal,
): Promise<PaymentOutcome> {
  if (givenUp.aborted) return 'idle';
  const open = store.get(paymentAttempts.openAtom);
  const before = open ? await readOpen(store, payment, open, givenUp) : 'unpaid';
  if (before === 'paid') return 'applied';
  if (givenUp.aborted) return 'idle';
  end();
  const attemptId = paymentAttempts.begin(store, before === 'doubtful' ? open : undefined);
  store.set(lastAttemptAtom, { attemptId, key: payment.key });
  const isDone = showsPaid(payment);
  const sent = await paymentAttempts.end(store, attemptId, sendPayment(payment, attemptId), { isDone });
  return ended(store, payment, await afterBank(sent, checking(store, attemptId, payment)), popup);
}

/**
 * Sends the bank's result for the payment that led to the bank's page, which has led back to this one (decision 88).
 * @param provider shows the bank's next check
 * @throws as `pay` does; NotKnownError if this tab has no such payment
 */
export async function endBankPayment(
  store: Store,
  redirectResult: string,
  provider: Payment['provider'],
): Promise<PaymentOutcome> {
  followCheckout(store);
  const attemptId = store.get(paymentAttempts.atBankAtom);
  if (!attemptId) throw new NotKnownError('no payment of this tab waits for the bank');
  // Only the server knows its card.
  const payment: Payment = { ...returnedPayment, provider };
  const check = checking(store, attemptId, payment);
  return inTurn(store, async () => {
    const sent = await submitDetails({ redirectResult }, check);
    return ended(store, payment, await afterBank(sent, check), new AbortController().signal);
  });
}

const returnedPayment: Payment = {
  kind: 'encrypted-card',
  payload: { adyenCardData: {}, saveToAccount: false },
  key: '',
  cards: [],
  savedCount: 0,
};

/** How the bank's check of an attempt is made, and its result is sent (decision 88). */
const checking = (store: Store, attemptId: string, payment: Payment) => ({
  store,
  attempts: paymentAttempts,
  attemptId,
  provider: payment.provider,
  reading: { isDone: showsPaid(payment) },
  submit: sendBankDetails,
});

/** @throws NotPaidError, NotKnownError or CallError */
function ended(
  store: Store,
  payment: Payment,
  sent: AttemptEnd<PaymentAnswer>,
  popup: AbortSignal,
): PaymentOutcome {
  switch (sent.status) {
    case 'answered':
      return taken(store, payment, sent.answer, popup);
    case 'done':
      noteRead(store, payment);
      return 'applied';
    case 'notDone':
      throw new NotPaidError('not done', { cause: sent.lost });
    case 'notKnown':
    case 'unsaid':
      throw new NotKnownError('the server does not know the outcome');
    case 'unread':
      // The shopper sees only that the session has expired.
      throw sent.error.kind === 'reset' ? sent.error : sent.lost;
  }
}

/**
 * Tells from the checkout whether a payment has succeeded: for a wallet, whose call takes no attempt, and for cards if
 * the backend keeps no list of attempts.
 */
function showsPaid(sent: Payment): ReadingAttempt['isDone'] {
  const wallet = walletOf(sent);
  if (wallet) return ({ payment }) => payment.wallet?.name === wallet;
  return ({ payment }, said) => said === 'unsaid' && arePaying(sent.cards, payment.appliedCards);
}

/**
 * Whether an open attempt has paid the same as this payment. If nobody can tell, an identical payment may be sent again,
 * with the attempt's key.
 * @throws NotKnownError or CallError if the open attempt is of another payment, which may still succeed
 */
async function readOpen(
  store: Store,
  payment: Payment,
  open: string,
  signal: AbortSignal,
): Promise<'paid' | 'unpaid' | 'doubtful'> {
  const last = store.get(lastAttemptAtom);
  const isOfPage = last?.attemptId === open;
  // If the attempt is of this page, the page has already asked for a minute.
  const read = await paymentAttempts.read(store, open, {
    signal,
    isDone: showsPaid(payment),
    isOnce: isOfPage,
  });
  if (signal.aborted || read.status === 'notDone') return 'unpaid';
  const isSame = isOfPage && last.key === payment.key;
  if (read.status === 'done') {
    // After a reload only the key of the attempt is known: then the cards that the server names tell.
    const hasPaid = isOfPage
      ? isSame
      : arePaying(payment.cards, store.get(checkoutPaymentAtom)?.appliedCards);
    if (hasPaid) noteRead(store, payment);
    return hasPaid ? 'paid' : 'unpaid';
  }
  if (read.status === 'unread') throw read.error;
  if (isSame) return 'doubtful';
  if (read.status === 'notKnown') throw new NotKnownError('the server does not know the outcome');
  // The shopper's last payment wins: a backend that keeps no list of attempts will never tell the outcome of the earlier
  // one.
  return 'unpaid';
}

/** Takes the cards of a payment that was read as succeeded. */
function noteRead(store: Store, { cards }: Payment): void {
  const read = store.get(checkoutPaymentAtom);
  if (cards.length && !read?.appliedCards) setAppliedCards(store, payingCards(cards, read?.amountDue));
}

/** @throws NotPaidError */
function taken(store: Store, payment: Payment, answer: PaymentAnswer, popup: AbortSignal): PaymentOutcome {
  const { isSuccess, message, redirectUrl, amountDue, call, cardErrors } = answer;
  noteProviderMessages(store, answer, isSuccess);
  if (!isSuccess) {
    // The refusal may be due to a changed order.
    if (store.get(checkoutPaymentAtom)) store.set(refreshCheckoutQuietlyAtom);
    // The server's message is for the shopper only: it may name a card, which must not be logged.
    const cause = Object.assign(refusal(call), { serverMessage: wordsOf(message) });
    throw Object.assign(new NotPaidError('refused', { cause }), { cardErrors, redirectUrl, amountDue });
  }
  store.set(cardsSavedSinceAtom, (was) => was + payment.savedCount);
  if (payment.cards.length || walletOf(payment))
    setAppliedCards(store, payingCards(payment.cards, payment.amountDue));
  if (redirectUrl && !popup.aborted && navigate(redirectUrl)) return 'leaving';
  // The next popup on this page shows the cards that pay now.
  store.set(refreshCheckoutQuietlyAtom);
  return 'applied';
}

/**
 * Gives up a payment that is not sent yet when its popup closes or the page is left, and wipes its cards at once
 * (decision 31).
 */
function untilSent(payment: Payment, popup: AbortSignal): { givenUp: AbortSignal; end(): void } {
  const givenUp = new AbortController();
  const ended = new AbortController();
  const giveUp = () => {
    givenUp.abort();
    wipePayment(payment);
  };
  wipeOnPageHide(giveUp, { signal: ended.signal });
  if (popup.aborted) giveUp();
  popup.addEventListener('abort', giveUp, { signal: ended.signal });
  return { givenUp: givenUp.signal, end: () => ended.abort() };
}
