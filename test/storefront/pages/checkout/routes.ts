import type { Context, Hono } from 'hono';
import {
  reachableStep,
  type StepIndex,
  type StepKey,
  stepIndexes,
} from '../../../../src/domain/checkout/steps.ts';
import { checkoutOutcome } from '../../cart/checkout.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { startGuestCheckout } from '../../guest-checkout.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { askedReturn } from '../account/return-to.ts';
import { cartPaths } from '../cart/paths.ts';
import { link, type Markup, type Page } from '../page.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { pageOf } from '../routes.ts';
import { confirmationPage } from './confirmation.ts';
import { cartInsteadOf, guestPath, isAskedWho, mayCheckOut } from './entry.ts';
import { wholeOf } from './frame.ts';
import { optionsPage } from './options.ts';
import { optionsRoutes } from './options-routes.ts';
import { bankDonePage, orderRoutes } from './order-routes.ts';
import { checkoutPaths, notReached, pathOf } from './paths.ts';
import { reviewPage } from './review.ts';
import { shippingPage } from './shipping.ts';
import { shippingRoutes } from './shipping-routes.ts';
import { stateRoutes } from './state-routes.ts';

type Answer = Response | Promise<Response>;

/** A page about one shopper's order must not be cached. */
export const personal = { 'Cache-Control': 'no-store' };

/** A form of checkout, for the shopper who has posted it. */
export interface PostedForm {
  c: Context<ShopEnv>;
  page: Page;
  buyer: Buyer;
  fields: Fields;
  /** Redirects to a path, in the page's variant. */
  to: (path: string) => Response;
  /** The page again, with what is wrong. */
  again: (content: Markup) => Answer;
}

/** Answers a form that is posted to a path; without an order it redirects to the cart. */
export type Post = (path: string, answer: (form: PostedForm) => Answer) => void;

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

/**
 * The page that a step redirects to: the cart if there is no order to check out (a filled cart says why), the page of what
 * prevents the order, or the first step that is not done, which says so (decision 49). Undefined if the step can be shown.
 */
export function insteadOf(page: Page, key: Exclude<StepKey, 'cart'>): string | undefined {
  const asked = stepIndexes[key];
  const { furthestStep, orderNumber } = wholeOf(page);
  const isOrdered = page.cartCount === 0 && (orderNumber !== null || furthestStep === stepIndexes.review);
  if (!isOrdered && !mayCheckOut(page)) return cartInsteadOf(page, key);
  // Whatever led here, items that cannot be bought are shown first.
  if (!isOrdered && checkoutOutcome(page.shop, page.sessionId, page.view).kind === 'unavailable')
    return cartPaths.checkout;
  // An order that the bank has not answered for is under review, and nothing else.
  const shown = isOrdered ? (furthestStep as StepIndex) : reachableStep(asked, furthestStep as StepIndex);
  if (shown === asked) return undefined;
  return isOrdered ? pathOf(shown) : pathOf(shown) + notReached(key);
}
