import { addressMessages } from '../../../src/domain/checkout/checkout-address-messages.ts';
import { stepMessages } from '../../../src/domain/checkout/checkout-step-messages.ts';

/** The shipping step. */
export const shippingStepMessages = {
  ...stepMessages,
  addressHeading: 'Shipping address',
  newAddress: addressMessages.newAddress,
  pickupNote: 'These items need no shipping address.',
  shipToSeveral: 'Ship to more than one address',
  shipToOne: 'Ship everything to one address',
};
