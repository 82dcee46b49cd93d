/** How long the password field is disabled on the confirmation page when focus removal is set (decision 46). */
export const passwordHoldMs = 9000;

/** Flows that may contain the sign-in form, other than an ordinary page. */
export const signInForms = ['design-services', 'gift-registry', 'manage-appointments'] as const;
export type SignInPlace = (typeof signInForms)[number];

/** Whether the form offers to create an account: not on design-services and gift-registry forms (cart §2). */
export const offersAccount = (place: SignInPlace | undefined): boolean =>
  place !== 'design-services' && place !== 'gift-registry';

/** Where a sign-in of that flow leads, unless the page says otherwise: the endpoint that names it, and its default (checkout §2.1). */
export function returnTarget(place: SignInPlace | undefined, isKids: boolean) {
  if (place === 'manage-appointments')
    return { endpoint: 'manageAppointments', path: '/account/manage-appointments' };
  if (place !== 'design-services') return undefined;
  return isKids
    ? { endpoint: 'designServicesKids', path: '/kids/design-services/request' }
    : { endpoint: 'designServices', path: '/design-services/request' };
}

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
