import type { CardType } from './card-names.ts';

// Texts of the payment widgets; the page context's `messages` replaces any by its key (decision 4).

/** The name of each card type: `cardType` and the server's name of it. */
export const cardTypeMessages: Record<`cardType${CardType}`, string> = {
  cardTypeMasterCard: 'Mastercard',
  cardTypeVisa: 'Visa',
  cardTypeAmericanExpress: 'American Express',
  cardTypeDiscover: 'Discover',
  cardTypeDinersClub: 'Diners Club',
  cardTypePLCCSynchrony: 'Store Card',
  cardTypeCoBrandMasterCard: 'Rewards Mastercard',
  cardTypeImprint: 'Rewards Visa',
  cardTypeCup: 'UnionPay',
  cardTypeJcb: 'JCB',
};

/** The name of a card. */
export const cardNameMessages = {
  ...cardTypeMessages,
  /** `{0}` is the type of the card, `{1}` its last four digits. */
  cardName: '{0} ending in {1}',
};

/** The name of a card, and the message that it pays. */
export const paymentMessages = {
  ...cardNameMessages,
  /** `{0}` is the card. */
  cardApplied: '{0} now pays for this order.',
  /** `{0}` and `{1}` are the cards. */
  twoCardsApplied: '{0} and {1} now pay for this order.',
  /** The name of a card whose type is not known. */
  cardFields: 'Card',
  close: 'Close',
};

/** What is said about a payment as a whole. */
export const payingMessages = {
  /** While the server is asked again (decision 51). */
  paymentDoubtful: 'We do not know yet whether your payment went through. We are asking again.',
  paymentNotKnown:
    'We could not find out whether your payment went through. When you try again, we ask first and send nothing twice.',
  /** Default for a text of the server; `{0}` is the amount. */
  paymentTotalChanged: 'The total is {0} now. Please check it, and pay again.',
};

/** Errors of a card. */
export const cardProblemMessages = {
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
  /** Defaults for texts of the server (cart §5). */
  cardSessionError: 'Your session has ended. Please enter your card again.',
  cardTnsError: 'Your card could not be checked. Please try again.',
  cardRewardsRestriction: 'Your rewards can only be used with a rewards card.',
  /** Checkout §3. */
  cardZeroAmount: 'There is nothing left for this card to pay.',
  cardNotApplied: 'Your rewards card could not be applied to this order.',
  cardNotVerified: 'Your card could not be verified. Please check what you entered, or use another card.',
};

export type CardProblemMessages = typeof cardProblemMessages;

/** The card form. */
export const cardMessages = {
  ...cardProblemMessages,
  ...cardTypeMessages,
  cardFields: paymentMessages.cardFields,
  /** The marks beside the payment provider's fields. */
  cardsAccepted: 'Accepted cards',
  /** While the payment provider's fields are loading. */
  cardFieldsLoading: 'The fields for your card are loading. Please wait a moment.',
  tryAgain: 'Try Again',
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

/** The card form on the payment page. */
export const cardEntryMessages = {
  ...paymentMessages,
  cardEntryTitle: 'Pay with a new card',
  cardSave: cardMessages.cardSave,
  cardPay: 'Use This Card',
  cardPaying: 'Checking…',
};

/** The Add New Card popup (checkout §2.2). */
export const addCardMessages = {
  ...paymentMessages,
  cardSave: cardMessages.cardSave,
  addCardTitle: 'Add New Card',
  addCard: 'Add Card',
  addingCard: 'Adding…',
};

/** The popups that show saved cards. */
export const savedCardMessages = {
  ...paymentMessages,
  paymentDoubtful: payingMessages.paymentDoubtful,
  /** `{0}` is the amount. */
  totalToPay: 'Total to pay: {0}',
  /** `{0}` is MM/YY. */
  cardExpires: 'Expires {0}',
  /** `{0}` is the server's name of the design. */
  cardDesign: 'Design: {0}',
  cardExpired: 'Card expired.',
  /** Checkout §5. */
  cardInUse: 'Card already in use.',
  cardNotReward: 'Only reward cards can pay for this order.',
  /** Default for a text of the server (checkout §8). */
  onlyRewardCards: 'Only reward cards can pay for this order.',
  savingPayment: 'Updating…',
  updatePayment: 'Update Payment',
  tryAgain: 'Try Again',
};

/** The Apply New/Saved Card popup (checkout §2.2). */
export const savedCardsMessages = {
  ...savedCardMessages,
  savedCardsTitle: 'Apply New/Saved Card',
  savedCardsLegend: 'Your saved cards',
  savedCardsNone: 'There is no saved card that can pay for this order.',
  /** `{0}` is the chosen card; the reason follows. */
  cardChoiceLost: '{0} can no longer be chosen.',
  /** The reason, unless it is one of those above. */
  cardNotKept: 'It is no longer saved to your account.',
  applyNewCard: 'Apply new card',
};

/** The Pay With Two popup (checkout §2.2, §5). */
export const payWithTwoMessages = {
  ...savedCardMessages,
  payWithTwoTitle: 'Select Two Cards',
  payWithTwoLegend: 'Your cards',
  selectTwoCards: 'Please select two cards.',
  addNewCard: 'Add new card',
  /** Fewer than two saved cards can be chosen, and the page allows no new one. */
  twoCardsNeeded:
    'A payment with two cards needs two saved cards that can be chosen. Please pay with one card instead.',
  /** The name of the card follows. */
  removeCard: 'Remove',
  /** `{0}` is the card. */
  cardRemoved: '{0} has been removed.',
  /** `{0}` is the number. */
  cardLimit: 'You can choose from up to {0} cards here.',
  /** The label of a field; `{0}` is the card, `{1}` the currency, as prices show it. */
  amountOn: 'Amount on {0} ({1})',
  /** In the label of an amount; `{0}` is the card's type, `{1}` its last four digits. */
  cardShortName: '{0} ···{1}',
  /** `{0}` is the amount of the other card, `{1}` that card. */
  amountRest: '{0} remains for {1}.',
  /** `{0}` is the total. */
  amountWrong: 'Enter an amount above 0 and below {0}.',
  amountsDiffer: 'The two amounts must add up to {0}.',
  /** Note on a card that is not a saved one. */
  newCard: 'New card',
  splitChanged: 'The total has changed: please check the amounts.',
};

/** The credit card offer popup (checkout §2.2, §4). */
export const creditOfferMessages = {
  creditOfferTitle: 'Choose Your Credit Card Offer',
  creditOfferLegend: 'What would you like with this purchase?',
  creditOfferRewards: 'Earn rewards',
  creditOfferFinancing: 'Special financing',
  creditOfferTermsTitle: 'Financing Terms',
  creditOfferContinue: 'Continue',
  creditOfferAccept: 'Accept',
  creditOfferDecline: 'Decline',
  creditOfferSaving: 'Saving…',
  /** If saving failed after the popup was closed; the reason follows. */
  creditOfferNotSaved: 'Your credit card offer was not saved.',
  backToPaymentPage: 'Back to payment page',
};

/** The payment error popup (checkout §8). */
export const paymentErrorMessages = {
  paymentErrorTitle: 'Payment Error',
  /** Default for a text of the server. */
  paymentErrorMessage: 'Your payment was not authorized. Please update your payment and try again.',
  updatePayment: 'Update Payment',
};

/** The help with the security code. */
export const securityCodeHelpMessages = {
  securityCodeHelpTitle: 'Your Security Code',
  tryAgain: 'Try Again',
};
