import { cartCountMessages, cartMessages } from './cart-messages.ts';

/** The layer after an add. */
export const confirmationMessages = {
  ...cartMessages,
  /** Checkout §2.2. */
  viewCartAndCheckout: 'View Cart & Checkout',
  continueShopping: 'Continue Shopping',
  /** `{0}` is `onePiece` or `pieces`. */
  confirmationTitle: '{0} added to your cart',
  cartTitle: 'Your Cart',
  cartEmpty: 'Your cart is empty.',
  cartTryAgain: 'Try Again',
  inCart: 'In your cart',
  subtotal: 'Subtotal',
  onePiece: cartCountMessages.onePiece,
  pieces: cartCountMessages.pieces,
  addOnsHeading: 'Extras and Essentials We Recommend',
  installationNote: 'This item needs installation. The fee is shown per item in your cart.',
  /** Checkout §9; `{0}` is the fee for one piece. */
  installationFee: 'Installation: {0} per item',
  /** The button that explains an item, for screen readers; `{0}` is the item's name. */
  aboutItem: 'About {0}',
};
