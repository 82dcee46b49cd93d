import { isLoginPage } from '../domain/account/login-page.ts';
import { type PageName, pagePaths } from '../domain/page-paths.ts';
import { pageContext } from './context.ts';
import { safeUrl } from './navigation.ts';
import { shownUrl } from './shown-url.ts';

/** The refusals that have been reported: each is reported once. */
const reported = new Set<string>();

/**
 * The address of a page or form of the shop, which the page context's `endpoints` may replace where decision 11 allows
 * that; a form that is posted stays on the page's own origin.
 */
export function pagePath(name: PageName): string {
  const given = pageContext().endpoints[name];
  if (given === undefined) return pagePaths[name];
  const isPosted = name.startsWith('post');
  const url = isPosted ? safeUrl(given, []) : safeUrl(given);
  if (url) return url.origin === location.origin ? url.pathname + url.search : url.href;
  const origins = isPosted ? '' : ' or one of redirectOrigins';
  const message = `[storefront-islands] #storefront-context: endpoints.${name} accepts a URL on this origin${origins}; ${shownUrl(given)} was given, ${pagePaths[name]} is used.`;
  if (!reported.has(message)) console.error(message);
  reported.add(message);
  return pagePaths[name];
}

/** Whether a path of the page's own origin is the sign-in page's, whatever prefix the shop puts before it. */
export function isSignInPage(path: string): boolean {
  const { origin, pathname } = new URL(pagePath('signInPage'), location.origin);
  return isLoginPage(path) || (origin === location.origin && path === pathname);
}
