import { addressMessages } from '../checkout/checkout-shipping-messages.ts';

/** The billing address, on the payment step, the review and the confirmation. */
export const billingMessages = {
  billingHeading: 'Billing address',
  /** The checkbox, and the address in place of a repeated one. */
  billingSame: 'Same as shipping address',
  billingChoice: 'Choose a billing address',
  billingNew: addressMessages.newAddress,
};

/** The shop's own countries, beside those that an order to another country may go to. */
export const billingCountryMessages = {
  billingUnitedStates: 'United States',
  billingCanada: 'Canada',
};
