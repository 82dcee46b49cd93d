import { html } from 'hono/html';
import { formatPrice } from '../../../src/domain/money.ts';
import { type Cart, type CartLine, maxQuantity, optionText } from '../cart/lines.ts';
import { pictureOf } from '../pictures.ts';
import { tokenField } from '../token.ts';
import { checkoutEntry } from './checkout/entry.ts';
import { carouselHost } from './hosts.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';
import { shippingLink } from './shipping/link.ts';

/** The cart as plain forms: quantity, remove, subtotal. */
export function cartPage(page: Page, cart: Cart): Markup {
  const content = html`
<div class="container section">
<h1 class="page-title">Your Cart</h1>
${cart.lines.length === 0 ? emptyCart(page) : fullCart(page, cart)}
${carouselHost(page, {
  podId: 'you-may-also-like-cart',
  sku: cart.lines[0]?.product.sku,
  more: { path: '/sale', text: 'See everything on sale' },
})}
</div>`;
  return layout(page, { title: 'Your Cart', name: 'page-cart' }, content);
}

function emptyCart(page: Page): Markup {
  return html`<div class="cart-empty"><p>There is nothing in your cart yet.</p>
<a class="btn btn-shop" href="${link(page, '/')}">Continue Shopping</a></div>`;
}

function fullCart(page: Page, cart: Cart): Markup {
  return html`<div class="cart">
<ul class="cart-lines">
${cart.lines.map((line) => cartLine(page, line))}</ul>
<aside class="cart-summary" aria-label="Order summary">
<h2>Order summary</h2>
<dl>
<dt>Items</dt><dd>${cart.count}</dd>
<dt>Shipping</dt><dd>Calculated at checkout</dd>
<dt class="cart-subtotal">Subtotal</dt><dd class="cart-subtotal">${formatPrice(cart.subtotalCents, page.view)}</dd>
</dl>
<div class="cart-checkout">${checkoutEntry(page)}</div>
<p>${shippingLink(page, { text: 'Shipping charges' })}</p>
<p><a href="${link(page, '/')}">Continue Shopping</a></p>
</aside>
</div>`;
}

function cartLine(page: Page, line: CartLine): Markup {
  const { product } = line;
  const chosen = optionText(product, line.optionCode);
  return html`<li class="cart-line">
<a class="cart-picture" aria-hidden="true" tabindex="-1" href="${link(page, product.url)}"><img src="${pictureOf(product, line.optionCode).small}" width="160" height="160"
 alt=""></a>
<div class="cart-what">
<h2><a class="cart-name" href="${link(page, product.url)}">${product.name}</a></h2>
${chosen ? html`<p>${chosen}</p>` : ''}
${line.personalization.map((text) => html`<p>Personalized: “${text}”</p>`)}
<p>${formatPrice(line.unitCents, page.view)} each</p>
<div class="cart-actions">
<form method="post" action="${link(page, '/checkout/cart/update')}">
${hidden(page, line)}
<label for="quantity-${line.id}">Quantity<span class="sr-only"> of ${product.name}</span></label>
<input class="form-control" type="number" id="quantity-${line.id}" name="Quantity" value="${line.quantity}" min="1"
 max="${maxQuantity}" required>
<button type="submit" class="btn-link-shop">Update<span class="sr-only"> ${product.name}</span></button>
</form>
<form method="post" action="${link(page, '/checkout/cart/remove')}">
${hidden(page, line)}
<button type="submit" class="btn-link-shop">Remove<span class="sr-only"> ${product.name}</span></button>
</form>
</div>
</div>
<p class="cart-total">${formatPrice(line.totalCents, page.view)}</p>
</li>
`;
}

function hidden(page: Page, line: CartLine): Markup {
  return html`<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="LineId" value="${line.id}">`;
}
