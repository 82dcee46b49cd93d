import { html } from 'hono/html';
import { countPieces, piecesInWords } from '../../../../src/domain/cart/count-pieces.ts';
import { datesLine, pickupOutage } from '../../../../src/domain/cart/dates-line.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import { type CartAnswer, cartAnswer } from '../../api/cart/cart.ts';
import { alert } from '../account/field.ts';
import { mayCheckOut } from '../checkout/entry.ts';
import { carouselHost } from '../hosts.ts';
import { json } from '../json.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { cartLine } from './line.ts';
import { cartPaths } from './paths.ts';
import type { Refused } from './refused.ts';
import { savedItems } from './saved.ts';
import { orderSummary } from './summary.ts';
import { unavailableItems } from './unavailable.ts';

/**
 * The cart: the island's host with the cart as forms, one for every change, and with the cart's answer, so that the
 * island needs no request. A refused form shows again with its message and what was typed.
 */
export function cartPage(page: Page, refused?: Refused): Markup {
  const cart = cartAnswer(page.shop, page.sessionId, page.view);
  const outage = cart.messages.eddOutagePickupMessage && pickupOutage(cart, cartPageMessages);
  const content = html`
<div class="container section">
<h1 class="page-title">Your Cart</h1>
${alert(reasonFor(page))}
<div data-island="cart" data-island-load="load" data-returns-url="${link(page, '/customer-service/returns')}"><script type="application/json" data-island-props>${json({ cart, refused: refused && { change: refused.change, message: refused.message } })}</script>
<div class="${cart.lineItems.length > 0 ? 'cart' : 'cart-none'}">
<div class="cart-head">
${
  cart.lineItems.length > 0
    ? html`<h2 class="cart-pieces">${countText(cart)}</h2>
${datesText(cart)}`
    : emptyCart(page)
}
</div>
<div>
${unavailableItems(page, cart, refused)}
${
  cart.lineItems.length > 0
    ? html`<ul class="cart-lines">
${cart.lineItems.filter(({ isUnavailable }) => !isUnavailable).map((line) => cartLine(page, line, { refused, outage }))}</ul>`
    : ''
}
${savedItems(page, cart, refused)}
</div>
${cart.lineItems.length > 0 ? orderSummary(page, cart, refused) : ''}
</div></div>
${carouselHost(page, {
  podId: 'you-may-also-like-cart',
  sku: cart.lineItems[0]?.sku,
  more: { path: '/sale', text: 'See everything on sale' },
})}
<p class="quiet">To try in this shop: <a href="${link(page, cartPaths.states)}">states of the cart</a></p>
</div>`;
  return layout(page, { title: 'Your Cart', name: 'page-cart' }, content);
}

/** Why a step of checkout has led here. */
function reasonFor(page: Page): string | undefined {
  const isAsked = page.query.has('notReached') && page.cartCount > 0 && !mayCheckOut(page);
  return isAsked ? 'Please sign in or choose Guest Checkout first.' : undefined;
}

const countText = ({ lineItems }: CartAnswer): string =>
  piecesInWords(countPieces(lineItems), cartPageMessages);

/** The ZIP code of the delivery estimate, or the text of an outage, in the same place as in the island. */
function datesText(cart: CartAnswer): Markup | '' {
  const dates = datesLine(cart, cartPageMessages, !!cart.messages.eddOutagePickupMessage);
  if (!dates) return '';
  return html`<p class="cart-dates" data-longest="${dates.longest}">${dates.text}</p>
`;
}

function emptyCart(page: Page): Markup {
  return html`<div class="cart-empty"><p>${cartPageMessages.cartEmpty}</p>
<a class="btn btn-shop" href="${link(page, '/')}">${cartPageMessages.continueShopping}</a></div>`;
}
