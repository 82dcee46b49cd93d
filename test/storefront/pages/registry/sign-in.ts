import { html } from 'hono/html';
import { alert } from '../account/field.ts';
import { type SignInForm, signInHost } from '../account/login.ts';
import { layout } from '../layout.ts';
import type { Markup, Page } from '../page.ts';
import { listPath } from './paths.ts';

export const signInPath = '/gift-registry/sign-in';

const title = 'Sign In to Your Registry';

/** The registry's own sign-in, without a link to create an account and without the popup (cart §2, checkout §2.2). */
export function registrySignInPage(page: Page, form: SignInForm): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">${title}</h1>
<p class="lead-quiet">Sign in to see your registries, and to add to them.</p>
${alert(form.summary)}
${signInHost(page, { ...form, place: { form: 'gift-registry' }, action: signInPath, home: listPath })}
</div>`;
  return layout(page, { title, name: 'page-account' }, content);
}
