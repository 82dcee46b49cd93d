import { controlMessages } from '../messages.ts';
import { payingMessages } from './payment-messages.ts';

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
  paymentErrorMessage: payingMessages.paymentErrorMessage,
  updatePayment: payingMessages.updatePayment,
};

/** The help with the security code. */
export const securityCodeHelpMessages = {
  securityCodeHelpTitle: 'Your Security Code',
  tryAgain: controlMessages.tryAgain,
};
