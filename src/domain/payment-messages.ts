/** Of the popups of a payment; the page context's `messages` replaces any by its key. */
export const savedCardMessages = {
  /** `{0}` is the type of the card, `{1}` its last four digits. */
  cardName: '{0} ending in {1}',
  /** `{0}` is MM/YY. */
  cardExpires: 'Expires {0}',
  cardExpired: 'Card expired.',
  /** Checkout §5. */
  cardInUse: 'Card already in use.',
  cardNotReward: 'Only reward cards can pay for this order.',
  /** Where the server gives no message of its own (checkout §8). */
  onlyRewardCards: 'Only reward cards can pay for this order.',
  /** `{0}` is the card. */
  cardApplied: '{0} now pays for this order.',
  savingPayment: 'Updating…',
  updatePayment: 'Update Payment',
  close: 'Close',
  tryAgain: 'Try Again',
};

/** Of the Apply New/Saved Card popup (checkout §2.2). */
export const savedCardsMessages = {
  ...savedCardMessages,
  savedCardsTitle: 'Apply New/Saved Card',
  savedCardsLegend: 'Your saved cards',
  savedCardsNone: 'There is no saved card that can pay for this order.',
  applyNewCard: 'Apply new card',
};

/** Of the Pay With Two popup (checkout §2.2, §5). */
export const payWithTwoMessages = {
  ...savedCardMessages,
  payWithTwoTitle: 'Select Two Cards',
  payWithTwoLegend: 'Your cards',
  selectTwoCards: 'Please select two cards.',
  addNewCard: 'Add new card',
  /** `{0}` is how many. */
  cardLimit: 'Up to {0} cards can be chosen from here.',
  /** `{0}` is the amount. */
  totalToPay: 'Total to pay: {0}',
  /** Of a card's field; `{0}` is the card. */
  amountOn: 'Amount on {0}',
  /** `{0}` is the total. */
  amountWrong: 'Enter an amount above 0 and below {0}.',
  amountsDiffer: 'The two amounts must add up to {0}.',
  /** Of a card that is not among the saved ones. */
  newCard: 'New card',
  /** `{0}` and `{1}` are the cards. */
  twoCardsApplied: '{0} and {1} now pay for this order.',
  splitChanged: 'The total has changed: please check the amounts.',
};

/** Of the Add New Card popup (checkout §2.2). */
export const addCardMessages = {
  addCardTitle: 'Add New Card',
  addCard: 'Add Card',
  addingCard: 'Adding…',
  securityCodeHelp: 'Where is my security code?',
  cardName: savedCardMessages.cardName,
  cardApplied: savedCardMessages.cardApplied,
  close: savedCardMessages.close,
};

/** Of the credit card offer (checkout §2.2, §4). */
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
  backToPaymentPage: 'Back to payment page',
};

/** Under which name the server has it (checkout §7.4). */
export const securityCodePopup = 'CreditCardVerification';

/** Of the help with the security code. */
export const securityCodeHelpMessages = {
  securityCodeHelpTitle: 'Your Security Code',
  tryAgain: 'Try Again',
};

/** After a payment was not authorized (checkout §8). */
export const paymentErrorMessages = {
  paymentErrorTitle: 'Payment Error',
  /** Where the server gives no message. */
  paymentErrorMessage: 'Your payment was not authorized. Please update your payment and try again.',
  updatePayment: savedCardMessages.updatePayment,
};
