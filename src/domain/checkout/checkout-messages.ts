import { cartMessages } from '../cart/cart-messages.ts';
import { errorMessages } from '../messages.ts';
import { cardNameMessages } from '../payment/payment-messages.ts';
import { orderSumsMessages } from './checkout-sums-messages.ts';

/** The frame of checkout: its steps, what moves between them, and what is said above them. */
export const checkoutMessages = {
  /** The names of cards. */
  ...cardNameMessages,
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
  /** The buttons of the steps (checkout §2.1). */
  shippingNext: 'Next',
  cancelChanges: 'Cancel Changes',
  optionsNext: 'Next: Payment',
  stepBack: 'Back',
  paymentNext: 'Next: Review & Place Order',
  placeOrder: 'Place Order',
  saving: 'Saving…',
  /** The links that edit a done step; `{0}` is the step's heading. */
  editStep: 'Edit',
  editNamedStep: 'Edit {0}',
  /** `{0}` is the step that is shown in place of a later one (decision 49). */
  notReached: 'Please complete “{0}” first.',
  /** The applied promo code no longer holds (checkout §4). */
  promoRemoved:
    'Your promo code no longer applies and was removed. Please check your total before you go on.',
  /** The dialog in front of a form with changes. */
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have changed in this step is not saved yet.',
  leaveConfirm: 'Leave',
  leaveStay: 'Keep Editing',
  /** A step's file could not be loaded. */
  stepNotLoaded: 'This step could not be loaded. Please check your connection.',
  tryAgain: 'Try Again',
  backToCart: errorMessages.backToCart,
  /** The order summary; `{0}` is the total. */
  summaryHeading: 'Order Summary',
  showSummary: 'Order summary: {0}',
  editCart: 'Edit Cart',
  quantityLine: cartMessages.quantityLine,
  ...orderSumsMessages,
  notKnownYet: 'Not known yet',
  updatingTotals: 'Updating…',
  /** Announced after a change; `{0}` is the total. */
  totalNow: 'Your total is {0} now.',
  totalsStale: 'Your total could not be updated. What you see may be out of date.',
  /** After the first entries of a step's summary; `{0}` is the number of the others. */
  more: 'and {0} more',
  /** Ways of delivery in summaries. */
  shipTo: 'Ship to',
  pickUpAt: 'Pick up at',
  personalized: 'Personalized: “{0}”',
  itemRemoved: 'This item is no longer part of your order.',
};

export type CheckoutTexts = typeof checkoutMessages;
