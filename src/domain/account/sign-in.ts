/** How long the password field is disabled on the confirmation page when focus removal is set (decision 46). */
export const passwordHoldMs = 9000;

/** Flows that may contain the sign-in form, other than an ordinary page. */
export const signInForms = ['design-services', 'gift-registry'] as const;
export type SignInPlace = (typeof signInForms)[number];

/** URLs of the form's links (cart §2). */
export const signInPaths = {
  termsOfUse: '/customer-service/terms-of-use',
  privacyPolicy: '/customer-service/privacy-policy',
  createAccount: '/account/create-account',
  resetPassword: '/account/reset-password',
};

/** Whether a page has a registry sign-in of its own, such as `/gift-registry/sign-in` (checkout §2.2). */
export function isRegistrySignIn(path: string): boolean {
  return /\/gift-registry\/(.*\/)?sign-?in\b/i.test(path);
}

/** Whether a page is the login page, the fallback where the form cannot be shown. */
export function isLoginPage(path: string): boolean {
  return /\/account\/login\/?$/i.test(path);
}

/** Whether a page is the confirmation page, which is where a sign-in returns to. */
export function isConfirmationPage(path: string): boolean {
  return /\/account\/auth\/confirm\/?$/i.test(path);
}

/** The page that signs in without the library, and returns to `path` (checkout §8). */
export function loginUrl(path: string): string {
  return `/account/login?${new URLSearchParams({ returnUrl: path, isRedirect: 'true' })}`;
}

/** The URL for signing in with another account, with exactly the parameters of cart §2. */
export function socialSignInUrl(idp: 'google' | 'apple', redirectUrl: string): string {
  const query = new URLSearchParams({ idp, redirectUrl });
  if (idp === 'google') query.set('messageType', 'ExistingGoogleAccount');
  return `/account/auth/loginwithidp?${query}`;
}
