import { errorMessages } from '../messages.ts';

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

/** A line of the cart, on its page and in the drawer; `{0}` is the item's name where a text has only one place. */
export const cartLineMessages = {
  lineQuantity: 'Quantity: {0}',
  each: '{0} each',
  remove: 'Remove',
  removeNamed: 'Remove {0}',
  lineTotal: 'Total',
  removedLine: '{0} was removed.',
  undo: 'Undo',
  undoNamed: 'Undo: put {0} back',
  restoring: 'Putting it back…',
  restoredLine: '{0} is in your cart again.',
  personalized: 'Personalized: “{0}”',
  subtotal: 'Subtotal',
  checkout: 'Checkout',
  checkingOut: 'One moment…',
  cartEmpty: 'There is nothing in your cart yet.',
  continueShopping: 'Continue Shopping',
  onePiece: cartCountMessages.onePiece,
  pieces: cartCountMessages.pieces,
  /** For screen readers, after changes; `{0}` is `onePiece` or `pieces`, `{1}` the subtotal. */
  cartNow: 'Your cart: {0}, subtotal {1}.',
  cartNotRead: 'Your cart could not be updated. What you see may be out of date.',
  tryAgain: 'Try Again',
};

export type CartLineMessages = typeof cartLineMessages;

/** The slide-out of the cart. */
export const cartDrawerMessages = {
  ...cartLineMessages,
  cartTitle: 'Your Cart',
  viewCart: 'View Cart',
};

/** The cart's page. */
export const cartPageMessages = {
  ...cartLineMessages,
  saveForLater: 'Save for Later',
  saveNamed: 'Save {0} for later',
  savedLine: '{0} was saved for later.',
  savedHeading: 'Saved for Later',
  moveToCart: 'Move to Cart',
  moveNamed: 'Move {0} to the cart',
  movedLine: '{0} was moved to your cart.',
  /** Checkout §9; `{0}` is the fee for one piece. */
  installationFee: 'Installation: {0} per item',
  removeInstallation: 'Remove installation',
  removeInstallationNamed: 'Remove the installation of {0}',
  deliveryNamed: 'Delivery of {0}',
  ship: 'Ship',
  pickup: 'Pick Up',
  pickupAt: 'Pick up at {0}',
  shipMethod: 'Ship method',
  /** Cart §8, where the server gives no text. */
  eddOutagePickupMessage: 'Delivery and pickup dates are not available at the moment.',
  summaryHeading: 'Order Summary',
  shipping: 'Shipping',
  installation: 'Installation',
  discount: 'Discount',
  donation: 'Donation',
  tax: 'Estimated tax',
  rewards: 'Rewards',
  total: 'Total',
  calculatedAtCheckout: 'Calculated at checkout',
  enterZip: 'Enter your ZIP code',
  enterPostalCode: 'Enter your postal code',
  /** The form for shipping and tax. */
  estimate: 'Estimate shipping and tax',
  update: 'Update',
  promoHeading: 'Promo code',
  apply: 'Apply',
  promoMissing: 'Please enter a promo code.',
  promoApplied: 'Promo code {0} is applied.',
  removePromo: 'Remove promo code',
  rewardsHeading: 'Rewards',
  /** `{0}` is the amount, `{1}` the day of its expiry. */
  certificate: '{0} reward certificate',
  certificateExpires: 'Expires {0}',
  donationNone: 'None',
  signIn: 'Sign in',
  signInForSaved: 'Have an account? {0} to see your saved items and rewards.',
  /** Cart §5. */
  zipNotUpdated: 'Zip code could not be updated.',
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

/** The layer of items that cannot be bought as they are. */
export const unavailableMessages = {
  /** Checkout §2.2. */
  unavailableTitle: 'Item(s) no longer available',
  restrictedTitle: 'Item(s) cannot be shipped to or picked up in this state',
  serviceTitle: 'Please Edit Your Cart to Proceed',
  /** Above the items, if the server gives no message; by error type (cart §8). */
  nlaItems: 'Remove these items to check out with the rest of your cart.',
  allNlaItems: 'None of the items in your cart can be ordered any more.',
  pfasItems: 'Remove these items to check out with the rest of your cart.',
  inHousePersonalizationNlaItems:
    'These items can no longer be ordered with their personalization. Remove them to check out with the rest of your cart.',
  personalizationServiceUnavailable:
    'We cannot personalize items at the moment. Remove these to check out with the rest of your cart, or try again later.',
  installationServiceUnavailable:
    'Installation is not available for these items. Continue to order them without it.',
  /** About one item. */
  customOrderGone: 'This custom order can no longer be made.',
  quantityLine: cartMessages.quantityLine,
  /** Cart §2, §8. */
  removeAll: 'Remove All',
  continueWithout: 'Continue',
  backToCart: errorMessages.backToCart,
  reloadCart: 'Reload Cart',
  removing: 'Removing…',
  /** Checkout §2.2. */
  areYouSureTitle: 'Are you sure?',
  areYouSureAll: 'This empties your cart.',
  areYouSurePersonalized: 'The personalization that you have entered is removed with its items.',
  keepItems: 'Cancel',
  /** For screen readers. */
  itemsRemoved: 'The items are removed from your cart.',
  installationRemoved: 'The items stay in your cart, without installation.',
};

/** The layer about boxes that may not fit in a vehicle. */
export const oversizedMessages = {
  /** Cart §2. */
  oversizedTitle: 'Make sure these items will fit in your vehicle',
  /** Cart §8. */
  oversizedNotice:
    'Their boxes exceed the capacity of most vehicles. Please compare the sizes with your vehicle before you choose to pick them up.',
  oversizedBox: 'Box',
  oversizedQuantity: 'Qty',
  oversizedSize: 'Width × depth × height',
  /** A size in inches: `{0}` is the width, `{1}` the depth, `{2}` the height. */
  boxSize: '{0}″ × {1}″ × {2}″',
  /** The same for screen readers. */
  boxSizeSpoken: '{0} inches wide, {1} inches deep, {2} inches high',
  continueCheckout: 'Continue',
  backToCart: errorMessages.backToCart,
};

/** The layer about reward certificates that have to be taken back before checkout. */
export const certificatesMessages = {
  certificatesTitle: 'Reward certificates',
  /** If the server gives no message. */
  certificatesMessage:
    'Your reward certificates cannot be used for this order. Continue without them, or go back to change your cart.',
  certificatesContinue: 'Continue',
  certificatesCancel: 'Cancel',
  /** For screen readers. */
  certificatesRemoved: 'Your reward certificates are taken off this order.',
};

/** The generic popup for errors of the cart; its other texts are those of every failure. */
export const cartErrorMessages = {
  ...errorMessages,
  cartErrorTitle: 'There is a problem with your cart',
};

/** The popup whose content an answer to checkout names (cart §4). */
export const cartPopupMessages = {
  /** If the server gives no title. */
  cartPopupTitle: 'Before you check out',
  continueCheckout: oversizedMessages.continueCheckout,
  cartPopupTryAgain: confirmationMessages.cartTryAgain,
};
