import { paymentMessages } from './payment-messages.ts';

/** Of the Add New Card popup (checkout §2.2). */
export const addCardMessages = {
  ...paymentMessages,
  addCardTitle: 'Add New Card',
  addCard: 'Add Card',
  addingCard: 'Adding…',
  securityCodeHelp: 'Where is my security code?',
};
