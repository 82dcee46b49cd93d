/** Adding to the cart; the page context's `messages` replaces any of these texts by its key. */
export const cartMessages = {
  /** Cart §2, checkout §2.2. */
  addToCart: 'Add to Cart',
  addToRegistry: 'Add To Registry',
  /** One of each product of a set. */
  addAllToRegistry: 'Add All To Registry',
  adding: 'Adding…',
  /** Cart §4, decision 21. */
  added: 'Added',
  addedToCart: 'Added to your cart.',
  /** The answer to an add was lost (decision 111); with `lookAtCart`, a link. */
  addNotKnown: 'We could not find out whether this was added. Please look before you add it again.',
  lookAtCart: 'Look at your cart',
  /** For screen readers; `{0}` is the product's name. */
  addedNamed: '{0}: Added',
  /** The button of a product that has to be confirmed before it is added (decision 19). */
  chooseOptions: 'Choose Options',
  outOfStock: 'Out of stock',
  outOfStockReason: 'This item cannot be added: it is out of stock.',
  /** A line of a layer; `{0}` is the quantity. */
  quantityLine: 'Qty: {0}',
  /** `{0}` is the typed text, `{1}` the highest quantity. */
  quantityRefused: '“{0}” was not added. Enter a whole number from 1 to {1}.',
};

/** The link to the cart in the page's header. */
export const cartCountMessages = {
  cartLink: 'Cart',
  /** For screen readers; `{0}` is `onePiece` or `pieces`. */
  cartLinkLabel: 'Cart, {0}',
  onePiece: '1 item',
  /** `{0}` is the number. */
  pieces: '{0} items',
};

/** The cart itself, in its layers and on its page. */
export const shownCartMessages = {
  cartTitle: 'Your Cart',
  cartEmpty: 'Your cart is empty.',
  continueShopping: 'Continue Shopping',
  onePiece: cartCountMessages.onePiece,
  pieces: cartCountMessages.pieces,
  /** Checkout §9; `{0}` is the fee for one piece. */
  installationFee: 'Installation: {0} per item',
  /** `{0}` is what is written on an item. */
  personalized: 'Personalized: “{0}”',
  /** It is bought from a gift registry. */
  forRegistry: 'For a gift registry',
};

/** The button with which a layer in front of checkout goes on to checkout. */
export const interruptedCheckoutMessages = { continueCheckout: 'Continue' };
