import { html } from 'hono/html';
import { refusedInput } from '../../api/answer.ts';
import { layout } from '../layout.ts';
import type { Markup, Page } from '../page.ts';
import { signInHost } from './login.ts';
import { askedReturn, returnTo } from './return-to.ts';

/** Signed in: the way on, as a link, where the answer does not lead there by itself. */
export function signedInPage(page: Page): Markup {
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">You Are Signed In</h1>
<p><a href="${returnTo(page, page.query.get('returnUrl'))}">Continue</a></p>
</div>`;
  return layout(page, { title: 'You Are Signed In', name: 'page-account' }, content);
}

/** Where a sign-in comes back to without having worked: the form once more. */
export function notSignedInPage(page: Page): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">Please Sign In</h1>
${signInHost(page, {
  returnUrl: page.query.get('returnUrl') ?? undefined,
  isRedirect: true,
  hasFocusRemoval: true,
})}
</div>`;
  return layout(page, { title: 'Please Sign In', name: 'page-account' }, content);
}

const providers = { google: 'Google', apple: 'Apple' };

/**
 * Where a shop would send the shopper on to another identity provider: this one says which it would ask.
 * @throws RefusedError where a parameter is not what the provider's buttons send (cart §2).
 */
export function providerPage(page: Page): Markup {
  const { idp, redirectUrl, messageType } = Object.fromEntries(page.query);
  if (idp !== 'google' && idp !== 'apple') throw refusedInput('idp', idp, '"google" or "apple"');
  const target = askedReturn(page, redirectUrl);
  if (target === undefined)
    throw refusedInput('redirectUrl', redirectUrl, 'a path of this shop, or a URL of an allowed origin');
  const expected = idp === 'google' ? 'ExistingGoogleAccount' : undefined;
  if (messageType !== expected)
    throw refusedInput('messageType', messageType, expected ? `"${expected}"` : 'nothing, for Apple');
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">Sign In With ${providers[idp]}</h1>
<p>Here ${providers[idp]} would be asked who you are. This reference storefront asks nobody outside.</p>
<p><a href="${target}">Go back</a></p>
</div>`;
  return layout(page, { title: `Sign In With ${providers[idp]}`, name: 'page-account' }, content);
}
