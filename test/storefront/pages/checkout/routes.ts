import type { Hono } from 'hono';
import { checkoutOutcome } from '../../cart/checkout.ts';
import { readCart } from '../../cart/lines.ts';
import { startGuestCheckout } from '../../guest-checkout.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { askedReturn } from '../account/return-to.ts';
import { cartPaths } from '../cart/paths.ts';
import { link } from '../page.ts';
import { postedFields } from '../posted-fields.ts';
import { pageOf } from '../routes.ts';
import { guestPath, isAskedWho, mayCheckOut, shippingPath } from './entry.ts';
import { shippingPage } from './shipping.ts';

/** Where checkout begins: as a guest, or with an account. With an empty cart it redirects back there. */
export function checkoutRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post(guestPath, async (c) => {
    const { redirectUrl } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    if (isAskedWho(page)) startGuestCheckout(shop, page.sessionId);
    const asked = askedReturn(page, redirectUrl);
    // The page's security policy keeps its forms on this origin, including redirects.
    return c.redirect(asked?.startsWith('/') ? asked : link(page, shippingPath), 303);
  });

  app.get(shippingPath, (c) => {
    const page = pageOf(c, shop, variant);
    if (!mayCheckOut(page)) return c.redirect(link(page, '/checkout/cart'), 303);
    // Whatever led here, items that cannot be bought are shown first.
    if (checkoutOutcome(shop, page.sessionId, page.view).kind === 'unavailable')
      return c.redirect(link(page, cartPaths.checkout), 303);
    const cart = readCart(shop, page.sessionId, page.view);
    return c.html(shippingPage(page, cart), 200, { 'Cache-Control': 'no-store' });
  });
}
