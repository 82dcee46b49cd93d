import { stepMessages } from '../checkout/checkout-step-messages.ts';
import { cardNameMessages, paidMessages } from './payment-messages.ts';

/** What pays for an order, on the payment step, the review and the confirmation. */
export const paymentSummaryMessages = {
  ...cardNameMessages,
  paymentHeading: 'Payment',
  paysAmount: paidMessages.paysAmount,
  notPaidYet: 'No card pays for the order yet.',
  nothingToPay: paidMessages.nothingToPay,
};

/** The step of payment. */
export const paymentStepMessages = {
  ...stepMessages,
  ...paymentSummaryMessages,
  paysForOrder: paidMessages.paysForOrder,
  /** The ways to pay, to choose from. */
  payWith: 'How would you like to pay?',
  /** The same, after a part is paid; `{0}` is what is left. */
  payRestWith: 'How would you like to pay the remaining {0}?',
  payNewCard: 'Credit or debit card',
  /** The same, beside saved cards. */
  payOtherCard: 'New credit or debit card',
  /** Beside a saved card. */
  payCardDeclined: 'This card was declined.',
  /** Opens the ways to pay again, while a card pays. */
  changePayment: 'Change how you pay',
  payTwoCards: 'Pay with two cards',
  payCreditOffer: 'Choose your credit card offer',
};
