import { html } from 'hono/html';
import type { Account } from '../../accounts/account.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { antiForgery } from './field.ts';

/** The account page: name, links and the sign-out button. */
export function accountPage(page: Page, account: Account): Markup {
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">Your Account</h1>
<p>Hello, ${account.firstName}. You are signed in as <strong>${account.email}</strong>.</p>
<ul class="plain-links">
<li><a href="${link(page, '/checkout/cart')}">Your cart</a></li>
<li><a href="${link(page, '/gift-registry/registrant-list')}">Your registries</a></li>
<li><a href="${link(page, '/design-services/request')}">Ask for a free design</a></li>
<li><a href="${link(page, '/account/reset-password')}" data-island-open="reset-password">Choose a new password</a></li>
</ul>
<form class="shop-form" method="post" action="${link(page, '/account/sign-out')}">
${antiForgery(page)}<button type="submit" class="btn btn-quiet">Sign Out</button>
</form>
</div>`;
  return layout(page, { title: 'Your Account', name: 'page-account' }, content);
}
