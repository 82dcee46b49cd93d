import type { PlaceOrderAnswer } from '../../contract/checkout/order.ts';
import { placeOrder } from '../../contract/checkout/order.ts';
import { isUnavailableType } from '../../domain/cart/checkout-errors.ts';
import { placeOrderMessages } from '../../domain/checkout/checkout-placing-messages.ts';
import { orderRefusal } from '../../domain/checkout/place-order.ts';
import { type StepIndex, stepIndexes, stepOfPath } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { refusal } from '../../http/refusal.ts';
import { pageContext } from '../../page/context.ts';
import { navigate, safeUrl } from '../../page/navigation.ts';
import { openOverlay } from '../../page/overlays.ts';
import { pageTexts } from '../../page/texts.ts';
import { leaveCartNotice } from '../cart/cart-notice.ts';
import { handleFailure } from '../failure.ts';
import type { Store } from '../store.ts';
import { track } from '../track.ts';
import { cardDeclinedAtom } from './card-declined.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { giftCardErrorsAtom } from './gift-card-errors.ts';
import type { OrderCall } from './order-call.ts';
import { addressOfStep, isDeclineUrl } from './step-address.ts';
import { leaveStepNotice } from './step-notice.ts';

/** `busy` while the page is being left. */
export type Outcome = Promise<'busy' | false>;

/** An order that was refused, with the message for the shopper. */
export class NotPlacedError extends Error {
  override name = 'NotPlacedError';
}

interface Refusing {
  store: Store;
  flow: CheckoutFlow;
  by?: OrderCall;
}

/**
 * Carries out the result path of a refused order (checkout §4).
 * @param leave goes to the confirmation: the order turns out to be placed
 * @throws NotPlacedError with the message, where the shopper stays
 */
export async function refuseOrder(
  { store, flow, by }: Refusing,
  answer: PlaceOrderAnswer,
  leave: () => Outcome,
): Outcome {
  const texts = pageTexts(placeOrderMessages);
  const url = safeUrl(answer.redirectUrl);
  // Another shop's checkout has the same paths.
  const step = url?.origin === location.origin ? stepOfPath(url.pathname)?.step : undefined;
  const refused = orderRefusal(answer, step);
  // Another tab may have placed this order.
  await flow.readAgain('possible');
  if (flow.checkout?.orderNumber) return leave();
  switch (refused.kind) {
    case 'total':
      return stay(flow, fillIn(texts.orderTotalChanged, formatPrice(refused.amountDue, pageContext())));
    case 'promo-code':
      return stay(flow, texts.orderPromoInvalid);
    case 'card-declined': {
      if (by?.declined) return stay(flow, by.declined, stepIndexes.payment);
      track('Credit Card Decline', {});
      store.set(cardDeclinedAtom, true);
      openOverlay('payment-error', { message: texts.cardDeclined, url: paymentUrl() });
      return stay(flow, texts.cardDeclined);
    }
    case 'gift-card-declined':
      track('Gift Card Decline', {});
      // The payment step shows each reason beside its gift card (decision 77).
      store.set(giftCardErrorsAtom, refused.errors);
      return lead(flow, stepIndexes.payment);
    case 'step': {
      // `flow.show` drops the query, which would have told the payment step of the decline.
      if (url && isDeclineUrl(url)) store.set(cardDeclinedAtom, true);
      const isTrip = answer.message === 'TripBookingFailed';
      return lead(
        flow,
        refused.step,
        isTrip ? texts.tripBookingFailed : (wordsOf(answer.message) ?? texts.stepAgain),
      );
    }
    case 'page':
      handleFailure(refusal(placeOrder, answer.message));
      // Any other page itself shows what is wrong.
      if (!refused.url || step === stepIndexes.cart) leaveCartNotice(whyRefused(answer));
      return leaveFor(refused.url, stepIndexes.cart);
  }
}

/**
 * Shows why nothing was ordered: beside the button, or above the step that has to be done again, such as the payment if
 * the total has changed.
 * @param again the step that has to be done again, if it is not the current one
 * @throws NotPlacedError with the message, on the review, and on a page without steps
 */
async function stay(flow: CheckoutFlow, message: string, again?: StepIndex): Outcome {
  if (again && flow.state.isStarted && flow.state.step !== again) return lead(flow, again, message);
  if (flow.state.step === stepIndexes.review || !flow.state.isStarted) throw new NotPlacedError(message);
  flow.showProblem(message);
  return false;
}

/** Goes to a step that has to be done again; `busy` while the page is left for it. */
async function lead(flow: CheckoutFlow, step: StepIndex, problem?: string): Outcome {
  if (flow.state.isStarted) return flow.show(step, problem) ?? false;
  if (problem) leaveStepNotice(problem);
  return leaveFor(undefined, step);
}

/** The server's message for a refused order, else the text for its error type (checkout §5). */
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

/** Leaves for a URL from the server; if there is none that may be followed, for a step. */
export const leaveFor = (url: string | undefined, step: StepIndex) =>
  ((!!url && navigate(url)) || navigate(addressOfStep(step))) && 'busy';
