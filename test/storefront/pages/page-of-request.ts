import type { Context } from 'hono';
import { accountOf } from '../accounts/signed-in.ts';
import { goneSkus } from '../cart/conditions.ts';
import { buyable, readCart } from '../cart/lines.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { tokenFor } from '../token.ts';
import type { Variant } from '../view.ts';
import { type Page, pagePath } from './page.ts';

/** The data of a request that a page is rendered from. */
export function pageOf(c: Context<ShopEnv>, shop: Shop, variant: Variant): Page {
  const url = new URL(c.req.url);
  const sessionId = c.get('sessionId');
  const view = c.get('view');
  const cart = readCart(shop, sessionId, view);
  return {
    shop,
    view,
    variant,
    sessionId,
    token: tokenFor(shop.secret, sessionId),
    cartCount: cart.count,
    buyableCount: buyable(cart, goneSkus(shop, sessionId)).count,
    account: accountOf(shop, sessionId),
    origin: url.origin,
    isPosted: c.req.method !== 'GET',
    path: pagePath(url.pathname, variant),
    query: url.searchParams,
  };
}
