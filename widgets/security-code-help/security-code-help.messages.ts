import { controlMessages } from '../../src/domain/messages.ts';

/** The help with the security code. */
export const securityCodeHelpMessages = {
  securityCodeHelpTitle: 'Your Security Code',
  tryAgain: controlMessages.tryAgain,
};
