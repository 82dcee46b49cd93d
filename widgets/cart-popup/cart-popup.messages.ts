import { interruptedCheckoutMessages } from '../../src/domain/cart/cart-messages.ts';
import { controlMessages, errorMessages } from '../../src/domain/messages.ts';

/** The popup whose content an answer to checkout names (cart §4). */
export const cartPopupMessages = {
  /** If the server gives no title. */
  cartPopupTitle: 'Before you check out',
  continueCheckout: interruptedCheckoutMessages.continueCheckout,
  genericErrorMessage: errorMessages.genericErrorMessage,
  cartPopupTryAgain: controlMessages.tryAgain,
};
