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

/** A path as a URL of the page's own origin, such as a form's action, which a `<base href>` would move. */
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

// The other brand's pods may link to their own products.
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

let isByUs = false;
let wasReset = false;

/** The server has reset the session: the next page's basket is likely another one. */
export function noteReset(): void {
  wasReset = true;
}

/** Reloads a page that cannot go on as it is. The page may ask before it is left, so the shopper may stay. */
export function reload(): void {
  isByUs = true;
  // Captured, because another listener may stop the event.
  addEventListener('beforeunload', () => setTimeout(() => (isByUs = false)), { once: true, capture: true });
  location.reload();
}

/**
 * True while `reload` unloads the page for the same basket. A form need not ask then, because the reloaded page shows
 * the typed text again.
 */
export function isReloadByUs(): boolean {
  return isByUs && !wasReset;
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
