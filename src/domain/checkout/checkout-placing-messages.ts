import { stepMessages } from './checkout-step-messages.ts';

/** The button that places the order, and the outcome. */
export const placeOrderMessages = {
  placeOrder: stepMessages.placeOrder,
  placingOrder: 'Placing your order…',
  /** Shown while a change of the order is not answered yet. */
  totalsChanging: 'Your total is being updated…',
  /** Shown while the outcome of the order is asked for. */
  checkingOrder: 'Checking your order…',
  /** The answer was lost and the outcome is not known yet, so the server is asked again. */
  orderDoubtful: 'We are checking whether your order was placed. Please keep this page open.',
  /** A minute later it was still not known. */
  orderNotKnown:
    'We could not find out whether your order was placed. Please look for our confirmation in your email first. If it has not come, you can place the order here: it will not be placed twice.',
  /** The answer was lost, and the server says that nothing was ordered. */
  orderNotPlaced: 'Your order has not been placed, and nothing was charged. You can place it now.',
  /** The server does not say where a placed order is shown. */
  orderWithoutPage:
    'Your order has been placed. Its confirmation cannot be shown here: please look for it in your email.',
  /** `{0}` is the total now (decision 51). */
  orderTotalChanged:
    'The total of your order is {0} now. Nothing was ordered. Please review it, then place your order.',
  /** Checkout §4. */
  orderPromoInvalid:
    'Your promo code no longer applies and was removed. Nothing was ordered. Please check your total, then place your order.',
  cardDeclined: 'Your card was declined. Nothing was ordered. Please choose another way to pay.',
  giftCardDeclined:
    'Your gift card could not be charged. Nothing was ordered. Please choose another way to pay.',
  tripBookingFailed:
    'The delivery that you chose is no longer available. Nothing was ordered. Please choose another one.',
  /** On the cart's page, for a refusal without words. */
  orderRefused:
    'Your order has not been placed, and nothing was charged. Please check your cart, then try again.',
  /** The same, if items cannot be ordered. */
  orderUnavailable:
    'Your order has not been placed: some of its items are no longer available as you chose them. Please check your cart, then try again.',
  stepAgain: 'Your order has not been placed. Please check this step, then continue.',
};
