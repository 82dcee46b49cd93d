import { fieldSelector } from '../page/token.ts';
import type { CallDetails } from './errors/call-error.ts';

// Only a page whose call was refused loads this file.

/** Reports what a 403 may say about the page's anti-forgery token, which the server's answer has not called stale. */
export function reportRefusal({ method, api }: Pick<CallDetails, 'method' | 'api'>, hasNone: boolean): void {
  const what = hasNone
    ? `the page has no ${fieldSelector()} with a value: write the server's anti-forgery token there`
    : `if the anti-forgery token in ${fieldSelector()} is wrong or stale, the server has to say so by {"isTokenStale": true}, for the page to get a new one`;
  console.error(`[storefront-islands] ${method} ${api} was answered with 403: ${what}.`);
}
