import { payingMessages } from '../../src/domain/payment/payment-messages.ts';

/** The payment error popup (checkout §8). */
export const paymentErrorMessages = {
  paymentErrorTitle: 'Payment Error',
  paymentErrorMessage: payingMessages.paymentErrorMessage,
  updatePayment: payingMessages.updatePayment,
};
