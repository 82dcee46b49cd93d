// Texts of the other popups of a payment; the page context's `messages` replaces any by its key (decision 4).

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
