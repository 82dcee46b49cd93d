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

/**
 * The URL to call, with the payload of a GET as its query.
 * @param origin another origin to ask: only the page context's `otherBrandOrigin`, only for a call declared so.
 * @throws OriginError for any other.
 */
export function callUrl(call: Call, payload: unknown, origin = location.origin): URL {
  let url = replacedPath(call) ?? new URL(call.path, location.origin);
  if (origin !== location.origin) {
    if (!call.isCrossOrigin || origin !== pageContext().otherBrandOrigin) {
      throw new OriginError(
        { action: call.action, method: call.method, api: call.path },
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
  const { action, method } = call;
  return { action, method, api: url.origin === location.origin ? url.pathname : url.origin + url.pathname };
}

/** The server has said no, perhaps with a message for the shopper. */
export function refusal(call: Call, message?: string): RefusedError {
  const error = new RefusedError(callDetails(call), message ?? 'isSuccess is false');
  error.serverMessage = message;
  return error;
}
