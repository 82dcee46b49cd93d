import type { html } from 'hono/html';
import type { Account } from '../accounts/account.ts';
import type { Shop } from '../shop.ts';
import type { Variant, View } from '../view.ts';

/** HTML from hono's tagged template: all values in it are escaped. */
export type Markup = ReturnType<typeof html>;

/** The request data that every page is rendered from. */
export interface Page {
  shop: Shop;
  view: View;
  variant: Variant;
  sessionId: string;
  token: string;
  /** Pieces in the cart. */
  cartCount: number;
  /** Those of them that can be bought, as the header says. */
  buyableCount: number;
  /** The signed-in account. */
  account: Account | undefined;
  /** The shop's own origin, as the visitor requested it. */
  origin: string;
  /** True if the page answers a form: its URL is not one to return to. */
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

/** The page's own URL with changed parameters; `undefined` removes one. */
export function sameWith(page: Page, changes: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams(page.query);
  for (const name of ['brand', 'country', 'mobile', 'app']) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return link(page, text ? `${page.path}?${text}` : page.path);
}

/** A page about one shopper's order must not be cached. */
export const personal = { 'Cache-Control': 'no-store' };
