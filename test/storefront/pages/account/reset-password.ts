import { html } from 'hono/html';
import { resetPasswordMessages } from '../../../../widgets/reset-password/reset-password.messages.ts';
import { resetHeaderMessage } from '../../accounts/messages.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { antiForgery, field } from './field.ts';

const title = resetPasswordMessages.resetPasswordTitle;

/** A plain form that requests a link for choosing a new password. */
export function resetPasswordPage(
  page: Page,
  { email, error }: { email?: string; error?: string } = {},
): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">${title}</h1>
<p class="lead-quiet">${resetHeaderMessage}</p>
<form class="shop-form" method="post" action="${link(page, '/account/reset-password')}" novalidate>
${antiForgery(page)}
${field({
  name: 'email',
  prefix: 'reset-password',
  label: resetPasswordMessages.resetPasswordEmail,
  type: 'email',
  value: email,
  autocomplete: 'username',
  error,
})}
<button type="submit" class="btn btn-shop">${resetPasswordMessages.resetPasswordButton}</button>
</form>
</div>`;
  return layout(page, { title, name: 'page-account' }, content);
}

/** The same whether or not the account exists (decision 47). */
export function resetSentPage(page: Page): Markup {
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">${title}</h1>
<p role="status">${resetPasswordMessages.resetPasswordSuccess}</p>
<p>This reference storefront sends no mail: what it would have sent is in its <a href="${link(page, '/mailbox')}">mailbox</a>.</p>
<p><a href="${link(page, '/account/login')}">Sign In</a></p>
</div>`;
  return layout(page, { title, name: 'page-account' }, content);
}
