import { savedCardMessages } from '../payment-messages.ts';

/** What the card form says. The page context's `messages` replaces any by its key (decision 4). */
export const cardMessages = {
  cardFields: 'Card',
  cardNumber: 'Card number',
  cardExpiry: 'Expiration date',
  cardExpiryHint: 'MM/YY',
  cardSecurityCode: 'Security code',
  cardSecurityCodeHint: '{0} digits',
  cardSave: 'Save this card to my account',
  /** Cart §5. */
  cardNumberMissing: 'Please enter a valid credit card number.',
  cardNumberInvalid: 'The credit card number you entered is not valid.',
  cardExpiryMissing: 'Please enter a valid expiration date.',
  cardExpiryInvalid: 'The expiration date you entered is not valid.',
  /** Checkout §5. */
  cardSecurityCodeMissing: 'Please enter a valid security code.',
  cardSecurityCodeInvalid: 'The security code you entered is not valid.',
  /** Cart §5. */
  cardReissued: 'Card has been reissued. Please use new card.',
  /** The server's own words, where it gives them (cart §5). */
  cardSessionError: 'Your session has ended. Please enter your card again.',
  cardTnsError: 'Your card could not be checked. Please try again.',
  cardRewardsRestriction: 'Your rewards can only be used with a rewards card.',
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
  cardName: savedCardMessages.cardName,
  /** `{0}` is the card. */
  cardApplied: savedCardMessages.cardApplied,
};
