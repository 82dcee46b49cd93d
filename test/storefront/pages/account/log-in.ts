import type { Context } from 'hono';
import { authenticateAccount } from '../../accounts/authenticate.ts';
import { accountMessages } from '../../accounts/messages.ts';
import { signIn } from '../../accounts/signed-in.ts';
import type { ShopEnv } from '../../shop.ts';
import type { Markup, Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';
import type { SignInForm } from './login.ts';
import { confirmLink, returnTo } from './return-to.ts';

interface LogIn {
  fields: Fields;
  /** The form's own page, shown again after an error. */
  again: (page: Page, form: SignInForm) => Markup;
  /** The URL after the sign-in, if none was requested. Default: the account. */
  home?: string;
}

/** Signs in with the fields of the shop's own form, by the identity provider's rules. */
export async function logIn(
  c: Context<ShopEnv>,
  page: Page,
  { fields, again, home }: LogIn,
): Promise<Response> {
  const { email = '', password = '', returnUrl } = fields;
  const formAgain = (form: SignInForm): Markup =>
    again(page, { returnUrl, isRedirect: fields.isRedirect === 'true', email, ...form });
  const emailMissing = email.trim() ? undefined : accountMessages.usernameRequired;
  const passwordMissing = password ? undefined : accountMessages.passwordRequired;
  if (emailMissing ?? passwordMissing)
    return c.html(formAgain({ emailError: emailMissing, passwordError: passwordMissing }), 400);
  const found = await authenticateAccount(page.shop, { username: email, password });
  if (found.status === 'wrong') return c.html(formAgain({ summary: accountMessages.genericSummary }), 401);
  if (found.status === 'locked') return c.html(formAgain({ summary: accountMessages.lockout }), 401);
  signIn(c, page.shop, found.account);
  const target = returnTo(page, returnUrl, home);
  return c.redirect(target.startsWith('/') ? target : confirmLink(page, target), 303);
}
