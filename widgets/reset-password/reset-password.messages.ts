import { emailMessages } from '../../src/domain/account/account-messages.ts';
import { controlMessages } from '../../src/domain/messages.ts';

/** The layer that resets a password (cart §2, §4); the page context's `messages` replaces any text by its key. */
export const resetPasswordMessages = {
  ...emailMessages,
  resetPasswordTitle: 'Reset Your Password',
  /** The default for the server's `headerMessage` (cart §7, decision 4). */
  resetPasswordIntro: 'Enter your email address and we will send you a link to choose a new password.',
  resetPasswordEmail: 'Email Address',
  resetPasswordButton: 'Reset Password',
  resetPasswordSending: 'Sending…',
  /** The same whether or not the account exists (decision 47). */
  resetPasswordSuccess:
    'If there is an account with this email address, a link to choose a new password is on its way to it. It may take a few minutes; please also look into your spam folder.',
  resetPasswordClose: controlMessages.close,
  resetPasswordTryAgain: controlMessages.tryAgain,
};

export type ResetPasswordMessages = typeof resetPasswordMessages;
