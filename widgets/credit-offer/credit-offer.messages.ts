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
