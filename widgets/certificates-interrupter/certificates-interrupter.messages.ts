/** The layer about reward certificates that have to be removed before checkout. */
export const certificatesMessages = {
  certificatesTitle: 'Reward certificates',
  /** If the server gives no message. */
  certificatesMessage:
    'Your reward certificates cannot be used for this order. Continue without them, or go back to change your cart.',
  certificatesContinue: 'Continue',
  certificatesCancel: 'Cancel',
  /** For screen readers. */
  certificatesRemoved: 'Your reward certificates are taken off this order.',
};
