import { cartMessages } from '../../src/domain/cart/cart-messages.ts';

/** The layer before an add. */
export const consentMessages = {
  adding: cartMessages.adding,
  addToCart: cartMessages.addToCart,
  addToRegistry: cartMessages.addToRegistry,
  addedToCart: cartMessages.addedToCart,
  quantityLine: cartMessages.quantityLine,
  /** Cart §2. */
  termsTitle: 'Confirm Your Selection',
  acceptTerms: 'Accept Terms And Add To Cart',
  acceptTermsMobile: 'Accept And Add To Cart',
  acceptTermsRegistry: 'Accept Terms And Add To Registry',
  acceptTermsRegistryMobile: 'Accept And Add To Registry',
  decline: 'Decline',
  customOrderTitle: 'Made For You',
  monogrammingTitle: 'Confirm Your Personalization',
  monogrammingNone: 'It comes without personalization.',
  goBack: 'Go Back',
  termsLink: 'Terms and conditions',
};

export type ConsentMessages = typeof consentMessages;
