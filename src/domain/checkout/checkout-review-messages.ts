import { stepMessages } from './checkout-step-messages.ts';

/** The button that places the order, and the outcome. */
export const placeOrderMessages = {
  placeOrder: stepMessages.placeOrder,
  placingOrder: 'Placing your order…',
  /** While a change of the order is on its way. */
  totalsChanging: 'Your total is being updated…',
  /** The answer was lost and the server does not know the outcome yet, so it is asked again. */
  orderDoubtful: 'We are finding out whether your order has been placed. Please do not order again.',
  /** The server still did not know the outcome when it was asked for the last time. */
  orderNotKnown:
    'We do not know yet whether your order has been placed. Please do not order again: reload this page in a few minutes, or look for our confirmation in your email.',
  /** The answer was lost, and the server says that nothing was ordered. */
  orderNotPlaced: 'Your order has not been placed, and nothing was charged. You can place it now.',
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
  stepAgain: 'Your order has not been placed. Please check this step, then continue.',
};

/** The step of review: all of the order as it will be placed. */
export const reviewMessages = {
  ...placeOrderMessages,
  stepBack: stepMessages.stepBack,
};
