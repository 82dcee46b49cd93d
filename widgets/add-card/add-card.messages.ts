import { cardMessages } from '../../src/domain/payment/payment-card-messages.ts';
import { paymentMessages } from '../../src/domain/payment/payment-messages.ts';

/** The Add New Card popup (checkout §2.2). */
export const addCardMessages = {
  ...paymentMessages,
  cardSave: cardMessages.cardSave,
  addCardTitle: 'Add New Card',
  /** Opened from the cart (cart §2). */
  applyCardTitle: 'Apply New Card',
  addCard: 'Add Card',
  addingCard: 'Adding…',
};
