import { withOverrides } from '../with-overrides.ts';

/**
 * The sign-in form's defaults. The sign-in configuration replaces any of them by its key, and the page context's
 * `messages` wins over both.
 */
export const signInMessages = {
  signInTitle: 'Sign In',
  signInEmail: 'Email address',
  signInPassword: 'Password',
  showPassword: 'Show password',
  signInButton: 'Sign In',
  signingIn: 'Signing in…',
  resetPassword: 'Reset password',
  signInOr: 'or',
  googleSignIn: 'Continue with Google',
  appleSignIn: 'Continue with Apple',
  /** Before the two links. */
  signInAgreement: 'By signing in you agree to our',
  termsOfUse: 'Terms of Use',
  signInAnd: 'and',
  privacyPolicy: 'Privacy Policy',
  newCustomer: 'New here?',
  createAccount: 'Create an account',
  previous: 'Previous',
  alreadySignedIn: 'You are signed in.',
  sessionExpired: 'Your session has ended. Please sign in again.',
  /** The server's own texts (checkout §8), with English defaults. */
  lockout: 'Your account is locked. Reset your password to unlock it.',
  usernameRequired: 'Please enter your email address.',
  passwordRequired: 'Please enter your password.',
  /** The email address or the password is wrong; it does not say which (checkout §8). */
  genericSummary: 'The email address or password is not right. Please try again.',
};

export type SignInMessages = typeof signInMessages;

/** The sign-in form's texts with those of the sign-in configuration, before the page context replaces any. */
export function configuredSignInMessages(configured: Record<string, string> = {}): SignInMessages {
  return withOverrides(signInMessages, configured);
}

/** An email field; the page context's `messages` replaces any text by its key. */
export const emailMessages = {
  /** Cart §5; `{email}` is the example. */
  invalidEmail: 'Please enter a valid Email Address (i.e. {email}).',
  emailExample: 'name@example.com',
};

export type EmailMessages = typeof emailMessages;
