import { html } from 'hono/html';
import type { Account } from '../../accounts/account.ts';
import { passwordHint } from '../../accounts/new-account.ts';
import { newPasswordPath } from '../../accounts/password-resets.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { antiForgery, field } from './field.ts';

const title = 'Choose a New Password';

/** The form for a new password, which is never written back into it. */
export function newPasswordPage(page: Page, account: Account, error?: string): Markup {
  return frame(
    page,
    html`<p class="lead-quiet">For ${account.email}. You will be signed out everywhere else.</p>
<form class="shop-form" method="post" action="${link(page, newPasswordPath)}" novalidate>
${antiForgery(page)}
<input class="sr-only" type="text" name="username" value="${account.email}" autocomplete="username" readonly tabindex="-1" aria-hidden="true">
${field({
  name: 'password',
  prefix: 'new-password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: passwordHint,
  error,
})}
<button type="submit" class="btn btn-shop">Save Password</button>
</form>`,
  );
}

/** The message for every invalid link, whatever the reason. */
export function deadLinkPage(page: Page): Markup {
  return frame(
    page,
    html`<p role="alert">This link no longer works: it is older than 30 minutes, or it was used.</p>
<p><a class="btn btn-shop" href="${link(page, '/account/reset-password')}">Ask for a New Link</a></p>`,
  );
}

export function passwordChangedPage(page: Page): Markup {
  return frame(
    page,
    html`<p role="status">Your password has changed. Every other sign-in has ended.</p>
<p>${
      page.account
        ? html`<a class="btn btn-shop" href="${link(page, '/account')}">Your Account</a>`
        : html`<a class="btn btn-shop" href="${link(page, '/account/login')}">Sign In</a>`
    }</p>`,
  );
}

function frame(page: Page, content: Markup): Markup {
  return layout(
    page,
    { title, name: 'page-account' },
    html`
<div class="container section prose shop-account-page">
<h1 class="page-title">${title}</h1>
${content}
</div>`,
  );
}
