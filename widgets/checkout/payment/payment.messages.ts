import { promoMessages } from '../../../src/domain/cart/cart-promo-messages.ts';
import { stepMessages } from '../../../src/domain/checkout/checkout-step-messages.ts';
import { paidMessages } from '../../../src/domain/payment/payment-messages.ts';
import { tenderMessages } from '../../../src/domain/payment/payment-tenders-messages.ts';
import { paymentSummaryMessages } from './payment-summary.messages.ts';

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

/** The shop's own countries, which the bill may have besides those of an order to another country. */
export const billingCountryMessages = {
  billingUnitedStates: 'United States',
  billingCanada: 'Canada',
};

/** A part of the total with one card, the rest with another (decision 87). */
export const payPartMessages = {
  payPart: 'Pay only a part with this card',
  /** The label of the field; `{0}` is the currency, as prices show it. */
  payPartAmount: 'Amount on this card ({0})',
  /** `{0}` is what the next card pays. */
  payPartRest: '{0} remains for another card.',
  /** In place of the part that is paid. */
  payWhole: 'Pay all of it with one card instead',
};

/** The promo code in checkout: the cart's words, behind a button that opens the field. */
export const promoStepMessages = {
  ...promoMessages,
  promoAdd: 'Add a promo code',
  tenderNotApplied: tenderMessages.tenderNotApplied,
};
