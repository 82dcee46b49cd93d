import type { Context, Hono } from 'hono';
import { isUnavailableType, unavailableTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { refusedInput } from '../../api/answer.ts';
import { checkoutOutcome } from '../../cart/checkout.ts';
import { removeUnavailable } from '../../cart/removals.ts';
import { cartStates, setCartState } from '../../cart/states.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedFields } from '../posted-fields.ts';
import { inTheWayPage, nextPath } from './in-the-way.ts';
import { cartPaths } from './paths.ts';
import { cartStatesPage } from './states.ts';

/** These pages are about one shopper's cart at this moment. */
const personal = { 'Cache-Control': 'no-store' };

/** From the cart to checkout, with what is in the way as a page; and the page for developers that puts it there. */
export function cartCheckoutRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  const checkout = (c: Context<ShopEnv>) => {
    const page = pageOf(c, shop, variant);
    const outcome = checkoutOutcome(shop, page.sessionId, page.view);
    const shown = inTheWayPage(page, outcome);
    return { shown, outcome, next: outcome.kind === 'empty' ? link(page, cartPaths.cart) : nextPath(page) };
  };

  app.post(cartPaths.checkout, async (c) => {
    await postedFields(c, shop);
    const { shown, next } = checkout(c);
    return c.redirect(shown ? link({ variant }, cartPaths.checkout) : next, 303);
  });
  app.get(cartPaths.checkout, (c) => {
    const { shown, outcome, next } = checkout(c);
    if (!shown) return c.redirect(next, 303);
    return c.html(shown, outcome.kind === 'down' ? outcome.status : 200, personal);
  });

  app.post(cartPaths.removeUnavailable, async (c) => {
    const { Type: type = '' } = await postedFields(c, shop);
    const known = unavailableTypes.find((one) => one === type);
    if (!known || !isUnavailableType(known))
      throw refusedInput('Type', type, `one of ${unavailableTypes.join(', ')}`);
    removeUnavailable(shop, c.get('sessionId'), { type: known, view: c.get('view') });
    const isKept = known === 'installationServiceUnavailable';
    return c.redirect(link({ variant }, isKept ? cartPaths.checkout : cartPaths.cart), 303);
  });

  app.get(cartPaths.states, (c) => c.html(cartStatesPage(pageOf(c, shop, variant)), 200, personal));
  app.post(cartPaths.states, async (c) => {
    const { state: name = '' } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const state = cartStates.find((one) => one.name === name);
    if (!state) throw refusedInput('state', name, `one of ${cartStates.map((one) => one.name).join(', ')}`);
    const { status } = setCartState(shop, page.sessionId, { state, view: page.view });
    if (status === 'impossible') return c.html(cartStatesPage(page, state), 400, personal);
    return c.redirect(link({ variant }, cartPaths.cart), 303);
  });
}
