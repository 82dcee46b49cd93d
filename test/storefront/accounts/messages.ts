/** Sign-in messages, for the shop's own pages and the sign-in configuration. */
export const accountMessages = {
  lockout:
    'Too many tries. For your safety, signing in is locked for 15 minutes. You can also reset your password.',
  usernameRequired: 'Please enter your email address.',
  passwordRequired: 'Please enter your password.',
  /** The email address or the password is wrong: the name that the sign-in configuration has for it. */
  genericSummary: 'The email or the password is not right. Please try again.',
};

/** For a session token that is used or expired. */
export const expiredMessage = 'Your sign-in took too long. Please sign in again.';

export const resetHeaderMessage =
  'Enter the email address of your account, and we will send you a link to choose a new password.';
