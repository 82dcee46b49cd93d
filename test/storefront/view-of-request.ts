import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopEnv } from './shop.ts';
import { createView } from './view.ts';

const cookieName = 'storefront-view';

/**
 * Reads `?brand=`, `?country=`, `?mobile=` and `?app=`; missing ones stay as they were. Pages remember them for the following
 * links, calls do not.
 */
export function views(options: { isRemembered: boolean }): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const remembered = (getCookie(c, cookieName) ?? '').split('.');
    const { brand, country, mobile, app } = c.req.query();
    const view = createView(
      oneOf(['core', 'modern'], brand, remembered[0]),
      oneOf(['US', 'CA'], country, remembered[1]),
      {
        isMobile: oneOf(['0', '1'], mobile, remembered[2]) === '1',
        isApp: oneOf(['0', '1'], app, remembered[3]) === '1',
      },
    );
    c.set('view', view);
    const cookie = [view.brand, view.country, Number(view.isMobile), Number(view.isApp)].join('.');
    if (
      options.isRemembered &&
      cookie !== remembered.join('.') &&
      (brand ?? country ?? mobile ?? app) !== undefined
    )
      setCookie(c, cookieName, cookie, { httpOnly: true, sameSite: 'Lax', path: '/' });
    await next();
  };
}

/** The first accepted value of `given`; by default the first of `accepted`. */
function oneOf<const T extends string>(accepted: readonly T[], ...given: (string | undefined)[]): T {
  for (const value of given) {
    const found = accepted.find((one) => one === value);
    if (found !== undefined) return found;
  }
  return accepted[0]!;
}
