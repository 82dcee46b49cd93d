/** How long the password field is out of use on the confirmation page when focus removal is set (decision 46). */
export const passwordHoldMs = 9000;

/** Labels and messages; the page context's `messages` replaces any by its key, then the sign-in configuration's. */
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
  sessionExpired: 'Your session has ended. Please sign in again.',
  /** The server's own (checkout §8); said in English where it gives none. */
  lockout: 'Your account is locked. Reset your password to unlock it.',
  usernameRequired: 'Please enter your email address.',
  passwordRequired: 'Please enter your password.',
  genericSummary: 'The email address or password is not right. Please try again.',
};

export type SignInMessages = typeof signInMessages;

/** The forms that a sign-in may stand on, beside an ordinary page. */
export const signInForms = ['design-services', 'gift-registry'] as const;
export type SignInPlace = (typeof signInForms)[number];

/** Where a shopper goes from the form (cart §2). */
export const signInPaths = {
  termsOfUse: '/customer-service/terms-of-use',
  privacyPolicy: '/customer-service/privacy-policy',
  createAccount: '/account/create-account',
  resetPassword: '/account/reset-password',
};

/** Whether a page has a sign-in of the registry's own, such as `/gift-registry/sign-in` (checkout §2.2). */
export function isRegistrySignIn(path: string): boolean {
  return /\/gift-registry\/(.*\/)?sign-?in\b/i.test(path);
}

/** Whether a page is the login page, where a sign-in that cannot be offered leads. */
export function isLoginPage(path: string): boolean {
  return /\/account\/login\/?$/i.test(path);
}

/** Whether a page is the one a sign-in comes back to. */
export function isConfirmationPage(path: string): boolean {
  return /\/account\/auth\/confirm\/?$/i.test(path);
}

/** The page that signs in without the library, and comes back to `path` (checkout §8). */
export function loginUrl(path: string): string {
  return `/account/login?${new URLSearchParams({ returnUrl: path, isRedirect: 'true' })}`;
}

/** Signing in with another account: exactly the parameters of cart §2. */
export function socialSignInUrl(idp: 'google' | 'apple', redirectUrl: string): string {
  const query = new URLSearchParams({ idp, redirectUrl });
  if (idp === 'google') query.set('messageType', 'ExistingGoogleAccount');
  return `/account/auth/loginwithidp?${query}`;
}
