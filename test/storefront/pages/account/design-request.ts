import { html } from 'hono/html';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { antiForgery, field } from './field.ts';
import { signInHost } from './login.ts';

const title = 'Design Services';
const prefix = 'design';

/** The form's page, also of the kids' part. */
export const designPaths = ['/design-services/request', '/kids/design-services/request'] as const;

const designRequestPath = (page: Page) =>
  link(page, designPaths.find((path) => path === page.path) ?? designPaths[0]);

export interface DesignRequestErrors {
  name?: string | undefined;
  email?: string | undefined;
}

/** A form of design services: its sign-in has a Previous button and no link to create an account. */
export function designRequestPage(
  page: Page,
  { entered = {}, errors = {} }: { entered?: Record<string, string>; errors?: DesignRequestErrors } = {},
): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">${title}</h1>
<p class="lead-quiet">Tell us about your room, and a designer will write to you. It is free.</p>
${
  page.account
    ? ''
    : html`<h2>Been here before?</h2>
${signInHost(page, {
  returnUrl: designRequestPath(page),
  place: { form: 'design-services', previousUrl: link(page, '/customer-service/contact-us') },
})}
<h2>Your request</h2>`
}
<form class="shop-form" method="post" action="${designRequestPath(page)}" novalidate>
${antiForgery(page)}
${field({
  name: 'name',
  prefix,
  label: 'Your name',
  value: entered.name ?? page.account?.firstName,
  autocomplete: 'name',
  error: errors.name,
})}
${field({
  name: 'email',
  prefix,
  label: 'Email address',
  type: 'email',
  value: entered.email ?? page.account?.email,
  autocomplete: 'email',
  error: errors.email,
})}
<div class="shop-field">
<label for="design-room">Your room</label>
<textarea class="form-control" id="design-room" name="room" rows="5" maxlength="2000">${entered.room ?? ''}</textarea>
</div>
<button type="submit" class="btn btn-shop">Send</button>
</form>
</div>`;
  return layout(page, { title, name: 'page-account', isKids: page.path.startsWith('/kids/') }, content);
}

export function designRequestedPage(page: Page): Markup {
  const content = html`
<div class="container section prose shop-account-page">
<h1 class="page-title">${title}</h1>
<p role="status">Thank you. A designer would write to you now; this reference storefront keeps no requests and sends no mail.</p>
<p><a href="${link(page, '/')}" class="lone-link">Back to the shop</a></p>
</div>`;
  return layout(page, { title, name: 'page-account', isKids: page.path.startsWith('/kids/') }, content);
}
