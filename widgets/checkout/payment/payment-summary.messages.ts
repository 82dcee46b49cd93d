import { addressMessages } from '../../../src/domain/checkout/checkout-address-messages.ts';
import { cardNameMessages, paidMessages } from '../../../src/domain/payment/payment-messages.ts';

/** The payment of an order, on the payment step, the review and the confirmation. */
export const paymentSummaryMessages = {
  ...cardNameMessages,
  paymentHeading: 'Payment',
  paysAmount: paidMessages.paysAmount,
  notPaidYet: 'No card pays for the order yet.',
  nothingToPay: paidMessages.nothingToPay,
};

/** The choice in the store card's offer (checkout §2.2). */
export const offerSummaryMessages = {
  offerRewards: 'With your store card you earn rewards on this order.',
  offerFinancing: 'With your store card you have chosen special financing.',
};

/** The billing address, on the payment step, the review and the confirmation. */
export const billingMessages = {
  billingHeading: 'Billing address',
  /** The checkbox, and the address in place of a repeated one. */
  billingSame: 'Same as shipping address',
  billingChoice: 'Choose a billing address',
  billingNew: addressMessages.newAddress,
};
