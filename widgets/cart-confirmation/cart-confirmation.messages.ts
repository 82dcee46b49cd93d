import { cartMessages, shownCartMessages } from '../../src/domain/cart/cart-messages.ts';
import { orderSumsMessages } from '../../src/domain/cart/cart-sums-messages.ts';
import { controlMessages } from '../../src/domain/messages.ts';

/** The layer after an add. */
export const confirmationMessages = {
  ...cartMessages,
  ...shownCartMessages,
  /** Checkout §2.2. */
  viewCartAndCheckout: 'View Cart & Checkout',
  /** `{0}` is `onePiece` or `pieces`. */
  confirmationTitle: '{0} added to your cart',
  cartTryAgain: controlMessages.tryAgain,
  inCart: 'In your cart',
  subtotal: orderSumsMessages.subtotal,
  addOnsHeading: 'Extras and Essentials We Recommend',
  installationNote: 'This item needs installation. The fee is shown per item in your cart.',
  /** The button that explains an item, for screen readers; `{0}` is the item's name. */
  aboutItem: 'About {0}',
};
