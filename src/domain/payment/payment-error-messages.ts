/** After a payment was not authorized (checkout §8). */
export const paymentErrorMessages = {
  paymentErrorTitle: 'Payment Error',
  /** Where the server gives no message. */
  paymentErrorMessage: 'Your payment was not authorized. Please update your payment and try again.',
  updatePayment: 'Update Payment',
};
