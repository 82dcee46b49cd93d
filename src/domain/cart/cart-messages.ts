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
  /** For screen readers; `{0}` is the product's name. */
  addedNamed: '{0}: Added',
  /** The button of a product that has to be confirmed before it is added (decision 19). */
  chooseOptions: 'Choose Options',
  outOfStock: 'Out of Stock',
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

/** The layer after an add. */
export const confirmationMessages = {
  ...cartMessages,
  /** Checkout §2.2. */
  viewCartAndCheckout: 'View Cart & Checkout',
  continueShopping: 'Continue Shopping',
  /** `{0}` is `onePiece` or `pieces`. */
  confirmationTitle: '{0} added to your cart',
  cartTitle: 'Your Cart',
  cartEmpty: 'There is nothing in your cart yet.',
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

/** The Checkout Now layer. */
export const checkoutNowMessages = {
  checkoutNowTitle: 'Checkout Now',
  returningCustomers: 'Returning Customers',
  /** The link to the sign-in page, if the form did not load. */
  returningSignIn: 'Sign in',
  newCustomers: 'New Customers',
  guestIntro: 'No account is needed to place an order.',
  guestCheckout: 'Guest Checkout',
};
