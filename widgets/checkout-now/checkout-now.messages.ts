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
