import { checkoutMessages } from './checkout-messages.ts';
import { dayMessages, stepMessages } from './checkout-step-messages.ts';

/** An order as it will be, or has been, placed. */
export const checkoutOrderMessages = {
  ...checkoutMessages,
  ...stepMessages,
  ...dayMessages,
  deliveryHeading: 'Delivery',
  giftMessageLine: 'Gift message: “{0}”',
  /** `{0}` is a day. */
  heldUntil: 'Held for {0}',
  heldBetween: 'Held for a day between {0} and {1}',
  tripOn: 'Delivery on {0}',
  directionsLine: 'For the driver: “{0}”',
  contactMe: 'We will call you to arrange the delivery.',
  shipComplete: 'Everything in one delivery',
  pickupBy: 'Picked up by {0}',
};

/** Texts of the confirmation. */
export const confirmationMessages = {
  ...checkoutOrderMessages,
  /** `{0}` is the number. */
  orderNumber: 'Order number {0}',
  /** `{0}` is an address. */
  orderMail: 'We are sending a confirmation to {0}.',
  printOrder: 'Print',
  continueShopping: 'Continue Shopping',
  /** Decision 53. */
  tymHeading: 'A thank-you by mail',
  tymOptIn: 'Send me a thank-you card by mail',
  tymWhere: 'Where to',
  tymBilling: 'To my billing address',
  tymShipping: 'To my shipping address',
  tymSave: 'Save',
  tymSaved: 'Your choice is saved.',
  accountHeading: 'Create an account',
  accountText: 'Choose a password to keep your order and address for next time.',
  accountEmail: 'Email',
  accountPassword: 'Password',
  /** Password rules of the shop; empty unless the page context sets it. */
  accountPasswordHint: '',
  accountCreate: 'Create Account',
};
