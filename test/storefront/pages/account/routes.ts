import type { Context, Hono } from 'hono';
import { emailError } from '../../../../src/domain/account/email.ts';
import { createAccount } from '../../accounts/accounts.ts';
import { expiredMessage } from '../../accounts/messages.ts';
import { nameError, newAccountErrors } from '../../accounts/new-account.ts';
import { takeSessionToken } from '../../accounts/session-tokens.ts';
import { signIn, signOut } from '../../accounts/signed-in.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link, type Page } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { accountPage } from './account.ts';
import { notSignedInPage, providerPage, signedInPage } from './auth.ts';
import { createAccountPage, inboxPage } from './create-account.ts';
import { designPaths, designRequestedPage, designRequestPage } from './design-request.ts';
import { logIn } from './log-in.ts';
import { loginPage } from './login.ts';
import { resetRoutes } from './reset-routes.ts';
import { askedReturn, confirmLink, loginLink, returnTo } from './return-to.ts';

type Answer = Response | Promise<Response>;

/** The account pages in one variant: every page and every form works without script. */
export function accountRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  const get = (path: string, answer: (c: Context<ShopEnv>, page: Page) => Answer) =>
    app.get(path, (c) => answer(c, pageOf(c, shop, variant)));
  const post = (path: string, answer: (c: Context<ShopEnv>, page: Page, fields: Fields) => Answer) =>
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      return answer(c, pageOf(c, shop, variant), fields);
    });

  get('/account', (c, page) => {
    if (!page.account) return c.redirect(loginLink(page, { isRedirect: 'true' }), 303);
    return c.html(accountPage(page, page.account), 200, personal);
  });
  get('/account/login', (c, page) => {
    const returnUrl = page.query.get('returnUrl') ?? undefined;
    if (page.account) return c.redirect(returnTo(page, returnUrl), 303);
    return c.html(loginPage(page, { returnUrl, isRedirect: page.query.get('isRedirect') === 'true' }));
  });
  post('/account/login', (c, page, fields) => logIn(c, page, { fields, again: loginPage }));
  post('/account/sign-out', (c, page) => {
    signOut(c, shop);
    return c.redirect(link(page, '/'), 303);
  });

  get('/account/create-account', (c, page) => {
    const returnUrl = page.query.get('returnUrl') ?? undefined;
    const isSent = page.query.get('sent') === 'true';
    return c.html(isSent ? inboxPage(page, returnUrl) : createAccountPage(page, { returnUrl }));
  });
  post('/account/create-account', async (c, page, fields) => {
    const { returnUrl, firstName = '', email = '', password = '' } = fields;
    const errors = newAccountErrors({ firstName, email, password });
    if (Object.keys(errors).length > 0)
      return c.html(createAccountPage(page, { returnUrl, entered: { firstName, email }, errors }), 400);
    const account = await createAccount(shop, { firstName, email, password });
    if (account) {
      signIn(c, shop, account);
      return c.redirect(confirmLink(page, returnTo(page, returnUrl)), 303);
    }
    return sent(c, page, '/account/create-account', askedReturn(page, returnUrl));
  });

  post('/account/auth', (c, page, fields) => {
    const account = takeSessionToken(shop, fields.sessionToken ?? '');
    if (!account)
      return c.html(loginPage(page, { returnUrl: fields.redirectUrl, summary: expiredMessage }), 401);
    signIn(c, shop, account);
    return c.redirect(confirmLink(page, returnTo(page, fields.redirectUrl)), 303);
  });
  get('/account/auth/confirm', (c, page) => {
    if (!page.account) return c.html(notSignedInPage(page), 200, personal);
    const target = page.query.has('returnUrl')
      ? askedReturn(page, page.query.get('returnUrl'))
      : link(page, '/account');
    // The page's security policy also applies to redirects after a form, so another origin is reached by a link.
    if (!target?.startsWith('/')) return c.html(signedInPage(page), 200, personal);
    return c.html(signedInPage(page), 303, { ...personal, Location: target });
  });
  get('/account/auth/loginwithidp', (c, page) => c.html(providerPage(page)));

  resetRoutes(app, shop, variant);

  for (const path of designPaths) {
    get(path, (c, page) =>
      c.html(page.query.get('sent') === 'true' ? designRequestedPage(page) : designRequestPage(page)),
    );
    post(path, (c, page, fields) => {
      const errors = {
        name: nameError(fields.name ?? '', 'Please enter your name.'),
        email: emailError(fields.email ?? ''),
      };
      if (errors.name ?? errors.email)
        return c.html(designRequestPage(page, { entered: fields, errors }), 400);
      return sent(c, page, path);
    });
  }
}

/** A page about one shopper must not be cached. */
const personal = { 'Cache-Control': 'no-store' };

/** Redirects to the form's page, which then confirms it: reloading sends nothing again. */
function sent(c: Context<ShopEnv>, page: Page, path: string, returnUrl?: string): Response {
  const query = new URLSearchParams({ sent: 'true', ...(returnUrl !== undefined && { returnUrl }) });
  return c.redirect(`${link(page, path)}?${query}`, 303);
}
