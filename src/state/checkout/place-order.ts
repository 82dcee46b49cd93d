import { atom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type PlaceOrderAnswer, placeOrder } from '../../contract/checkout/order.ts';
import { uuid } from '../../contract/uuid.ts';
import { placeOrderMessages } from '../../domain/checkout/checkout-review-messages.ts';
import { orderRefusal } from '../../domain/checkout/place-order.ts';
import { type StepIndex, stepIndexes, stepOfPath } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { navigate, safeUrl } from '../../page/navigation.ts';
import { openOverlay } from '../../page/overlays.ts';
import { clearTaxExempt, partnerTransactionId } from '../../page/page-storage.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';
import { type CheckoutFlow, checkoutFlowOf } from './checkout-flow.ts';
import { isLost, NotKnownError, newAttemptId } from './lost-answer.ts';
import { readOutcomeAtom } from './read-outcome.ts';
import { addressOfStep } from './step-address.ts';
import { trackPurchase } from './track-steps.ts';
import { useChange } from './use-change.ts';

/** Added to the payment step's address after a declined payment (checkout §2.1). */
const paymentError = '?paymentErrorId=authorizationError#header_payment';

/** The attempt whose outcome is not known, for this tab: after a reload it is read, and never sent as another one. */
const openAttemptAtom = storedAtom('session', 'storefront-islands:place-order', (kept) => {
  const read = v.safeParse(uuid, kept);
  return read.success ? read.output : undefined;
});

/** The server does not know the order's outcome yet, and is asked again. */
export const isOrderDoubtfulAtom = sharedAtom('isOrderDoubtful', () => atom(false));

/** An order that was refused, with the message for the shopper. */
class NotPlacedError extends Error {
  override name = 'NotPlacedError';
}

/**
 * Place Order (decision 51): once, never retried. After a lost answer its outcome is read, and the button works again
 * only when it is known that nothing was placed; an attempt from before a reload is read first.
 */
export function usePlaceOrder({ attempts }: Checkout, { signal }: Pick<IslandHandle, 'signal'>) {
  const store = useStore();
  const flow = checkoutFlowOf(store);
  const { state, attempt, settle } = useChange(orderFailure);
  const isDoubtful = useAtomValue(isOrderDoubtfulAtom);
  const openAttempt = useAtomValue(openAttemptAtom);
  // The order may be from another tab, or from a page that was closed.
  const doubtful = attempts.find(({ outcome, isOrder }) => isOrder && outcome === 'notKnown')?.attemptId;
  const [firstOpen] = useState(openAttempt ?? doubtful);

  const run = (attemptId?: string) =>
    attempt(async () => {
      await flow.settled();
      return attemptId ? finish({ store, flow, signal }, attemptId) : place({ store, flow, signal });
    });

  useOnMount(() => {
    if (firstOpen) run(firstOpen);
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
}

async function place(placing: Placing): Outcome {
  const { store, flow } = placing;
  // The checkout as it was when Place Order was pressed.
  const seen = flow.checkout;
  const open = store.get(openAttemptAtom);
  if (open && (await isPlaced(placing, open))) return leave(flow, open);
  const attemptId = newAttemptId();
  store.set(openAttemptAtom, () => attemptId);
  let answer: PlaceOrderAnswer;
  try {
    answer = await flow.post(
      placeOrder,
      { attemptId, amountDue: seen?.payment.amountDue, adata: partnerTransactionId() },
      false,
    );
  } catch (error) {
    if (isLost(error)) return finish(placing, attemptId, error);
    store.set(openAttemptAtom, () => undefined);
    throw error;
  }
  store.set(openAttemptAtom, () => undefined);
  if (!answer.isSuccess) return refuse(flow, attemptId, answer);
  if (seen && answer.orderNumber) trackPurchase({ ...seen, orderNumber: answer.orderNumber });
  return leave(flow, attemptId, answer.redirectUrl);
}

/** Finds out the outcome of an attempt whose answer was lost. */
async function finish(placing: Placing, attemptId: string, lost?: CallError): Outcome {
  if (await isPlaced(placing, attemptId, lost)) return leave(placing.flow, attemptId);
  throw new NotPlacedError(pageTexts(placeOrderMessages).orderNotPlaced);
}

/**
 * Whether an attempt has placed the order. The failure of its answer is reported once that is known.
 * @throws NotKnownError, also if the outcome cannot be read; CallError if the page has to be reloaded, or is being left
 */
async function isPlaced({ store, signal }: Placing, attemptId: string, lost?: CallError): Promise<boolean> {
  let isDone: boolean;
  try {
    isDone = await store.set(readOutcomeAtom, {
      attemptId,
      signal,
      isDoubtfulAtom: isOrderDoubtfulAtom,
      doubtfulText: pageTexts(placeOrderMessages).orderDoubtful,
    });
  } catch (error) {
    const isUnread = error instanceof CallError && error.kind !== 'reset';
    const failed = lost?.kind === 'aborted' ? error : (lost ?? error);
    // Shows neither a message nor a popup that suggests trying again, because the order may have been placed.
    if (isUnread && handleFailure(failed, { isKnown: true }))
      throw new NotKnownError('the outcome cannot be read');
    if (!isUnread && lost) handleFailure(lost, { isKnown: true });
    throw error;
  }
  if (lost) handleFailure(lost, { isKnown: true });
  store.set(openAttemptAtom, () => undefined);
  return isDone;
}

/** The order is placed: goes to the server's page for it, or to the confirmation step. */
async function leave(flow: CheckoutFlow, attemptId: string, redirectUrl?: string): Outcome {
  clearTaxExempt();
  if (flow.checkout) trackPurchase(flow.checkout);
  const known = flow.checkout?.attempts.find((one) => one.attemptId === attemptId);
  return leaveFor(redirectUrl ?? known?.redirectUrl, stepIndexes.confirmation);
}

/** Leaves for a URL from the server; if there is none that may be followed, for a step. */
const leaveFor = (url: string | undefined, step: StepIndex) =>
  ((!!url && navigate(url)) || navigate(addressOfStep(step))) && 'busy';

/**
 * Carries out the result path of a refused order (checkout §4).
 * @throws NotPlacedError with the message, where the shopper stays
 */
async function refuse(flow: CheckoutFlow, attemptId: string, answer: PlaceOrderAnswer): Outcome {
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
      openOverlay('payment-error', { message: texts.cardDeclined, url: paymentUrl() });
      return stay(flow, texts.cardDeclined);
    }
    case 'gift-card-declined':
      emit('storefront:track', { name: 'Gift Card Decline' });
      return stay(flow, [texts.giftCardDeclined, ...refused.errors].join(' '));
    case 'step': {
      const isTrip = answer.message === 'TripBookingFailed';
      flow.show(
        refused.step,
        isTrip ? texts.tripBookingFailed : (wordsOf(answer.message) ?? texts.stepAgain),
      );
      return false;
    }
    case 'page':
      handleFailure(refusal(placeOrder, answer.message));
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

const paymentUrl = () => addressOfStep(stepIndexes.payment) + paymentError;

function orderFailure(error: unknown): Failure | undefined {
  if (error instanceof NotPlacedError) return { message: error.message, hasPopup: false, error };
  if (error instanceof NotKnownError)
    return { message: pageTexts(placeOrderMessages).orderNotKnown, hasPopup: false, error };
  return handleFailure(error);
}
