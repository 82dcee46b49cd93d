import { controlMessages } from '../messages.ts';
import { cardProblemMessages, cardTypeMessages, paymentMessages } from './payment-messages.ts';

/** The card form; the page context's `messages` replaces any text by its key (decision 4). */
export const cardMessages = {
  ...cardProblemMessages,
  ...cardTypeMessages,
  cardFields: paymentMessages.cardFields,
  /** The marks beside the payment provider's fields. */
  cardsAccepted: 'Accepted cards',
  /** While the payment provider's fields are loading. */
  cardFieldsLoading: 'The fields for your card are loading. Please wait a moment.',
  tryAgain: controlMessages.tryAgain,
  cardNumber: 'Card number',
  cardExpiry: 'Expiration date',
  cardExpiryHint: 'MM/YY',
  cardSecurityCode: 'Security code',
  cardSecurityCodeHint: '{0} digits',
  securityCodeHelp: 'Where is my security code?',
  cardSave: 'Save this card to my account',
  /** For a co-brand card (cart §4). */
  cardRewards: 'This card earns rewards on this order.',
  cardStore: 'A store card has no expiration date and no security code.',
};

export type CardMessages = typeof cardMessages;
