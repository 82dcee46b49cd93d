import { html } from 'hono/html';
import { signInMessages } from '../../../../src/domain/account/account-messages.ts';
import { checkoutNowMessages } from '../../../../widgets/checkout-now/checkout-now.messages.ts';
import { guestPath, isAskedWho } from '../checkout/entry.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { alert, antiForgery, field, hiddenField } from './field.ts';
import { askedReturn, returnTo } from './return-to.ts';

/** The initial values of a sign-in form. */
export interface SignInForm {
  /** The requested URL after the sign-in. */
  returnUrl?: string | undefined;
  /** The shopper was redirected here by a page that needs an account. */
  isRedirect?: boolean;
  email?: string | undefined;
  summary?: string | undefined;
  emailError?: string | undefined;
  passwordError?: string | undefined;
  place?: { form: 'design-services'; previousUrl: string } | { form: 'gift-registry' };
  /** The action of the plain form. Default: the login page. */
  action?: string;
  /** The URL after the sign-in, if none was requested. Default: the account. */
  home?: string;
  /** The password field is disabled for a while (decision 46). */
  hasFocusRemoval?: boolean;
}

/** The shop's own sign-in: the popup's fallback, and the only one without script. */
export function loginPage(page: Page, form: SignInForm): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">${signInMessages.signInTitle}</h1>
${form.isRedirect && !form.summary ? html`<p class="lead-quiet">Please sign in to go on.</p>` : ''}
${alert(form.summary)}
${signInHost(page, form)}
${guestWay(page, form.returnUrl)}
</div>`;
  return layout(page, { title: signInMessages.signInTitle, name: 'page-account' }, content);
}

/** On the way to checkout no account is needed. */
function guestWay(page: Page, returnUrl: string | undefined): Markup | '' {
  const target = askedReturn(page, returnUrl);
  if (!target || !/^\/(?:[a-z]+\/)?checkout\/(?!cart\b)/.test(target)) return '';
  if (!isAskedWho(page) || page.cartCount === 0) return '';
  return html`<section class="shop-guest-way">
<h2>${checkoutNowMessages.newCustomers}</h2>
<p>${checkoutNowMessages.guestIntro}</p>
<form method="post" action="${link(page, guestPath)}">
${antiForgery(page)}${hiddenField('redirectUrl', target)}<button type="submit" class="btn btn-quiet">${checkoutNowMessages.guestCheckout}</button>
</form>
</section>`;
}

/** The sign-in form, which the island takes over. */
export function signInHost(page: Page, form: SignInForm): Markup {
  const returnUrl = returnTo(page, form.returnUrl, form.home);
  const { place } = form;
  return html`<div class="shop-sign-in" data-island="sign-in" data-return-url="${returnUrl}"
 ${form.email ? html`data-email="${form.email}"` : ''}
 ${place ? html`data-form="${place.form}"` : ''}
 ${place?.form === 'design-services' ? html`data-previous-url="${place.previousUrl}"` : ''}
 ${form.hasFocusRemoval ? html`data-has-focus-removal="true"` : ''}>
<form class="shop-form" method="post" action="${link(page, form.action ?? '/account/login')}">
${antiForgery(page)}${hiddenField('returnUrl', returnUrl)}${form.isRedirect ? hiddenField('isRedirect', 'true') : ''}
${field({
  name: 'email',
  prefix: 'sign-in',
  label: signInMessages.signInEmail,
  type: 'email',
  value: form.email,
  autocomplete: 'username',
  error: form.emailError,
})}
${field({
  name: 'password',
  prefix: 'sign-in',
  label: signInMessages.signInPassword,
  type: 'password',
  autocomplete: 'current-password',
  error: form.passwordError,
})}
<button type="submit" class="btn btn-shop">${signInMessages.signInButton}</button>
</form>
${moreWays(page, place, returnUrl)}
</div>`;
}

function moreWays(page: Page, place: SignInForm['place'], returnUrl: string): Markup {
  const hasApple = page.view.country === 'US';
  return html`<ul class="plain-links">
<li><a href="${link(page, '/account/reset-password')}" data-island-open="reset-password">${signInMessages.resetPassword}</a></li>
<li><a href="${providerLink(page, 'google', returnUrl)}">${signInMessages.googleSignIn}</a></li>
${hasApple ? html`<li><a href="${providerLink(page, 'apple', returnUrl)}">${signInMessages.appleSignIn}</a></li>` : ''}
${place?.form === 'design-services' ? html`<li><a href="${place.previousUrl}">${signInMessages.previous}</a></li>` : ''}
${
  place
    ? ''
    : html`<li>${signInMessages.newCustomer} <a href="${link(page, '/account/create-account')}?${new URLSearchParams({ returnUrl })}"
>${signInMessages.createAccount}</a></li>`
}
</ul>
<p class="shop-hint">${signInMessages.signInAgreement}
<a href="${link(page, '/customer-service/terms-of-use')}">${signInMessages.termsOfUse}</a> ${signInMessages.signInAnd}
<a href="${link(page, '/customer-service/privacy-policy')}">${signInMessages.privacyPolicy}</a>.</p>`;
}

function providerLink(page: Page, idp: 'google' | 'apple', redirectUrl: string): string {
  const query = new URLSearchParams({ idp, redirectUrl });
  if (idp === 'google') query.set('messageType', 'ExistingGoogleAccount');
  return `${link(page, '/account/auth/loginwithidp')}?${query}`;
}
