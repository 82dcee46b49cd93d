import { useAtomValue, useStore } from 'jotai';
import type { PayloadOf } from '../../contract/call.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type PlaceOrderAnswer, placeOrder, submitPaymentDetails } from '../../contract/checkout/order.ts';
import { isUnavailableType } from '../../domain/cart/checkout-errors.ts';
import { doubtfulOrder } from '../../domain/checkout/attempts.ts';
import { placeOrderMessages } from '../../domain/checkout/checkout-review-messages.ts';
import { orderRefusal } from '../../domain/checkout/place-order.ts';
import { type StepIndex, stepIndexes, stepOfPath } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { refusal } from '../../http/address.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { navigate, safeUrl } from '../../page/navigation.ts';
import { openOverlay } from '../../page/overlays.ts';
import { clearTaxExempt, partnerTransactionId } from '../../page/page-storage.ts';
import { takeRedirectResult } from '../../page/redirect-result.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import type { CardProvider } from '../../providers/adyen.ts';
import { leaveCartNotice } from '../cart/cart-notice.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { NotKnownError } from '../not-known-error.ts';
import { type Store, sharedStore } from '../store.ts';
import { type AttemptEnd, type AttemptRead, Attempts, type ReadingAttempt } from './attempts.ts';
import { afterBank, bankCheckFailure, submitDetails, threeDSecure } from './bank-check.ts';
import { cardDeclinedAtom } from './card-declined.ts';
import { type CheckoutFlow, checkoutFlowOf } from './checkout-flow.ts';
import { forgetAllDrafts } from './drafts.ts';
import { giftCardErrorsAtom } from './gift-card-errors.ts';
import { addressOfStep, isDeclineUrl } from './step-address.ts';
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

/** An order that was refused, with the message for the shopper. */
class NotPlacedError extends Error {
  override name = 'NotPlacedError';
}

/**
 * Place Order (decision 51): once, never retried. After a lost answer the button rests while its outcome is read. It works
 * again once it is known that nothing was placed, or when nobody can tell: then the same attempt is sent again. An attempt
 * from before a reload is read first.
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
    // An order whose check was not ended, because the shopper went back from the bank's page, is none.
    const open = store.get(orderAttempts.openAtom) ?? (doubtful === atBank ? undefined : doubtful);
    if (redirectResult && atBank) run(atBank, redirectResult);
    else if (open) run(open);
    // After a back-forward-cache restore the button works again; the checkout is read again too.
    return onRestored(() => settle({ status: 'idle' }));
  });

  return { state, isDoubtful, placeOrder: () => run() };
}

/** `busy` while the page is being left. */
type Outcome = Promise<'busy' | false>;

interface Placing {
  store: Store;
  flow: CheckoutFlow;
  /** Aborts when the island unmounts: then nobody waits for the outcome, and the next page reads it. */
  signal: AbortSignal;
  /** Shows the bank's check, where the server asks for one. */
  provider: CardProvider | undefined;
}

/** A checkout of an order that is placed says so, also of one that was placed in another tab. */
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
    threeDSecure: threeDSecure(),
  };
  store.set(giftCardErrorsAtom, undefined);
  const attemptId = orderAttempts.begin(store, open);
  const sending = flow.post(placeOrder, { attemptId, ...payload }, false);
  const sent = await orderAttempts.end(store, attemptId, sending, reading(signal));
  return ended(placing, attemptId, await afterBank(sent, checking(placing, attemptId)), seen);
}

/** The bank's page has led back to the review: sends what it has given (decision 88). */
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
    flow.post(submitPaymentDetails, payload, false),
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
  if (!answer.isSuccess) return refuse(placing, attemptId, answer);
  if (seen && answer.orderNumber) trackPurchase({ ...seen, orderNumber: answer.orderNumber });
  return leave(flow, attemptId, answer.redirectUrl);
}

/**
 * Ends an attempt by what has been read of it.
 * @throws NotPlacedError; NotKnownError, also if it cannot be read; CallError if the page has to be reloaded, or is being
 * left
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

/** Leaves for a URL from the server; if there is none that may be followed, for a step. */
const leaveFor = (url: string | undefined, step: StepIndex) =>
  ((!!url && navigate(url)) || navigate(addressOfStep(step))) && 'busy';

/**
 * Carries out the result path of a refused order (checkout §4).
 * @throws NotPlacedError with the message, where the shopper stays
 */
async function refuse({ store, flow }: Placing, attemptId: string, answer: PlaceOrderAnswer): Outcome {
  const texts = pageTexts(placeOrderMessages);
  const url = safeUrl(answer.redirectUrl);
  // Another shop's checkout has the same paths.
  const step = url?.origin === location.origin ? stepOfPath(url.pathname)?.step : undefined;
  const refused = orderRefusal(answer, step);
  // Another tab may have placed this order.
  await flow.readAgain('possible');
  if (flow.checkout?.orderNumber) return leave(flow, attemptId);
  switch (refused.kind) {
    case 'total':
      return stay(flow, fillIn(texts.orderTotalChanged, formatPrice(refused.amountDue, pageContext())));
    case 'promo-code':
      return stay(flow, texts.orderPromoInvalid);
    case 'card-declined': {
      emit('storefront:track', { name: 'Credit Card Decline' });
      store.set(cardDeclinedAtom, true);
      openOverlay('payment-error', { message: texts.cardDeclined, url: paymentUrl() });
      return stay(flow, texts.cardDeclined);
    }
    case 'gift-card-declined':
      emit('storefront:track', { name: 'Gift Card Decline' });
      // The payment step says so, each reason beside its gift card (decision 77).
      store.set(giftCardErrorsAtom, refused.errors);
      flow.show(stepIndexes.payment);
      return false;
    case 'step': {
      // `flow.show` drops the query, which would have told the payment step of the decline.
      if (url && isDeclineUrl(url)) store.set(cardDeclinedAtom, true);
      const isTrip = answer.message === 'TripBookingFailed';
      flow.show(
        refused.step,
        isTrip ? texts.tripBookingFailed : (wordsOf(answer.message) ?? texts.stepAgain),
      );
      return false;
    }
    case 'page':
      handleFailure(refusal(placeOrder, answer.message));
      // Another page says itself what is in the way.
      if (!refused.url || step === stepIndexes.cart) leaveCartNotice(whyRefused(answer));
      return leaveFor(refused.url, stepIndexes.cart);
  }
}

/**
 * Says why nothing was ordered: beside the button, or above the step that has to be done again, such as the payment of
 * another total.
 * @throws NotPlacedError with the message, at the review
 */
async function stay(flow: CheckoutFlow, message: string): Outcome {
  if (flow.state.step === stepIndexes.review) throw new NotPlacedError(message);
  flow.notify(message);
  return false;
}

/** The server's words for a refused order; else what its error type says (checkout §5). */
function whyRefused({ message, errorType }: PlaceOrderAnswer): string {
  const { orderUnavailable, orderRefused } = pageTexts(placeOrderMessages);
  return wordsOf(message) ?? (isUnavailableType(errorType) ? orderUnavailable : orderRefused);
}

/** The payment step's address after a declined payment (checkout §2.1). */
function paymentUrl(): string {
  const url = new URL(addressOfStep(stepIndexes.payment));
  url.searchParams.set('paymentErrorId', 'authorizationError');
  url.hash = 'header_payment';
  return url.href;
}

function orderFailure(error: unknown): Failure | undefined {
  if (error instanceof NotPlacedError) return { message: error.message, hasPopup: false, error };
  return bankCheckFailure(error) ?? orderAttempts.failureOf(error) ?? handleFailure(error);
}
