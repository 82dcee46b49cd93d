import { safeReturnUrl } from '../../accounts/return-url.ts';
import { link, type Page, sameWith } from '../page.ts';

/** Pages that only redirect: returning to one leads nowhere, or into a loop. */
const passedThrough =
  /^(?:\/(?:strict|hostile))?\/(?:account\/(?:login|create-account|reset-password|sign-out|auth)|gift-registry\/sign-in)(?:[/?#]|$)/i;

/** The requested return URL, if it may be followed (decision 11). */
export function askedReturn(page: Page, raw: unknown): string | undefined {
  const { origin: own, shop } = page;
  const url = safeReturnUrl(raw, { own, allowed: shop.allowedRedirectOrigins });
  return url === undefined || passedThrough.test(decoded(url)) ? undefined : url;
}

/** The URL after a sign-in: the requested one, or a page of the account. */
export function returnTo(page: Page, raw: unknown, home = '/account'): string {
  return askedReturn(page, raw) ?? link(page, home);
}

/** The page that redirects a signed-in shopper. */
export function confirmLink(page: Page, returnUrl: string): string {
  return `${link(page, '/account/auth/confirm')}?${new URLSearchParams({ returnUrl })}`;
}

/** The login page, which returns to this page if that is possible. */
export function loginLink(page: Page, more: Record<string, string> = {}): string {
  const here = page.isPosted ? undefined : askedReturn(page, sameWith(page, {}));
  const query = new URLSearchParams({ ...(here !== undefined && { returnUrl: here }), ...more });
  return link(page, query.size > 0 ? `/account/login?${query}` : '/account/login');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
