import { cartChangeMessages } from '../../src/domain/cart/cart-line-messages.ts';

/** The cart's page. */
export const cartPageMessages = {
  ...cartChangeMessages,
  saveForLater: 'Save for Later',
  savedHeading: 'Saved for Later',
  removeInstallation: 'Remove installation',
  /** Cart §8, where the server gives no text. */
  eddOutagePickupMessage: 'Delivery and pickup dates are not available.',
  /** Above the lines, if that text stands beside a pickup. */
  eddOutage: 'Delivery dates are not available.',
  /** The label of a total that lacks shipping or tax. */
  estimated: '{0} (estimated)',
  /** Above the lines that cannot be bought; `{0}` is the number. */
  unavailableOne: '1 item is not available',
  unavailableMany: '{0} items are not available',
  unavailableAbout: 'Not part of your total. To check out, remove these items or save them for later.',
  removeUnavailable: 'Remove All',
  /** Opens the field for shipping and tax. */
  estimateHeading: 'Estimate shipping and tax',
  /** Below the way on. */
  securePayment: 'Secure payment',
  returns: 'Easy returns',
  update: 'Update',
  /** `{0}` is the day. */
  certificateExpires: 'Expires {0}',
  signInForSaved: 'Sign in to see your saved items and rewards.',
};
