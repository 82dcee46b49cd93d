import { useAtomValue, useStore } from 'jotai';
import type { PayloadOf } from '../../contract/call.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type PlaceOrderAnswer, placeOrder, submitPaymentDetails } from '../../contract/checkout/order.ts';
import { doubtfulOrder } from '../../domain/checkout/attempts.ts';
import { placeOrderMessages } from '../../domain/checkout/checkout-placing-messages.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { clearTaxExempt, partnerTransactionId } from '../../page/page-storage.ts';
import { takeRedirectResult } from '../../page/redirect-result.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import type { CardProvider } from '../../providers/adyen.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { NotKnownError } from '../not-known-error.ts';
import { type Store, sharedStore } from '../store.ts';
import { type AttemptEnd, type AttemptRead, Attempts, type ReadingAttempt } from './attempts.ts';
import { afterBank, bankCheckFailure, submitDetails, threeDSecure } from './bank-check.ts';
import { type CheckoutFlow, checkoutFlowOf } from './checkout-flow.ts';
import { forgetAllDrafts } from './drafts.ts';
import { giftCardErrorsAtom } from './gift-card-errors.ts';
import { type OrderCall, OrderCallError, orderCallAtom } from './order-call.ts';
import { leaveFor, NotPlacedError, type Outcome, refuseOrder } from './refused-order.ts';
import { trackPurchase } from './track-steps.ts';
import { useChange } from './use-change.ts';

const orderAttempts = new Attempts({
  kept: 'storefront-islands:place-order',
  doubtful: 'isOrderDoubtful',
  words() {
    const { orderDoubtful: doubtful, orderNotKnown: notKnown } = pageTexts(placeOrderMessages);
    return { doubtful, notKnown };
  },
});

/** Whether the page is asking for the outcome of an order. */
export const isOrderDoubtfulAtom = orderAttempts.isDoubtfulAtom;

/**
 * Place Order (decision 51): once, never retried. After a lost answer the button rests while its outcome is read. The
 * button works again once it is known that nothing was placed, or when nobody can tell: then a press sends the same
 * attempt again. The outcome of an attempt from before a reload is read first.
 */
export function usePlaceOrder(
  checkout: Checkout,
  { signal }: Pick<IslandHandle, 'signal'>,
  provider?: CardProvider | undefined,
) {
  const store = useStore();
  const flow = checkoutFlowOf(store);
  const { state, attempt, settle } = useChange(orderFailure);
  const isDoubtful = useAtomValue(orderAttempts.isDoubtfulAtom);

  const run = (attemptId?: string, redirectResult?: string) =>
    attempt(async () => {
      await flow.settled();
      const placing = { store, flow, signal, provider };
      if (!attemptId) return place(placing);
      if (redirectResult) return placeReturned(placing, attemptId, redirectResult);
      return conclude(
        flow,
        attemptId,
        await orderAttempts.read(store, attemptId, { ...reading(signal), mayArrive: true }),
      );
    });

  useOnMount(() => {
    const atBank = store.get(orderAttempts.atBankAtom);
    const redirectResult = takeRedirectResult();
    const doubtful = doubtfulOrder(checkout);
    // An attempt whose bank check was not ended, because the shopper went back from the bank's page, has placed nothing.
    const open = store.get(orderAttempts.openAtom) ?? (doubtful === atBank ? undefined : doubtful);
    if (redirectResult && atBank) run(atBank, redirectResult);
    else if (open) run(open);
    // After a back-forward-cache restore the button works again; the checkout is read again too.
    return onRestored(() => settle({ status: 'idle' }));
  });

  return { state, isDoubtful, placeOrder: () => run() };
}

interface Placing {
  store: Store;
  flow: CheckoutFlow;
  /** Aborts when the island unmounts: then nobody waits for the outcome, and the next page reads it. */
  signal: AbortSignal;
  /** Shows the bank's check, where the server asks for one. */
  provider: CardProvider | undefined;
  /** The call that places the order, if not that of the review. */
  by?: OrderCall;
}

/**
 * Places the order without the review, as a wallet does from the payment step, with the same attempt and outcomes as
 * Place Order.
 * @returns false if nothing was ordered, and the page shows why
 * @throws as Place Order does: `orderFailure` gives the message
 */
export const orderNow = (placing: Omit<Placing, 'provider'>): Outcome =>
  placing.flow.settled().then(() => place({ provider: undefined, ...placing }));

/** The checkout of a placed order has its number, also if another tab has placed it. */
const reading = (signal: AbortSignal): ReadingAttempt => ({
  isDone: ({ orderNumber, furthestStep }) => !!orderNumber || furthestStep === stepIndexes.confirmation,
  signal,
  isPatient: true,
});

async function place(placing: Placing): Outcome {
  const { store, flow, signal } = placing;
  // The checkout as it was when Place Order was pressed.
  const seen = flow.checkout;
  let open = store.get(orderAttempts.openAtom);
  if (open) {
    const read = await orderAttempts.read(store, open, { ...reading(signal), isOnce: true });
    if (read.status === 'done' || read.status === 'unread') return conclude(flow, open, read);
    if (read.status === 'notDone') open = undefined;
  }
  const payload = {
    // The order's total, of which cards may pay only a part.
    amountDue: seen?.payment.total ?? seen?.orderSummary?.total ?? seen?.payment.amountDue,
    adata: partnerTransactionId(),
  };
  const by = placing.by ?? (await ownCall(store, seen));
  store.set(giftCardErrorsAtom, undefined);
  const attemptId = orderAttempts.begin(store, open);
  const sending = flow.post(by.call, { attemptId, ...payload, ...by.payload }, false, false);
  const sent = await orderAttempts.end(store, attemptId, sending, reading(signal));
  if (sent.status === 'answered' || sent.status === 'done') by.onUsed?.();
  return ended({ ...placing, by }, attemptId, await afterBank(sent, checking(placing, attemptId)), seen);
}

/** The call with which the review places an order: Place Order, unless the wallet that pays has its own. */
const ownCall = async (store: Store, seen: Checkout | undefined): Promise<OrderCall> =>
  (await (seen && store.get(orderCallAtom).of?.(seen))) ?? {
    call: placeOrder as OrderCall['call'],
    payload: { threeDSecure: threeDSecure() },
  };

/** Sends the bank's result after its page has led back to the review (decision 88). */
async function placeReturned(placing: Placing, attemptId: string, redirectResult: string): Outcome {
  const check = checking(placing, attemptId);
  const sent = await submitDetails({ redirectResult }, check);
  return ended(placing, attemptId, await afterBank(sent, check), placing.flow.checkout);
}

const checking = ({ store, flow, signal, provider }: Placing, attemptId: string) => ({
  store,
  attempts: orderAttempts,
  attemptId,
  provider,
  reading: reading(signal),
  submit: (payload: PayloadOf<typeof submitPaymentDetails>) =>
    flow.post(submitPaymentDetails, payload, false, false),
});

async function ended(
  placing: Placing,
  attemptId: string,
  sent: AttemptEnd<PlaceOrderAnswer>,
  seen: Checkout | undefined,
): Outcome {
  const { flow } = placing;
  if (sent.status !== 'answered') return conclude(flow, attemptId, sent);
  const { answer } = sent;
  if (!answer.isSuccess) return refuseOrder(placing, answer, () => leave(flow, attemptId));
  if (seen && answer.orderNumber) trackPurchase({ ...seen, orderNumber: answer.orderNumber });
  if (placing.by?.needsRedirect && !answer.redirectUrl) return withoutPage(placing);
  return leave(flow, attemptId, answer.redirectUrl);
}

/**
 * The order is placed, and the answer does not say where it is shown, which is an error (checkout §4). The checkout is
 * read, which may lead to the confirmation.
 * @throws NotPlacedError with words that do not ask for another try
 */
async function withoutPage({ flow, by }: Placing): Outcome {
  handleFailure(refusal(by!.call), { isBackground: true });
  await flow.readAgain('possible');
  throw new NotPlacedError(pageTexts(placeOrderMessages).orderWithoutPage);
}

/**
 * Ends an attempt with the outcome that was read.
 * @throws NotPlacedError; NotKnownError, also if it cannot be read; CallError if the page has to be reloaded, or is being
 *   left
 */
async function conclude(
  flow: CheckoutFlow,
  attemptId: string,
  read: AttemptRead & { lost?: CallError },
): Outcome {
  if (read.status === 'done') return leave(flow, attemptId);
  if (read.status === 'notDone') throw new NotPlacedError(pageTexts(placeOrderMessages).orderNotPlaced);
  if (read.status !== 'unread') throw new NotKnownError('the server does not know the outcome');
  const { error, lost } = read;
  const failed = lost?.kind === 'aborted' ? error : (lost ?? error);
  // Shows neither a message nor a popup that suggests trying again, because the order may have been placed.
  if (error.kind !== 'reset' && handleFailure(failed, { isKnown: true }))
    throw new NotKnownError('the outcome cannot be read');
  throw error;
}

/** The order is placed: goes to the server's page for it, or to the confirmation step. */
async function leave(flow: CheckoutFlow, attemptId: string, redirectUrl?: string): Outcome {
  clearTaxExempt();
  forgetAllDrafts(sharedStore());
  if (flow.checkout) trackPurchase(flow.checkout);
  const known = flow.checkout?.attempts?.find((one) => one.attemptId === attemptId);
  return leaveFor(redirectUrl ?? known?.redirectUrl, stepIndexes.confirmation);
}

export function orderFailure(error: unknown): Failure | undefined {
  if (error instanceof NotPlacedError || error instanceof OrderCallError)
    return { message: error.message, hasPopup: false, error };
  return bankCheckFailure(error) ?? orderAttempts.failureOf(error) ?? handleFailure(error);
}
