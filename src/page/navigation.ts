import { linkRule } from '../domain/links.ts';
import { pageContext } from './context.ts';
import { shownUrl } from './shown-url.ts';

/**
 * The base of relative URLs. A `<base href>` of another origin only applies to the page's files, not to its calls and
 * links.
 */
export function baseUrl(): string {
  return new URL(document.baseURI).origin === location.origin ? document.baseURI : location.href;
}

/** A path as a URL of the page's own origin. A relative URL, such as a form's action, would go where `<base href>` leads. */
export function ownUrl(path: string): string {
  return new URL(path, location.origin).href;
}

/**
 * A URL from outside (a response, an attribute), if a page may follow it: http or https, without credentials or
 * backslashes, on the page's own origin or one the page context lists; otherwise undefined (decision 11).
 */
export function safeUrl(
  raw: unknown,
  origins: readonly (string | undefined)[] = pageContext().redirectOrigins,
): URL | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  // Browsers read a backslash as a slash, drop tabs and line breaks (`/<tab>/host`), and take `https:host` for a path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  const isTricky = /[\\\u0000-\u0020\u007f]|^\/\/|^https?:(?!\/\/)/i.test(text);
  if (!text || isTricky || !URL.canParse(text, baseUrl())) return undefined;
  const url = new URL(text, baseUrl());
  const isOwn = url.origin === location.origin || origins.includes(url.origin);
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOwn && isPlain ? url : undefined;
}

// The other brand's recommendations may link to that brand's products.
linkRule.allows = (link) => {
  const { redirectOrigins, otherBrandOrigin } = pageContext();
  return !!safeUrl(link, [...redirectOrigins, otherBrandOrigin]);
};

/**
 * Navigates to a URL from a response, if decision 11 allows it.
 * @returns false if it was refused; the refusal is logged without the URL's credentials and query.
 */
export function navigate(raw: unknown): boolean {
  const url = safeUrl(raw);
  if (url) {
    const [here] = location.href.split('#');
    location.assign(url);
    // The same page with another fragment: the browser would only scroll, and code that waits for the new page would
    // wait forever.
    if (url.href.startsWith(`${here}#`)) location.reload();
    return true;
  }
  console.error(
    `[storefront-islands] a redirect to ${shownUrl(raw)} was refused; accepted are http(s) URLs on this page's origin or one of redirectOrigins in #storefront-context.`,
  );
  return false;
}

let returns = false;
let wasReset = false;

/** Notes that the server has reset the session: the next page's basket is likely another one. */
export function noteReset(): void {
  wasReset = true;
}

/** Longer than a browser takes to leave the page. If the page is still here by then, a link has opened another tab. */
const leavesWithinMs = 2000;

/**
 * Notes that the library leaves the page, in this task or the next one, and that the shopper comes back to it: after a
 * reload, a sign-in, a new account. Typed text shows again then, so that a form need not ask before the page is left.
 */
export function noteReturn(): void {
  returns = true;
  const end = () => {
    returns = false;
  };
  // In the capture phase, because another listener may stop the event. The page may ask the shopper, who may then stay.
  addEventListener('beforeunload', () => setTimeout(end), { once: true, capture: true });
  setTimeout(end, leavesWithinMs);
}

/** Reloads a page on which the shopper cannot go on. */
export function reload(): void {
  // After a reset of the session a form asks first, because the reloaded page does not show its text again.
  if (!wasReset) noteReturn();
  location.reload();
}

/** Whether the library is leaving the page and the shopper comes back to it (`noteReturn`). */
export function isReturning(): boolean {
  return returns;
}

let leaving = false;
// A page restored from the back-forward cache is no longer being left.
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/** True once the page is being left: nothing is retried then (decision 9). */
export function isLeaving(): boolean {
  return leaving;
}
