import type { Variant } from './view.ts';

/** The security policy of every page: no inline code, nothing from other origins. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** The security headers of a page. None of them prevents the back-forward cache: no `no-store`. */
export function pageHeaders(variant: Variant): Record<string, string> {
  return {
    'Content-Security-Policy':
      variant === 'strict' ? `${contentSecurityPolicy}; ${trustedTypes}` : contentSecurityPolicy,
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
