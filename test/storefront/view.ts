import type { Brand } from './catalog/catalog.ts';

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
