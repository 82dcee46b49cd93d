/** How long the password field is disabled on the confirmation page when focus removal is set (decision 46). */
export const passwordHoldMs = 9000;

/** Flows that may contain the sign-in form, other than an ordinary page. */
export const signInForms = ['design-services', 'gift-registry', 'manage-appointments'] as const;
export type SignInPlace = (typeof signInForms)[number];

/** Whether the form offers to create an account: not on design-services and gift-registry forms (cart §2). */
export const offersAccount = (place: SignInPlace | undefined): boolean =>
  place !== 'design-services' && place !== 'gift-registry';

/**
 * The URL after a sign-in in that flow, unless the page gives one: the endpoint that names it, and its default (checkout
 * §2.1).
 */
export function returnTarget(place: SignInPlace | undefined, isKids: boolean) {
  if (place === 'manage-appointments')
    return { endpoint: 'manageAppointments', path: '/account/manage-appointments' };
  if (place !== 'design-services') return undefined;
  return isKids
    ? { endpoint: 'designServicesKids', path: '/kids/design-services/request' }
    : { endpoint: 'designServices', path: '/design-services/request' };
}

/** Whether a page has a registry sign-in of its own, such as `/gift-registry/sign-in` (checkout §2.2). */
export function isRegistrySignIn(path: string): boolean {
  return /\/gift-registry\/(.*\/)?sign-?in\b/i.test(path);
}

/** Whether a page is the confirmation page, which is where a sign-in returns to. */
export function isConfirmationPage(path: string): boolean {
  return /\/account\/auth\/confirm\/?$/i.test(path);
}

/** The URL of the shop's own login page, which leads back to `path` (checkout §8). */
export function loginUrl(path: string, page: string): string {
  return withQuery(page, { returnUrl: path, isRedirect: 'true' });
}

/** The URL for signing in with another account, with exactly the parameters of cart §2. */
export function socialSignInUrl(idp: 'google' | 'apple', redirectUrl: string, page: string): string {
  const messageType = idp === 'google' && { messageType: 'ExistingGoogleAccount' };
  return withQuery(page, { idp, redirectUrl, ...messageType });
}

const withQuery = (page: string, query: Record<string, string>) =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
