import type { Context, Hono } from 'hono';
import { emailError } from '../../../../src/domain/account/email.ts';
import { passwordError } from '../../accounts/new-account.ts';
import {
  finishReset,
  newPasswordPath,
  openReset,
  requestReset,
  resetAccount,
} from '../../accounts/password-resets.ts';
import { renewSignIn } from '../../accounts/signed-in.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedFields } from '../posted-fields.ts';
import { deadLinkPage, newPasswordPage, passwordChangedPage } from './new-password.ts';
import { resetPasswordPage, resetSentPage } from './reset-password.ts';

const requestPath = '/account/reset-password';

/** Routes for a forgotten password: requesting a link, following it, choosing a new password. */
export function resetRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.get(requestPath, (c) => {
    const page = pageOf(c, shop, variant);
    return c.html(page.query.get('sent') === 'true' ? resetSentPage(page) : resetPasswordPage(page));
  });
  app.post(requestPath, async (c) => {
    const { email = '' } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const error = emailError(email);
    if (error) return c.html(resetPasswordPage(page, { email, error }), 400);
    requestReset(shop, email, link(page, newPasswordPath));
    return c.redirect(`${link(page, requestPath)}?sent=true`, 303);
  });

  // The link's token is exchanged at once, so that the page's URL, which may be shared, does not contain it.
  app.get(newPasswordPath, (c) => {
    keepPrivate(c);
    const page = pageOf(c, shop, variant);
    const token = page.query.get('token');
    if (token !== null) {
      // Whoever knew the session before does not get the right to choose the password.
      renewSignIn(c, shop);
      openReset(shop, c.get('sessionId'), token);
      return c.redirect(link(page, newPasswordPath), 303);
    }
    if (page.query.get('done') === 'true') return c.html(passwordChangedPage(page));
    const account = resetAccount(shop, page.sessionId);
    return account ? c.html(newPasswordPage(page, account)) : c.html(deadLinkPage(page), 400);
  });
  app.post(newPasswordPath, async (c) => {
    keepPrivate(c);
    const { password = '' } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const account = resetAccount(shop, page.sessionId);
    if (!account) return c.html(deadLinkPage(page), 400);
    const error = passwordError(password, account.email);
    if (error) return c.html(newPasswordPage(page, account, error), 400);
    if (!(await finishReset(shop, page.sessionId, password))) return c.html(deadLinkPage(page), 400);
    renewSignIn(c, shop);
    return c.redirect(`${link(page, newPasswordPath)}?done=true`, 303);
  });
}

function keepPrivate(c: Context<ShopEnv>): void {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
}
