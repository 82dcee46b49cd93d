import { cardProblemMessages } from './card-flags.ts';
import { paymentMessages } from './payment-messages.ts';

/** What the card form says. The page context's `messages` replaces any by its key (decision 4). */
export const cardMessages = {
  cardFields: 'Card',
  /** The payment provider's own fields have not come yet. */
  cardFieldsLoading: 'The fields for your card are on their way. Please wait a moment.',
  /** They could not be had. */
  tryAgain: 'Try Again',
  cardNumber: 'Card number',
  cardExpiry: 'Expiration date',
  cardExpiryHint: 'MM/YY',
  cardSecurityCode: 'Security code',
  cardSecurityCodeHint: '{0} digits',
  cardSave: 'Save this card to my account',
  ...cardProblemMessages,
  /** Cart §4: what a co-brand card says once its number is known. */
  cardRewards: 'This card earns rewards on this order.',
  /** What a store card leaves out. */
  cardStore: 'A store card has no expiration date and no security code.',
};

export type CardMessages = typeof cardMessages;

/** What stands around the fields on the payment page. */
export const cardEntryMessages = {
  cardEntryTitle: 'Pay with a new card',
  cardFields: cardMessages.cardFields,
  cardSave: cardMessages.cardSave,
  cardPay: 'Use This Card',
  cardPaying: 'Checking…',
  /** `{0}` is whose card, `{1}` its last four digits. */
  cardName: paymentMessages.cardName,
  /** `{0}` is the card. */
  cardApplied: paymentMessages.cardApplied,
};
