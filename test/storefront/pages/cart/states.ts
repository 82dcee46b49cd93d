import { html } from 'hono/html';
import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import { promos } from '../../cart/promo-codes.ts';
import { maxOfLowStock } from '../../cart/quantity-limit.ts';
import { type CartState, cartStates } from '../../cart/states.ts';
import { alert, antiForgery } from '../account/field.ts';
import { loginLink } from '../account/return-to.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { cartPaths } from './paths.ts';

/** For developers: buttons that put the visitor's cart into each state of cart §8, and the shop's promo codes. */
export function cartStatesPage(page: Page, impossible?: CartState): Markup {
  const content = html`
<div class="container section cart-states-page">
<h1 class="page-title">States of the Cart</h1>
<p class="lead-quiet">For developers: each button replaces your cart, and what was set here before, by one of a state, and leads to the cart. Press Checkout there.</p>
<p>${who(page)} Your <a href="${link(page, cartPaths.cart)}">cart</a> has ${page.cartCount === 1 ? '1 item' : `${page.cartCount} items`}.
The <a href="${link(page, '/checkout/states')}">states of checkout</a> are on a page of their own.</p>
${alert(impossible && `“${impossible.title}” is not possible with these products, or in this country.`)}
<form method="post" action="${link(page, cartPaths.states)}">
${antiForgery(page)}<ul class="cart-states">
${cartStates.map((state) => stateItem(page, state))}</ul>
</form>
<h2>Promo codes</h2>
<table class="shop-fees"><thead><tr><th scope="col">Code</th><th scope="col">What becomes of it</th></tr></thead>
<tbody>
${promos.map(
  ({
    code,
    text,
    isExpired,
  }) => html`<tr><th scope="row">${code}</th><td>${text}${isExpired ? '; it has expired' : ''}</td></tr>
`,
)}<tr><th scope="row">any other</th><td>not valid</td></tr>
</tbody></table>
<h2>ZIP and postal codes</h2>
<p>Tax and delivery follow the first three digits, or the first letter: 60601 is in Illinois, 97201 in Oregon without tax, 99501 in Alaska with longer delivery, 05401 in Vermont with restricted items. 00000 is a place that no one knows.</p>
<h2>Quantities</h2>
<p>Of most products a line has up to ${piecesLimit.most} pieces, of one with “only a few left” up to ${maxOfLowStock}; the server refuses more.</p>
</div>`;
  return layout(page, { title: 'States of the Cart', name: 'page-cart' }, content);
}

function who(page: Page): Markup {
  if (page.account) return html`You are signed in as ${page.account.email}, and hold reward certificates.`;
  return html`You are a guest; <a href="${loginLink(page)}">sign in</a> for the states of an account, which holds reward certificates.`;
}

function stateItem(page: Page, { name, title, about, isDomestic }: CartState): Markup {
  const isOff = isDomestic === true && page.view.country !== 'US';
  return html`<li><div><h3 id="state-${name}">${title}</h3><p>${about}${isDomestic ? ' United States only.' : ''}</p></div>
<button type="submit" class="btn btn-quiet" name="state" value="${name}" aria-describedby="state-${name}" ${isOff ? html`disabled` : ''}>Set</button></li>
`;
}
