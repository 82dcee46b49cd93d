/** The outcome of the bank's check of a payment or an order, 3-D Secure (decision 88). */
export const bankCheckFailureMessages = {
  bankCheckCancelled:
    'You have cancelled the check with your bank, so nothing was charged. You can try again, or choose another way to pay.',
  bankCheckFailed:
    'Your bank’s check could not be made, so nothing was charged. Please try again, or choose another way to pay.',
};

/** The layer of the bank's check. */
export const bankCheckMessages = {
  bankCheckTitle: 'Confirm with Your Bank',
  bankCheckLoading: 'Connecting to your bank…',
  /** The layer was opened although no payment asks for a check. */
  bankCheckNone: 'No payment waits for your bank. Please close this window, and go on with your payment.',
  bankCheckCancel: 'Cancel',
};
