import { html } from 'hono/html';
import { type NewAccountErrors, type NewAccountForm, passwordHint } from '../../accounts/new-account.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { alert, antiForgery, field, hiddenField } from './field.ts';
import { returnTo } from './return-to.ts';

interface Frame {
  returnUrl: string | undefined;
  entered?: Omit<NewAccountForm, 'password'>;
  errors?: NewAccountErrors;
}

const prefix = 'create-account';

/** The form for a new account. A password is never written back into it. */
export function createAccountPage(page: Page, { returnUrl, entered, errors = {} }: Frame): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">Create an Account</h1>
${alert(Object.keys(errors).length > 0 ? 'Please look at the fields below.' : undefined)}
<form class="shop-form" method="post" action="${link(page, '/account/create-account')}" novalidate>
${antiForgery(page)}${hiddenField('returnUrl', returnTo(page, returnUrl))}
${field({
  name: 'firstName',
  prefix,
  label: 'First name',
  value: entered?.firstName,
  autocomplete: 'given-name',
  error: errors.firstName,
})}
${field({
  name: 'email',
  prefix,
  label: 'Email address',
  type: 'email',
  value: entered?.email,
  autocomplete: 'username',
  error: errors.email,
})}
${field({
  name: 'password',
  prefix,
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  hint: passwordHint,
  error: errors.password,
})}
<button type="submit" class="btn btn-shop">Create an Account</button>
</form>
<p class="shop-hint">By creating an account you agree to our
<a href="${link(page, '/customer-service/terms-of-use')}">Terms of Use</a> and
<a href="${link(page, '/customer-service/privacy-policy')}">Privacy Policy</a>.</p>
</div>`;
  return layout(page, { title: 'Create an Account', name: 'page-account' }, content);
}

/** The page after it for an address that has an account: who gets the mail may sign in. */
export function inboxPage(page: Page, returnUrl: string | undefined): Markup {
  const login = `${link(page, '/account/login')}?${new URLSearchParams({ returnUrl: returnTo(page, returnUrl) })}`;
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">Check Your Inbox</h1>
<p>We have written to the address you gave, and say there how to go on. Nothing has changed about an account.</p>
<p>This reference storefront sends no mail: what it would have sent is in its <a href="${link(page, '/mailbox')}">mailbox</a>.</p>
<p><a class="btn btn-shop" href="${login}">Sign In</a></p>
</div>`;
  return layout(page, { title: 'Check Your Inbox', name: 'page-account' }, content);
}
