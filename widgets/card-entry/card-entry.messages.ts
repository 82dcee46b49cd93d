import { cardMessages } from '../../src/domain/payment/payment-card-messages.ts';
import { paymentMessages } from '../../src/domain/payment/payment-messages.ts';

/** The card form on the payment page. */
export const cardEntryMessages = {
  ...paymentMessages,
  cardEntryTitle: 'Pay with a new card',
  cardSave: cardMessages.cardSave,
  cardPay: 'Use This Card',
  cardPaying: 'Checking…',
};
