/** The outcome of the bank's check of a payment or an order, 3-D Secure (decision 88). */
export const bankCheckFailureMessages = {
  bankCheckCancelled:
    'You have cancelled the check with your bank, so nothing was charged. You can try again, or choose another way to pay.',
  bankCheckFailed:
    'Your bank’s check could not be made, so nothing was charged. Please try again, or choose another way to pay.',
};
