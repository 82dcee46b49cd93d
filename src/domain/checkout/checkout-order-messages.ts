import { checkoutMessages } from './checkout-messages.ts';
import { dayMessages, stepMessages } from './checkout-step-messages.ts';

/** An order as it will be, or has been, placed. */
export const checkoutOrderMessages = {
  /** The server lists none, or none that can be read. */
  noRecipients: 'The deliveries of your order cannot be listed here.',
  ...checkoutMessages,
  ...stepMessages,
  ...dayMessages,
  deliveryHeading: 'Delivery',
  /** In place of `deliveryHeading`, for a pickup. */
  pickupHeading: 'Picking up',
  giftHeading: 'Gift options and message',
  packingHeading: 'Bags and receipt',
  giftMessageLine: 'Gift message: “{0}”',
  /** `{0}` is a day. */
  heldUntil: 'Held for {0}',
  heldBetween: 'Held for a day between {0} and {1}',
  tripOn: 'Delivery on {0}',
  directionsLine: 'For the driver: “{0}”',
  contactMe: 'We will call you to arrange the delivery.',
  shipComplete: 'Everything in one delivery',
  pickupBy: 'Picked up by {0}',
};

/** What happens next with an order that has been placed. */
export const placedOrderMessages = {
  ...checkoutOrderMessages,
  /** `{0}` is a store. */
  nextPickup: 'Pickup at {0}',
  nextPickupWhen: 'We will send a message when everything is ready. Please bring an ID.',
  /** A delivery without a name or a date. */
  nextDelivery: 'Delivery',
  nextWhen: 'We will write to you when it is on its way.',
};
