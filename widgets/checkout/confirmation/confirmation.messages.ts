import { shownCartMessages } from '../../../src/domain/cart/cart-messages.ts';
import { placedOrderMessages } from '../../../src/domain/checkout/checkout-order-messages.ts';

/** Texts of the confirmation. */
export const confirmationMessages = {
  ...placedOrderMessages,
  /** `{0}` is the number. */
  orderNumber: 'Order number {0}',
  /** `{0}` is an address. */
  orderMail: 'We are sending a confirmation to {0}.',
  printOrder: 'Print',
  continueShopping: shownCartMessages.continueShopping,
  nextHeading: 'What happens next',
  /** Decision 53. */
  tymHeading: 'A card to say thank you',
  tymText: 'We like to thank you on paper, too, with a card by mail.',
  tymOptIn: 'Yes, send me a thank-you card',
  tymWhere: 'Where should it go?',
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
