import { stepMessages } from './checkout-step-messages.ts';

/** The step of payment. */
export const checkoutPaymentMessages = {
  ...stepMessages,
  paysForOrder: 'Pays for this order',
  /** `{0}` is a card such as “Visa ending in 1111”, `{1}` an amount. */
  paysAmount: '{0}: {1}',
  payNewCard: 'Credit or debit card',
  payOtherCard: 'Pay with another card',
  otherWays: 'Other ways to pay',
  paySavedCard: 'Use a saved card',
  payTwoCards: 'Pay with two cards',
  payCreditOffer: 'Choose your credit card offer',
};
