import { html } from 'hono/html';
import { refusedInput } from '../../api/answer.ts';
import { layout } from '../layout.ts';
import type { Markup, Page } from '../page.ts';
import { signInHost } from './login.ts';
import { askedReturn, returnTo } from './return-to.ts';

/** Signed in: a link to the next page, if the answer does not redirect there. */
export function signedInPage(page: Page): Markup {
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">You Are Signed In</h1>
<p><a href="${returnTo(page, page.query.get('returnUrl'))}">Continue</a></p>
</div>`;
  return layout(page, { title: 'You Are Signed In', name: 'page-account' }, content);
}

/** The page after a failed sign-in: the form once more. */
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
 * The page in place of another identity provider, which a real shop would redirect to: it shows the request.
 * @throws RefusedError if a parameter is not one that the provider's buttons send (cart §2).
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
