import { stepMessages } from '../checkout/checkout-step-messages.ts';
import { cardNameMessages } from './payment-messages.ts';

/** What pays for an order, on the payment step, the review and the confirmation. */
export const paymentSummaryMessages = {
  ...cardNameMessages,
  paymentHeading: 'Payment',
  /** `{0}` is a card such as “Visa ending in 1111”, `{1}` an amount. */
  paysAmount: '{0}: {1}',
  notPaidYet: 'No card pays for the order yet.',
  nothingToPay: 'Nothing is left to pay.',
};

/** The step of payment. */
export const paymentStepMessages = {
  ...stepMessages,
  ...paymentSummaryMessages,
  paysForOrder: 'Pays for this order',
  payNewCard: 'Credit or debit card',
  payOtherCard: 'Pay with another card',
  otherWays: 'Other ways to pay',
  paySavedCard: 'Use a saved card',
  payTwoCards: 'Pay with two cards',
  payCreditOffer: 'Choose your credit card offer',
};
