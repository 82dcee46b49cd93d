import { html } from 'hono/html';
import { formatPrice } from '../../../../src/domain/money.ts';
import { type Cart, type CartLine, optionText } from '../../cart/lines.ts';
import { pictureOf } from '../../pictures.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { paymentPath } from '../payment/paths.ts';
import { shippingPath } from './entry.ts';

/** The order at the beginning of checkout, and the shopper. */
export function shippingPage(page: Page, cart: Cart): Markup {
  const content = html`
<div class="container section">
<h1 class="page-title">Checkout</h1>
${who(page)}
<div class="cart">
<ul class="cart-lines" aria-label="Your order">
${cart.lines.map((line) => orderLine(page, line))}</ul>
<aside class="cart-summary" aria-label="Order summary">
<h2>Order summary</h2>
<dl>
<dt>Items</dt><dd>${cart.count}</dd>
<dt class="cart-subtotal">Subtotal</dt><dd class="cart-subtotal">${formatPrice(cart.subtotalCents, page.view)}</dd>
</dl>
<p>Shipping and tax are not part of the subtotal.</p>
<p><a class="btn btn-shop" href="${link(page, paymentPath)}">Next: Payment</a></p>
<a class="btn btn-quiet" href="${link(page, '/checkout/cart')}">Back to Cart</a>
</aside>
</div>
</div>`;
  return layout(page, { title: 'Checkout', name: 'page-cart' }, content);
}

function who(page: Page): Markup {
  const { account } = page;
  if (account)
    return html`<p class="lead-quiet">Hello, ${account.firstName}. You are checking out as ${account.email}.</p>`;
  const login = `${link(page, '/account/login')}?${new URLSearchParams({ returnUrl: link(page, shippingPath) })}`;
  return html`<p class="lead-quiet">You are checking out as a guest. <a href="${login}">Sign in instead</a></p>`;
}

function orderLine(page: Page, line: CartLine): Markup {
  const { product } = line;
  const chosen = optionText(product, line.optionCode);
  return html`<li class="cart-line">
<span class="cart-picture"><img src="${pictureOf(product, line.optionCode).small}" width="160" height="160" alt=""></span>
<div class="cart-what">
<h2>${product.name}</h2>
${chosen ? html`<p>${chosen}</p>` : ''}
${line.personalization.map((text) => html`<p>Personalized: “${text}”</p>`)}
<p>${formatPrice(line.unitCents, page.view)} each</p>
<p>Quantity: ${line.quantity}</p>
</div>
<p class="cart-total">${formatPrice(line.totalCents, page.view)}</p>
</li>
`;
}
