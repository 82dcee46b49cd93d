import { shippingStepMessages } from '../checkout/checkout-shipping-messages.ts';

/** The billing address, on the payment step, the review and the confirmation. */
export const billingMessages = {
  billingHeading: 'Billing address',
  /** The checkbox, and the address in place of a repeated one. */
  billingSame: 'Same as shipping address',
  billingChoice: 'Choose a billing address',
  billingNew: shippingStepMessages.newAddress,
};
