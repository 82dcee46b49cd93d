import { checkoutMessages } from './checkout-messages.ts';

/** The step of payment. */
export const checkoutPaymentMessages = {
  ...checkoutMessages,
  paysForOrder: 'Pays for this order',
  /** `{0}` is a card such as “Visa ending in 1111”, `{1}` an amount. */
  paysAmount: '{0}: {1}',
  newCard: 'Credit or debit card',
  otherCard: 'Pay with another card',
  otherWays: 'Other ways to pay',
  savedCard: 'Use a saved card',
  twoCards: 'Pay with two cards',
  creditOffer: 'Choose your credit card offer',
};
