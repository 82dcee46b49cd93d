import { pageContext } from '../../page/context.ts';
import { safeUrl } from '../../page/navigation.ts';
import { pagePath } from '../../page/page-path.ts';
import { shownUrl } from '../../page/shown-url.ts';
import { postUnseen } from '../../page/unseen-post.ts';

/** A URL that decision 11 allows, as a path if it is on this origin. */
export function allowedTarget(raw: string | undefined): string | undefined {
  const url = safeUrl(raw);
  // `/.//host` is a path on this origin, but normalized it would lead to that host.
  if (!url || url.pathname.startsWith('//')) return undefined;
  return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
}

/**
 * A URL that decision 11 allows, or the fallback; a refused one is logged by name, without credentials and query.
 * @param name of the widget and its prop
 */
export function allowedOr(fallback: string, given: string, name: string, isOwnOnly = false): string {
  const target = allowedTarget(given);
  if (target?.startsWith('/') || (target && !isOwnOnly)) return target;
  console.error(
    `[storefront-islands] ${name} ${shownUrl(given)} was refused; accepted are paths of this origin${isOwnOnly ? '' : ' and URLs on one of redirectOrigins in #storefront-context'}. ${fallback} is used.`,
  );
  return fallback;
}

/**
 * Posts the session token to the page's own origin, in a form that the page does not see; the browser navigates to the
 * answer (cart §2).
 * @param token the anti-forgery token
 */
export function postSession(sessionToken: string, redirectUrl: string, token: string): void {
  postUnseen(pagePath('postSession'), {
    sessionToken,
    redirectUrl,
    [pageContext().antiForgery.field]: token,
  });
}
