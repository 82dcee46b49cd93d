import type { Call } from '../contract/call.ts';
import { pageContext } from '../page/context.ts';
import { safeUrl } from '../page/navigation.ts';
import type { CallDetails } from './errors/call-error.ts';
import { OriginError } from './errors/origin-error.ts';
import { RefusedError } from './errors/refused-error.ts';

/** Where the page context sends this call (decision 5), if decision 11 allows the address; otherwise undefined. */
function replacedPath({ name, path }: Call): URL | undefined {
  const given = pageContext().endpoints[name];
  const url = safeUrl(given);
  if (given !== undefined && !url) {
    console.error(
      `[storefront-islands] #storefront-context: endpoints.${name} accepts a path or a URL on this origin or one of allowedRedirectOrigins; ${JSON.stringify(given.split(/[?#]/)[0])} was given, ${path} is used.`,
    );
  }
  return url;
}

/** The call's path below a base, if the call is declared for one and decision 11 allows it. */
function pathBelow(call: Call, base: string): URL {
  const url = call.hasBase ? safeUrl(base) : undefined;
  if (url) return new URL(url.pathname.replace(/\/+$/, '') + call.path, url);
  throw new OriginError(
    { ...call, api: call.path },
    `its base ${JSON.stringify(base.split(/[?#]/)[0])} is not on this origin or one of allowedRedirectOrigins of #storefront-context, or the call is not declared for one; nothing was sent`,
  );
}

/** Where to call, if not on the page's own origin. */
export interface CallPlace {
  /** Only the page context's `otherBrandOrigin`, only for a call declared so. */
  origin?: string;
  /** Below which address the call's path stands, only for a call declared so. */
  base?: string;
}

/**
 * The URL to call, with the payload of a GET as its query.
 * @throws OriginError for a place that is not allowed.
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
        `${JSON.stringify(origin)} is not otherBrandOrigin of #storefront-context, or the call is not declared for it; nothing was sent`,
      );
    }
    url = new URL(url.pathname + url.search, origin);
  }
  if (call.method === 'GET') {
    for (const [key, value] of Object.entries(payload as object)) {
      if (value !== undefined) url.searchParams.set(key, `${value}`);
    }
  }
  return url;
}

/** Which call failed, for its errors; the address is the one that was asked. */
export function callDetails(call: Call, url = callUrl(call, {})): CallDetails {
  const { action, method, failure } = call;
  const api = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
  return { action, method, api, failure };
}

/** The server has said no, perhaps with a message for the shopper. */
export function refusal(call: Call, message?: string): RefusedError {
  const error = new RefusedError(callDetails(call), message ?? 'isSuccess is false');
  error.serverMessage = message;
  return error;
}
