import { cartMessages, shownCartMessages } from '../cart/cart-messages.ts';
import { orderSumsMessages } from '../cart/cart-sums-messages.ts';
import { controlMessages } from '../messages.ts';

/** The frame of checkout: its steps, the navigation between them, and the messages above them. */
export const checkoutMessages = {
  /** The title of the page; `{0}` is the step. */
  pageTitle: '{0} – Checkout',
  /** For screen readers. */
  stepsLabel: 'Steps of checkout',
  stepDone: 'Done',
  /** The headings of the steps (checkout §2.1). */
  cartStep: 'Cart',
  shippingStep: 'Shipping',
  optionsStep: 'Shipping and Gift Options',
  paymentStep: 'Payment and Billing',
  reviewStep: 'Review and Place Order',
  confirmationStep: 'Thank you for your order',
  /** Short names for the list of the steps and for completed steps, which differ at a glance. */
  shippingName: 'Address',
  optionsName: 'Delivery',
  paymentName: 'Payment',
  reviewName: 'Review',
  /** The links that edit a done step; `{0}` is the step's name. */
  editStep: 'Edit',
  editNamedStep: 'Edit {0}',
  /** `{0}` is the step that is shown instead of the requested one (decision 49). */
  notReached: 'Please complete “{0}” first.',
  /** The server leads back to a step or the cart, and does not say why (decision 75). */
  lookAgain: 'Please check this, then go on with checkout.',
  /** A step's file could not be loaded. */
  stepNotLoaded: 'This step could not be loaded. Please check your connection.',
  /** At payment and review, if the server has not said what is due. */
  amountNotKnown:
    'We do not know yet how much your order costs, so it cannot be paid or placed. Please try again, or go back a step.',
  /** On the confirmation, if nobody knows whether the order was placed. */
  yourOrder: 'Your order',
  orderNotLoaded:
    'Your order could not be loaded. It may have been placed: please look for our email before you order again.',
  tryAgain: controlMessages.tryAgain,
  /** `{0}` is the total. */
  showSummary: 'Order summary: {0}',
  editCart: 'Edit Cart',
  /** The server lists none, or none that can be read. */
  noItems: 'The items of your order cannot be listed here.',
  quantityLine: cartMessages.quantityLine,
  ...orderSumsMessages,
  notKnownYet: 'Not known yet',
  /** Below the sums, until every item has an address; `{0}` is the ZIP or postal code. */
  estimatedFor: 'Shipping and tax are estimated for {0}.',
  /** Announced after a change; `{0}` is the total. */
  totalNow: 'Your total is {0} now.',
  /** The same, if the discount has changed, too; `{0}` is the discount. */
  savingNow: 'You save {0}. Your total is {1} now.',
  totalsStale: 'Your total could not be updated. What you see may be out of date.',
  personalized: shownCartMessages.personalized,
  forRegistry: shownCartMessages.forRegistry,
  /** `{0}` is the name of the registry. */
  forNamedRegistry: 'Gift registry: {0}',
  itemRemoved: 'This item is no longer part of your order.',
};
