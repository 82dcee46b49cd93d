import { safeReturnUrl } from '../../accounts/return-url.ts';
import { link, type Page, sameWith } from '../page.ts';

/** Pages that are only passed through: to come back to one leads nowhere, or round in circles. */
const passedThrough =
  /^(?:\/(?:strict|hostile))?\/(?:account\/(?:login|create-account|reset-password|sign-out|auth)|gift-registry\/sign-in)(?:[/?#]|$)/i;

/** Where a shopper asked to be taken, where that may be followed (decision 11). */
export function askedReturn(page: Page, raw: unknown): string | undefined {
  const { origin: own, shop } = page;
  const url = safeReturnUrl(raw, { own, allowed: shop.allowedRedirectOrigins });
  return url === undefined || passedThrough.test(decoded(url)) ? undefined : url;
}

/** Where a sign-in leads: where the shopper asked to be taken, or to a page of their own. */
export function returnTo(page: Page, raw: unknown, home = '/account'): string {
  return askedReturn(page, raw) ?? link(page, home);
}

/** The page that passes a signed-in shopper on. */
export function confirmLink(page: Page, returnUrl: string): string {
  return `${link(page, '/account/auth/confirm')}?${new URLSearchParams({ returnUrl })}`;
}

/** The login page, and from there back to this page, where it is one to come back to. */
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
