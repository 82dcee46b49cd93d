/** Labels of adding to the cart and of its confirmation; the page context's `messages` replaces any by its key. */
export const cartMessages = {
  /** Cart §2, checkout §2.2. */
  addToCart: 'Add to Cart',
  addToRegistry: 'Add To Registry',
  adding: 'Adding…',
  /** Cart §4, decision 21. */
  added: 'Added',
  addedToCart: 'Added to your cart.',
  /** What has to be confirmed before it is added (decision 19). */
  chooseOptions: 'Choose Options',
  outOfStock: 'Out of Stock',
  outOfStockReason: 'This item cannot be added: it is out of stock.',
  /** Of one item in a layer; `{0}` is how many. */
  quantityLine: 'Qty: {0}',
  /** `{0}` is what was typed, `{1}` the most that can be added. */
  quantityRefused: '“{0}” was not added. Enter a whole number from 1 to {1}.',
};

/** Of the layer after an add. */
export const confirmationMessages = {
  ...cartMessages,
  /** Checkout §2.2. */
  viewCartAndCheckout: 'View Cart & Checkout',
  continueShopping: 'Continue Shopping',
  /** `{0}` is `onePiece` or `pieces`. */
  confirmationTitle: '{0} added to your cart',
  cartTitle: 'Your Cart',
  cartEmpty: 'There is nothing in your cart yet.',
  inCart: 'In your cart',
  subtotal: 'Subtotal',
  onePiece: '1 item',
  /** `{0}` is the number. */
  pieces: '{0} items',
  addOnsHeading: 'Extras and Essentials We Recommend',
  installationNote: 'This item needs installation. The fee is shown per item in your cart.',
};
