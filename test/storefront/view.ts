import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Brand } from './catalog/catalog.ts';
import type { ShopEnv } from './shop.ts';

/** The variants of a page: plain, without legacy scripts under Trusted Types, or hostile. */
export type Variant = 'plain' | 'strict' | 'hostile';

/** The variant of a path. */
export function variantOf(path: string): Variant {
  return (/^\/(strict|hostile)(?=\/|$)/.exec(path)?.[1] as Variant | undefined) ?? 'plain';
}

export type Country = 'US' | 'CA';

/** The visitor's shop: brand, country, layout and app, from the query, remembered in a cookie. */
export interface View {
  brand: Brand;
  country: Country;
  locale: 'en-US' | 'en-CA';
  currency: 'USD' | 'CAD';
  isMobile: boolean;
  /** The shop's pages inside its own app (cart §3). */
  isApp: boolean;
}

const cookieName = 'storefront-view';

export function createView(
  brand: Brand,
  country: Country,
  { isMobile = false, isApp = false }: Partial<Pick<View, 'isMobile' | 'isApp'>> = {},
): View {
  return {
    brand,
    country,
    isMobile,
    isApp,
    locale: country === 'CA' ? 'en-CA' : 'en-US',
    currency: country === 'CA' ? 'CAD' : 'USD',
  };
}

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
