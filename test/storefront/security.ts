import type { MiddlewareHandler } from 'hono';
import { importMapSource } from './island-tags.ts';
import type { Shop, ShopEnv } from './shop.ts';
import type { Variant } from './view.ts';

const framing = "frame-ancestors 'self'";

/** Every answer, of whatever kind: no guessing of its type, and no other site frames it. */
export const secureAnswers: MiddlewareHandler<ShopEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  const policy = headers.get('Content-Security-Policy');
  if (!policy?.includes('frame-ancestors'))
    headers.set('Content-Security-Policy', policy ? `${policy}; ${framing}` : framing);
};

/** A path or a query with a malformed escape, or one that is not UTF-8, is refused before anything reads it. */
export const readableAddresses: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  try {
    decodeURIComponent(pathname + search);
  } catch {
    return c.text('This address cannot be read.', 400);
  }
  await next();
};

/** The security policy of every page: no inline code, nothing from other origins. A page of the shop adds its import map. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  framing,
].join('; ');

/** Whether a page may frame the bank's (decision 117): a strict one frames nothing. */
export const framesBankPages = (variant: Variant): boolean => variant !== 'strict';

const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** The security headers of a page. None of them prevents the back-forward cache: no `no-store`. */
export function pageHeaders(shop: Shop, variant: Variant): Record<string, string> {
  const source = importMapSource(shop);
  const policy = source
    ? contentSecurityPolicy.replace("script-src 'self'", `script-src 'self' ${source}`)
    : contentSecurityPolicy;
  return {
    'Content-Security-Policy': framesBankPages(variant)
      ? `${policy}; frame-src 'self'`
      : `${policy}; ${trustedTypes}`,
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
