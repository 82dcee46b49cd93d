/** Labels of the Checkout Now layer; the page context's `messages` replaces any by its key. */
export const checkoutNowMessages = {
  checkoutNowTitle: 'Checkout Now',
  returningCustomers: 'Returning Customers',
  /** What leads to a sign-in where the form itself did not come. */
  returningSignIn: 'Sign in',
  newCustomers: 'New Customers',
  guestIntro: 'No account is needed to place an order.',
  guestCheckout: 'Guest Checkout',
};

/** Where checkout begins, and what a guest's form is posted to. */
export const checkoutPaths = { start: '/checkout/shipping', guest: '/checkout/guest' };
