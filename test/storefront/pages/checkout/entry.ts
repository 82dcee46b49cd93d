import { html } from 'hono/html';
import type { StepKey } from '../../../../src/domain/checkout/steps.ts';
import { isInternational } from '../../cart/conditions.ts';
import { isGuestCheckout } from '../../guest-checkout.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { cartPaths } from '../cart/paths.ts';
import { link, type Markup, type Page } from '../page.ts';
import { notReached } from './paths.ts';

export const shippingPath = '/checkout/shipping';
export const guestPath = '/checkout/guest';

/**
 * Whether the shopper has to sign in or choose to be a guest: without an account and with a domestic cart (cart §6).
 */
export function isAskedWho(page: Page): boolean {
  return !page.account && !isInternational(page);
}

/** A shopper with items in the cart, who is signed in or a guest where that is required. */
export function mayCheckOut(page: Page): boolean {
  return page.cartCount > 0 && (!isAskedWho(page) || isGuestCheckout(page.shop, page.sessionId));
}

/** The cart's URL for a shopper who may not check out yet. A cart with items then shows why. */
export const cartInsteadOf = (page: Page, step: StepKey): string =>
  cartPaths.cart + (page.cartCount > 0 ? notReached(step) : '');

/**
 * From the cart to checkout: a form; for a shopper who has yet to say who they are the slide-out, or without script the
 * sign-in page and a form for guests, which come back to what is in the way of checkout.
 */
export function checkoutEntry(page: Page): Markup {
  const checkout = link(page, cartPaths.checkout);
  if (!isAskedWho(page))
    return html`<form method="post" action="${checkout}">
${antiForgery(page)}<button type="submit" class="btn btn-shop">Checkout</button>
</form>`;
  const login = `${link(page, '/account/login')}?${new URLSearchParams({ returnUrl: checkout })}`;
  return html`<a class="btn btn-shop" href="${login}" data-island-open="checkout-now" data-return-url="${link(page, shippingPath)}"
 data-guest-url="${link(page, guestPath)}">Checkout</a>
<form method="post" action="${link(page, guestPath)}">
${antiForgery(page)}${hiddenField('redirectUrl', checkout)}<button type="submit" class="btn btn-quiet">Guest Checkout</button>
</form>`;
}
