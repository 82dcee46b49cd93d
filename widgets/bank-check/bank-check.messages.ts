/** The layer of the bank's check. */
export const bankCheckMessages = {
  bankCheckTitle: 'Confirm with Your Bank',
  bankCheckLoading: 'Connecting to your bank…',
  /** The layer was opened although no payment asks for a check. */
  bankCheckNone: 'No payment waits for your bank. Please close this window, and go on with your payment.',
  bankCheckCancel: 'Cancel',
};
