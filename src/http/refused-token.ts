import { pageContext } from '../page/context.ts';
import type { CallDetails, CallError } from './errors/call-error.ts';

// Only a page whose call was refused loads this file.

/**
 * Reports why a 403 may be about the page's anti-forgery token: the page has none, or it may be wrong or stale. It does
 * not report a refusal with the server's own reason, nor a call whose failures are not reported.
 */
export function report(
  { method, api, failure }: Pick<CallDetails, 'method' | 'api' | 'failure'>,
  token: string | undefined,
  { code, serverMessage }: Pick<CallError, 'code' | 'serverMessage'>,
): void {
  if (failure.report === 'nowhere' || (token && (code || serverMessage))) return;
  const field = `input[name="${pageContext().antiForgery.field}"]`;
  const what = token
    ? `if the anti-forgery token in ${field} is wrong or stale, the server has to say so by {"isTokenStale": true}, for the page to get a new one`
    : `the page has no ${field} with a value: write the server's anti-forgery token there`;
  console.error(`[storefront-islands] ${method} ${api} was answered with 403: ${what}.`);
}
