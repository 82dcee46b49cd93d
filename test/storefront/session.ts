import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopEnv } from './shop.ts';

const cookieName = 'storefront-session';

/** The HMAC of a text with this database's secret, for signed cookies and anti-forgery tokens. */
export function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares two signatures in constant time. */
export function isSameSignature(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Gives every visitor a session id in a signed HttpOnly cookie. No row is stored until something is added to the
 * cart, so crawlers leave none.
 */
export function sessions(secret: string): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const known = readSession(c, secret);
    c.set('isNewSession', known === undefined);
    c.set('sessionId', known ?? startSession(c, secret));
    await next();
  };
}

function readSession(c: Context<ShopEnv>, secret: string): string | undefined {
  const [id, signed] = (getCookie(c, cookieName) ?? '').split('.');
  if (!id || !signed || !isSameSignature(signed, signature(secret, `session:${id}`))) return undefined;
  return id;
}

/** Gives a visitor a new session id. */
export function startSession(c: Context<ShopEnv>, secret: string): string {
  const id = randomBytes(18).toString('base64url');
  setCookie(c, cookieName, `${id}.${signature(secret, `session:${id}`)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 60 * 60 * 24 * 30,
  });
  return id;
}
