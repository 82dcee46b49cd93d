import { html } from 'hono/html';
import { paymentStates } from '../../checkout/payment-states.ts';
import { type CheckoutState, checkoutStates } from '../../checkout/states.ts';
import { walletStates } from '../../checkout/wallet-states.ts';
import { type TestTable, testTables } from '../../payments/test-tables.ts';
import { alert, antiForgery } from '../account/field.ts';
import { loginLink } from '../account/return-to.ts';
import { cartPaths } from '../cart/paths.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { checkoutPaths } from './paths.ts';

/** For developers: buttons that put the visitor's checkout into each of its states. */
export function checkoutStatesPage(page: Page, impossible?: CheckoutState): Markup {
  const content = html`
<div class="container section cart-states-page">
<h1 class="page-title">States of Checkout</h1>
<p class="lead-quiet">For developers: each button replaces your cart, and what you have done in checkout, by one of a state, and leads to its step.</p>
<p>${who(page)} The <a href="${link(page, cartPaths.states)}">states of the cart</a> are on a page of their own.</p>
${alert(impossible && `“${impossible.title}” is not possible with these products, in this country, or without an account.`)}
<form method="post" action="${link(page, checkoutPaths.states)}">
${antiForgery(page)}<ul class="cart-states">
${checkoutStates.map((state) => stateItem(page, state))}</ul>
</form>
<h2>Payment</h2>
<form method="post" action="${link(page, checkoutPaths.states)}">
${antiForgery(page)}<ul class="cart-states">
${paymentStates.map((state) => stateItem(page, state))}</ul>
</form>
<h2>Wallets</h2>
<p class="lead-quiet">Each wallet is a stand-in: its sheet says so, and asks what shall happen. Any browser counts as a device with Apple Pay.</p>
<form method="post" action="${link(page, checkoutPaths.states)}">
${antiForgery(page)}<ul class="cart-states">
${walletStates.map((state) => stateItem(page, state))}</ul>
</form>
${testTables.map(testTable)}
</div>`;
  return layout(page, { title: 'States of Checkout', name: 'page-cart' }, content);
}

function testTable({ title, about, head, rows }: TestTable): Markup {
  return html`<h2>${title}</h2>
${about ? html`<p class="lead-quiet">${about}</p>` : ''}
<table class="shop-fees shop-fees-words"><thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([name, what]) => html`<tr><th scope="row">${name}</th><td>${what}</td></tr>
`,
)}</tbody></table>
`;
}

function who(page: Page): Markup {
  if (page.account) return html`You are signed in as ${page.account.email}.`;
  return html`You are a guest; <a href="${loginLink(page)}">sign in</a> for the states of an account.`;
}

function stateItem(page: Page, { name, title, about, isDomestic, isForAccounts }: CheckoutState): Markup {
  const isOff = (isDomestic && page.view.country !== 'US') || (isForAccounts && !page.account);
  return html`<li><div><h3 id="state-${name}">${title}</h3><p>${about}${isDomestic ? ' United States only.' : ''}</p></div>
<button type="submit" class="btn btn-quiet" name="state" value="${name}" aria-describedby="state-${name}" ${isOff ? html`disabled` : ''}>Set</button></li>
`;
}
