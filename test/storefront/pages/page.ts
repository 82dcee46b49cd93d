import type { html } from 'hono/html';
import type { Account } from '../accounts/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Variant, View } from '../view.ts';

/** HTML as hono's tagged template makes it: everything put into it has been escaped. */
export type Markup = ReturnType<typeof html>;

/** What every page is rendered from. */
export interface Page {
  shop: Shop;
  view: View;
  variant: Variant;
  sessionId: string;
  token: string;
  cartCount: number;
  /** Who is signed in. */
  account: Account | undefined;
  /** The shop's own origin, as the visitor asked for it. */
  origin: string;
  /** True where the page answers a form: its address is none to come back to. */
  isPosted: boolean;
  /** Path of the page without its variant prefix, and its query. */
  path: string;
  query: URLSearchParams;
}

/** A link that stays in the page's variant: `/sofas`, on strict pages `/strict/sofas`. */
export function link(page: Pick<Page, 'variant'>, path: string): string {
  return page.variant === 'plain' ? path : `/${page.variant}${path}`;
}

/** The path of a page without its variant's prefix: `/strict/sofas` and `/sofas` are both `/sofas`. */
export function pagePath(pathname: string, variant: Variant): string {
  return variant === 'plain' ? pathname : pathname.slice(variant.length + 1) || '/';
}

/** The page's own address with some parameters changed; `undefined` takes one out. */
export function sameWith(page: Page, changes: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams(page.query);
  for (const name of ['brand', 'country', 'mobile']) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return link(page, text ? `${page.path}?${text}` : page.path);
}
