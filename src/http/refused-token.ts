import { pageContext } from '../page/context.ts';
import type { CallDetails } from './errors/call-error.ts';

// Only a page whose call was refused loads this file.

/** Reports what a 403 may say about the page's anti-forgery token: there is none, or it may be wrong or stale. */
export function report(
  { method, api }: Pick<CallDetails, 'method' | 'api'>,
  token: string | undefined,
): void {
  const field = `input[name="${pageContext().antiForgery.field}"]`;
  const what = token
    ? `if the anti-forgery token in ${field} is wrong or stale, the server has to say so by {"isTokenStale": true}, for the page to get a new one`
    : `the page has no ${field} with a value: write the server's anti-forgery token there`;
  console.error(`[storefront-islands] ${method} ${api} was answered with 403: ${what}.`);
}
