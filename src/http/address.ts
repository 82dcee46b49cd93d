import type { Call } from '../contract/call.ts';
import { pageContext } from '../page/context.ts';
import { safeUrl } from '../page/navigation.ts';
import { shownUrl } from '../page/shown-url.ts';
import type { CallDetails } from './errors/call-error.ts';
import { OriginError } from './errors/origin-error.ts';

/** A POST to another origin needs the stricter list, because it may carry a password or a card (decision 64). */
const listFor = ({ method }: Call) => (method === 'POST' ? 'credentialOrigins' : 'redirectOrigins');

/** The path that the page context sets for this call (decision 5), if decision 11 allows it. */
function replacedPath(call: Call): URL | undefined {
  const { name, path } = call;
  const { endpoints, [listFor(call)]: origins } = pageContext();
  const given = endpoints[name];
  const url = safeUrl(given, origins);
  if (given !== undefined && !url) {
    console.error(
      `[storefront-islands] #storefront-context: endpoints.${name} accepts a URL on this origin or one of ${listFor(call)}; ${shownUrl(given)} was given, ${path} is used.`,
    );
  }
  return url;
}

/** The call's path appended to a base, if the call is declared with `hasBase` and decision 11 allows the base. */
function pathBelow(call: Call, base: string): URL {
  const url = call.hasBase ? safeUrl(base, pageContext()[listFor(call)]) : undefined;
  if (url) return new URL(url.pathname.replace(/\/+$/, '') + call.path, url);
  throw new OriginError(
    { ...call, api: call.path },
    `its base ${shownUrl(base)} is not a URL on this origin or one of ${listFor(call)}, or the call takes none; nothing was sent`,
  );
}

/** The other origin or base, if the call is not sent to the page's own origin. */
export interface CallPlace {
  /** The page context's `otherBrandOrigin`, for a call declared with `isCrossOrigin`. */
  origin?: string;
  /** The base of the call's path, for a call declared with `hasBase`. */
  base?: string;
}

/**
 * The URL of the call, with the payload of a GET as its query.
 * @throws OriginError for an origin or base that is not allowed.
 */
export function callUrl(
  call: Call,
  payload: unknown,
  { origin = location.origin, base }: CallPlace = {},
): URL {
  let url =
    replacedPath(call) ?? (base === undefined ? new URL(call.path, location.origin) : pathBelow(call, base));
  if (origin !== location.origin) {
    if (!call.isCrossOrigin || origin !== pageContext().otherBrandOrigin) {
      throw new OriginError(
        { ...call, api: call.path },
        `${shownUrl(origin)} is not otherBrandOrigin, or the call takes no origin; nothing was sent`,
      );
    }
    url = new URL(url.pathname + url.search, origin);
  }
  return call.method === 'GET' ? withQuery(url, payload) : url;
}

/** The URL with the payload's fields as its query. */
export function withQuery(url: URL, payload: unknown): URL {
  for (const [key, value] of Object.entries(payload as object))
    if (value !== undefined) url.searchParams.set(key, `${value}`);
  return url;
}

/** The details of a failed call for its error. */
export function callDetails(call: Call, url = callUrl(call, {})): CallDetails {
  const { action, method, failure } = call;
  const api = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
  return { action, method, api, failure };
}
