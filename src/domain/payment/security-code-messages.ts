/** Under which name the server has it (checkout §7.4). */
export const securityCodePopup = 'CreditCardVerification';

/** Of the help with the security code. */
export const securityCodeHelpMessages = {
  securityCodeHelpTitle: 'Your Security Code',
  tryAgain: 'Try Again',
};
