import type { Hono } from 'hono';
import { type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { startGuestCheckout } from '../../guest-checkout.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { askedReturn } from '../account/return-to.ts';
import { link, type Markup, type Page, personal } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedFields } from '../posted-fields.ts';
import { confirmationPage } from './confirmation.ts';
import { cartInsteadOf, guestPath, isAskedWho, mayCheckOut } from './entry.ts';
import { insteadOf } from './instead-of.ts';
import { optionsPage } from './options.ts';
import { optionsRoutes } from './options-routes.ts';
import { bankDonePage, orderRoutes } from './order-routes.ts';
import { checkoutPaths, pathOf } from './paths.ts';
import type { Post } from './posted-form.ts';
import { reviewPage } from './review.ts';
import { shippingPage } from './shipping.ts';
import { shippingRoutes } from './shipping-routes.ts';
import { stateRoutes } from './state-routes.ts';

/** Where checkout begins, and the pages of its steps with their forms. */
export function checkoutRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post(guestPath, async (c) => {
    const { redirectUrl } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    if (isAskedWho(page)) startGuestCheckout(shop, page.sessionId);
    const asked = askedReturn(page, redirectUrl);
    // The page's security policy keeps its forms on this origin, including redirects.
    return c.redirect(asked?.startsWith('/') ? asked : link(page, checkoutPaths.shipping), 303);
  });

  const step = (key: Exclude<StepKey, 'cart'>, render: (page: Page) => Markup) =>
    app.get(pathOf(stepIndexes[key]), (c) => {
      const page = pageOf(c, shop, variant);
      const instead = insteadOf(page, key);
      return instead === undefined
        ? c.html(render(page), 200, personal)
        : c.redirect(link(page, instead), 303);
    });
  step('shipping', (page) => shippingPage(page));
  step('options', (page) => optionsPage(page));
  step('review', (page) => reviewPage(page));
  step('confirmation', (page) => confirmationPage(page));

  app.get(checkoutPaths.bankDone, (c) => {
    const done = bankDonePage(pageOf(c, shop, variant));
    const page = pageOf(c, shop, variant);
    if ('path' in done) return c.redirect(link(page, done.path), 303);
    if (insteadOf(page, 'review') === undefined)
      return c.html(reviewPage(page, { error: done.error }), 400, personal);
    return c.redirect(link(page, insteadOf(page, 'review')!), 303);
  });

  const post: Post = (path, answer) =>
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      const page = pageOf(c, shop, variant);
      const to = (target: string) => c.redirect(link(page, target), 303);
      const again = (content: Markup) => c.html(content, 400, personal);
      const isOfOrder = path === checkoutPaths.review || path === checkoutPaths.thankYou;
      if (!isOfOrder && !mayCheckOut(page)) return to(cartInsteadOf(page, 'shipping'));
      return answer({ c, page, buyer: buyerOf(page), fields, to, again });
    });
  shippingRoutes(app, shop, variant, post);
  optionsRoutes(post);
  orderRoutes(post);
  stateRoutes(app, shop, variant);
}
