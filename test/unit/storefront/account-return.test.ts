import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostileReturns } from '../hostile-urls.ts';
import { ada, locationOf, makeAccount, sessionTokenOf, signedInShopper } from './account-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const otherBrand = 'https://www.lr2.example';

const storefront = openStorefrontForFile({ catalogSize: 60, allowedRedirectOrigins: [otherBrand] });
let url: string;
let shopper: Shopper;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
});
beforeEach(() => {
  shopper = new Shopper(url);
});

describe('the confirmation page', () => {
  test('shows the sign-in again if nobody is signed in', async () => {
    const response = await shopper.fetch('/account/auth/confirm?returnUrl=%2Fsofas');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-island="sign-in" data-return-url="/sofas"');
  });

  test('removes the focus from the password there only (decision 46)', async () => {
    const focusRemoval = 'data-has-focus-removal="true"';
    expect(await shopper.page('/account/auth/confirm?returnUrl=%2Fsofas')).toContain(focusRemoval);
    expect(await shopper.page('/account/login?returnUrl=%2Fsofas')).not.toContain(focusRemoval);
  });

  test('shows a link to another allowed origin', async () => {
    const response = await shopper.submit('/account/login', { ...ada, returnUrl: `${otherBrand}/p/1` });
    const confirmed = await shopper.fetch(locationOf(response)!);
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toContain(`<a href="${otherBrand}/p/1">Continue</a>`);
  });
});

describe('a hostile return URL', () => {
  const evil = /evil|javascript|vbscript|data:text/i;
  /** Without the token, whose letters may happen to be such a word. */
  const mainOf = (html: string) =>
    /<main.*<\/main>/s.exec(html)?.[0].replace(/(?<=name="__RequestVerificationToken" value=")[^"]*/, '') ??
    '';
  let signedIn: Shopper;

  beforeAll(async () => {
    signedIn = await signedInShopper(url);
  });

  test.each(hostileReturns)('%j is not followed', async (returnUrl) => {
    const query = new URLSearchParams({ returnUrl });
    expect(locationOf(await signedIn.fetch(`/account/login?${query}`))).toBe('/account');
    const confirmed = await signedIn.fetch(`/account/auth/confirm?${query}`);
    expect(locationOf(confirmed)).toBeNull();
    expect(mainOf(await confirmed.text())).toContain('<a href="/account">Continue</a>');
    expect(mainOf(await shopper.page(`/account/login?${query}`))).not.toMatch(evil);
    expect(mainOf(await shopper.page(`/account/create-account?${query}`))).not.toMatch(evil);
    const social = new URLSearchParams({ idp: 'apple', redirectUrl: returnUrl });
    expect((await shopper.fetch(`/account/auth/loginwithidp?${social}`)).status).toBe(400);
  });

  test.each([
    '/account/login?returnUrl=/account',
    '/strict/account/login',
    '/account/%6Cogin',
    '/account/auth/confirm?returnUrl=/account/auth/confirm',
    '/account/sign-out',
  ])('%s would be a loop', async (returnUrl) => {
    const query = new URLSearchParams({ returnUrl });
    expect(locationOf(await signedIn.fetch(`/account/login?${query}`))).toBe('/account');
  });

  test('is not followed from the forms either', async () => {
    const token = await sessionTokenOf(url);
    const fields = { sessionToken: token, redirectUrl: '//evil.example' };
    const visitor = new Shopper(url);
    expect(locationOf(await visitor.submit('/account/auth', fields))).toBe(
      '/account/auth/confirm?returnUrl=%2Faccount',
    );
    const other = new Shopper(url);
    const response = await other.submit('/account/login', { ...ada, returnUrl: 'https:evil.example' });
    expect(locationOf(response)).toBe('/account');
  });
});
