import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPassword, createAccount } from '../../storefront/accounts/accounts.ts';
import {
  finishReset,
  newPasswordPath,
  openReset,
  requestReset,
  resetAccount,
  resetLinkMs,
} from '../../storefront/accounts/password-resets.ts';
import { openDatabase } from '../../storefront/database.ts';
import { sentMails } from '../../storefront/mails.ts';
import type { Shop } from '../../storefront/shop.ts';
import {
  ada,
  addOne,
  authn,
  contextOf,
  locationOf,
  makeAccount,
  signedInShopper,
} from './account-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const newPassword = 'battery staple';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let url: string;
let shopper: Shopper;
let account: typeof ada;
let made = 0;

beforeAll(async () => {
  url = storefront.url;
});
beforeEach(async () => {
  made += 1;
  account = { ...ada, email: `ada${made}@example.com` };
  await makeAccount(url, account);
  shopper = new Shopper(url);
});

const mailbox = (to: string) => shopper.page(`/mailbox?${new URLSearchParams({ to })}`);
/** The link in the latest mail to an address. */
const linkTo = async (to: string) =>
  /<li class="mail">.*?<a href="([^"]*)"/s.exec(await mailbox(to))?.[1]?.replaceAll('&amp;', '&') ?? '';
async function askedLink(variant = ''): Promise<string> {
  await shopper.submit(`${variant}/account/reset-password`, { email: account.email });
  return linkTo(account.email);
}
const canSignIn = async (password: string) =>
  (await authn(url, { username: account.email, password })).status === 200;

describe.each(['', '/strict', '/hostile'])('on %s pages', (variant) => {
  test('the mail’s link leads to a form, and the form sets the new password', async () => {
    const link = await askedLink(variant);
    expect(link).toMatch(`${variant}${newPasswordPath}?token=`);
    const exchanged = await shopper.fetch(link);
    expect(exchanged.status).toBe(303);
    expect(locationOf(exchanged)).toBe(variant + newPasswordPath);
    expect(await shopper.page(variant + newPasswordPath)).toContain(`For ${account.email}.`);
    const saved = await shopper.submit(variant + newPasswordPath, { password: newPassword });
    expect(saved.status).toBe(303);
    expect(await shopper.page(locationOf(saved)!)).toContain('Your password has changed.');
    expect([await canSignIn(newPassword), await canSignIn(account.password)]).toEqual([true, false]);
  });
});

describe('the link', () => {
  test('is not passed on as a referrer, and its page is not cached', async () => {
    const link = await askedLink();
    for (const path of [link, newPasswordPath]) {
      const response = await shopper.fetch(path);
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('renews the session: whoever knew it before may not choose the password', async () => {
    const link = await askedLink();
    const other = shopper.tab();
    await shopper.fetch(link);
    expect(await shopper.page(newPasswordPath)).toContain(`For ${account.email}.`);
    expect((await other.fetch(newPasswordPath)).status).toBe(400);
  });

  test('stays valid after a mail scanner has opened it, until it is used', async () => {
    const link = await askedLink();
    await new Shopper(url).fetch(link);
    await shopper.fetch(link);
    await shopper.submit(newPasswordPath, { password: newPassword });
    const late = new Shopper(url);
    await late.fetch(link);
    expect((await late.fetch(newPasswordPath)).status).toBe(400);
  });

  test('of an earlier mail becomes invalid with the later one', async () => {
    const earlier = await askedLink();
    await shopper.fetch(await askedLink());
    await shopper.submit(newPasswordPath, { password: newPassword });
    await shopper.fetch(earlier);
    const again = await shopper.submit(newPasswordPath, { password: 'something else' });
    expect(again.status).toBe(400);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('is ended by the next one, before that is used', async () => {
    const earlier = await askedLink();
    await shopper.fetch(earlier);
    await askedLink();
    expect((await shopper.fetch(newPasswordPath)).status).toBe(400);
    await shopper.fetch(earlier);
    expect((await shopper.submit(newPasswordPath, { password: newPassword })).status).toBe(400);
    expect(await canSignIn(account.password)).toBe(true);
  });

  test('is valid only in the session that followed it', async () => {
    await shopper.fetch(await askedLink());
    const other = new Shopper(url);
    expect((await other.submit(newPasswordPath, { password: newPassword })).status).toBe(400);
    expect(await canSignIn(account.password)).toBe(true);
  });

  test.each(['', 'x', 'a'.repeat(5000)])('with a token of "%.9s…" is reported as invalid', async (token) => {
    await shopper.fetch(await askedLink());
    const query = new URLSearchParams({ token });
    expect(locationOf(await shopper.fetch(`${newPasswordPath}?${query}`))).toBe(newPasswordPath);
    const response = await shopper.fetch(newPasswordPath);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This link no longer works');
  });
});

describe('a new password', () => {
  test('ends the account’s other sign-ins and unused session tokens', async () => {
    const elsewhere = await signedInShopper(url, account);
    const { sessionToken } = await (
      await authn(url, { username: account.email, password: account.password })
    ).json();
    await shopper.fetch(await askedLink());
    await shopper.submit(newPasswordPath, { password: newPassword });
    expect(await contextOf(elsewhere)).toMatchObject({ account: { isSignedIn: false } });
    expect((await new Shopper(url).submit('/account/auth', { sessionToken })).status).toBe(401);
  });

  test.each([false, true])(
    'renews the session, also of a shopper who is signed in: %s',
    async (isSignedIn) => {
      if (isSignedIn) shopper = await signedInShopper(url, account);
      await shopper.fetch(await askedLink());
      const token = await shopper.token();
      expect((await addOne(shopper, token)).status).toBe(200);
      await shopper.submit(newPasswordPath, { password: newPassword });
      expect((await addOne(shopper, token)).status).toBe(403);
      expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn } });
    },
  );

  test('keeps the sign-in in which it was chosen, under the new id only', async () => {
    shopper = await signedInShopper(url, account);
    await shopper.fetch(await askedLink());
    const before = shopper.tab();
    await shopper.submit(newPasswordPath, { password: newPassword });
    expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn: true } });
    expect(await contextOf(before)).toMatchObject({ account: { isSignedIn: false } });
  });

  test('unlocks the account', async () => {
    for (let time = 0; time < 5; time++) await canSignIn('wrong');
    expect(
      await (await authn(url, { username: account.email, password: account.password })).json(),
    ).toMatchObject({ status: 'LOCKED_OUT' });
    await shopper.fetch(await askedLink());
    await shopper.submit(newPasswordPath, { password: newPassword });
    const answer = await authn(url, { username: account.email, password: newPassword });
    expect(await answer.json()).toMatchObject({ status: 'SUCCESS' });
  });

  test('is announced to the account by mail, without the password', async () => {
    await shopper.fetch(await askedLink());
    await shopper.submit(newPasswordPath, { password: newPassword });
    const html = await mailbox(account.email);
    expect(html).toContain('Your password has changed');
    expect(html).not.toContain(newPassword);
  });

  test.each([
    ['', 'Please choose a password.'],
    ['short', 'Please use at least 8 characters.'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
  ])('is not "%.9s"', async (password, reason) => {
    await shopper.fetch(await askedLink());
    const response = await shopper.submit(newPasswordPath, { password });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(reason);
    expect(/<input[^>]*type="password"[^>]*>/.exec(html)?.[0]).toContain('value=""');
    expect(await canSignIn(account.password)).toBe(true);
  });

  test('needs the token of this session', async () => {
    await shopper.fetch(await askedLink());
    const fields = { password: newPassword, __RequestVerificationToken: 'x' };
    expect((await shopper.submit(newPasswordPath, fields)).status).toBe(403);
    expect(await canSignIn(account.password)).toBe(true);
  });
});

describe('the mailbox', () => {
  test('explains itself, and is not cached', async () => {
    const response = await shopper.fetch('/mailbox');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('this reference storefront sends no mail');
  });

  test('gets one mail for each request, with an account and without', async () => {
    const nobody = `nobody${made}@example.com`;
    await shopper.submit('/account/reset-password', { email: nobody });
    const html = await mailbox(nobody);
    expect(html.match(/class="mail"/g)).toHaveLength(1);
    expect(html).toContain('There is no account with this address');
    expect(html).not.toContain('token=');
  });

  test('also gets the link requested by the call', async () => {
    const tokens = '/account/reset-password/GetRequestVerificationToken';
    const { requestToken: token } = await (await shopper.fetch(tokens)).json();
    const payload = { accountEmail: account.email.toUpperCase(), token };
    await shopper.post('/account/reset-password/okta-reset-password-request', payload);
    expect(await linkTo(account.email)).toMatch(`${newPasswordPath}?token=`);
  });

  test('reveals whether an address is taken only to the address itself', async () => {
    const fields = { firstName: 'Eve', email: account.email, password: 'another one' };
    const taken = await shopper.submit('/account/create-account', fields);
    expect(await shopper.page(locationOf(taken)!)).not.toContain('already, perhaps');
    expect(await mailbox(account.email)).toContain('You have an account already');
    expect(await mailbox(account.email)).toContain('Your account is ready');
  });
});

describe('storage', () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = {
      database: openDatabase(':memory:'),
      secret: 'secret',
      dist: '',
      isTestMode: true,
      passwordCost: 2,
      allowedRedirectOrigins: [],
    };
    await createAccount(shop, ada);
  });
  afterEach(() => shop.database.close());

  const tokenOf = () => new URL(sentMails(shop)[0]!.link.path, 'http://shop').searchParams.get('token') ?? '';

  test('holds only a hash of the token', () => {
    requestReset(shop, ada.email, newPasswordPath);
    const rows = JSON.stringify(shop.database.prepare('SELECT * FROM password_resets').all());
    expect(tokenOf()).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(tokenOf());
  });

  test('takes the same work for an address without an account', () => {
    requestReset(shop, ada.email, newPasswordPath);
    requestReset(shop, 'nobody@example.com', newPasswordPath);
    const count = (table: string) =>
      shop.database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count;
    expect(count('password_resets')).toBe(2);
    // The first mail is the account's own.
    expect(count('mails')).toBe(3);
  });

  test('lasts for half an hour', async () => {
    requestReset(shop, ada.email, newPasswordPath, 0);
    openReset(shop, 'session', tokenOf(), resetLinkMs - 1);
    expect(resetAccount(shop, 'session', resetLinkMs - 1)).toMatchObject({ email: ada.email });
    expect(resetAccount(shop, 'session', resetLinkMs)).toBeUndefined();
    expect(await finishReset(shop, 'session', newPassword, resetLinkMs)).toBe(false);
    openReset(shop, 'late', tokenOf(), resetLinkMs);
    expect(resetAccount(shop, 'late', 0)).toBeUndefined();
    expect(await checkPassword(shop, ada)).toMatchObject({ isRight: true });
  });

  test('uses the account’s address, however it was typed', () => {
    requestReset(shop, ' ＡDA@example.com', newPasswordPath);
    expect(sentMails(shop)[0]).toMatchObject({ to: ada.email });
  });

  test('is limited to five hundred mails', () => {
    for (let nth = 0; nth < 510; nth++) requestReset(shop, `ada${nth}@example.com`, newPasswordPath);
    expect(shop.database.prepare('SELECT count(*) AS count FROM mails').get()?.count).toBe(500);
  });
});
