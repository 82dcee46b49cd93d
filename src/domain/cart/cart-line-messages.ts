import { controlMessages } from '../messages.ts';
import { shownCartMessages } from './cart-messages.ts';
import { applyMessages, promoMessages } from './cart-promo-messages.ts';
import { rewardsMessages } from './cart-rewards-messages.ts';
import { orderSumsMessages } from './cart-sums-messages.ts';

/** A line of the cart, on its page and in the drawer; `{0}` is the item's name where a text has only one place. */
export const cartLineMessages = {
  lineQuantity: 'Quantity: {0}',
  each: '{0} each',
  remove: applyMessages.remove,
  lineTotal: 'Total',
  /** For screen readers, after a change; `{1}` is the new quantity. */
  quantityNow: '{0}: quantity {1}.',
  removedLine: '{0} was removed.',
  undo: 'Undo',
  restoring: 'Putting it back…',
  restoredLine: '{0} is in your cart again.',
  personalized: shownCartMessages.personalized,
  forRegistry: shownCartMessages.forRegistry,
  editPersonalization: 'Edit Personalization',
  checkout: 'Checkout',
  cartEmpty: shownCartMessages.cartEmpty,
  continueShopping: shownCartMessages.continueShopping,
  onePiece: shownCartMessages.onePiece,
  pieces: shownCartMessages.pieces,
  /** For screen readers, after changes: each text only if its value has changed; `{0}` is `onePiece` or `pieces`. */
  cartNow: 'Your cart: {0}.',
  /** `{0}` is an amount. */
  savedNow: 'You save {0}.',
  cartTotalNow: 'Total {0}.',
  /** The answer to a change was lost (decision 111). */
  changeNotKnown: 'We could not find out whether this was done. Please check your cart before you try again.',
  cartNotRead: 'Your cart could not be updated. What you see may be out of date.',
  tryAgain: controlMessages.tryAgain,
};

export type CartLineMessages = typeof cartLineMessages;

/** How a line comes to the shopper. */
export const cartDeliveryMessages = {
  /** For screen readers; `{0}` is the product. */
  deliveryNamed: 'Delivery of {0}',
  ship: 'Ship',
  pickup: 'Pick Up',
  pickupAt: 'Pick up at {0}',
  shipMethod: 'Ship method: {0}',
  shippingFree: orderSumsMessages.shippingFree,
};

/** The lines and sums of the cart's page, and the announcements after a change of them. */
export const cartChangeMessages = {
  ...cartLineMessages,
  ...orderSumsMessages,
  ...cartDeliveryMessages,
  savedLine: '{0} was saved for later.',
  savedQuantity: 'Quantity: {0}',
  moveToCart: 'Move to Cart',
  /** For more than one piece. */
  moveAllToCart: 'Move {0} to Cart',
  /** `{1}` is the quantity. */
  movedLine: '{0} was moved to your cart, quantity {1}.',
  /** For screen readers, after a change. */
  deliveryNow: 'The delivery of {0} was changed.',
  personalizationNow: 'The personalization of {0} was changed.',
  installationNow: 'The installation of {0} was removed.',
  /** Above the lines, and for screen readers after a change; `{0}` is the ZIP or postal code. */
  zipNow: 'Shipping and tax are estimated for {0}.',
  donationNow: 'Donation: {0}.',
  donationNone: 'None',
  installationFee: shownCartMessages.installationFee,
  calculatedAtCheckout: 'Calculated at checkout',
  ...promoMessages,
  ...rewardsMessages,
  /** Cart §5. */
  zipNotUpdated: 'Zip code could not be updated.',
};
