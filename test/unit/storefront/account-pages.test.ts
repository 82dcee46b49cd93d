import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { hostileReturns } from '../hostile-urls.ts';
import {
  ada,
  addOne,
  contextOf,
  locationOf,
  makeAccount,
  sessionTokenOf,
  signedInShopper,
} from './account-shopper.ts';
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

describe.each(['', '/strict', '/hostile'])('on %s pages', (variant) => {
  test('the header links to the sign-in and back to this page', async () => {
    expect(await shopper.page(`${variant}/sofas?sortBy=price-low`)).toContain(
      `href="${variant}/account/login?returnUrl=${encodeURIComponent(`${variant}/sofas?sortBy=price-low`)}" data-island-open="sign-in-popup"><span class="shop-tool-text">Sign In</span>`,
    );
  });

  test('signing in leads to the return URL, and the header has the name', async () => {
    const response = await shopper.submit(`${variant}/account/login`, {
      ...ada,
      returnUrl: `${variant}/p/${knownProducts.inStock}`,
    });
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe(`${variant}/p/${knownProducts.inStock}`);
    const html = await shopper.page(`${variant}/`);
    expect(html).toContain(
      `<a class="shop-tool shop-account" href="${variant}/account"><span class="shop-tool-text">Hello, Ada</span>`,
    );
    expect(html).not.toContain('>Sign In</a>');
  });

  test('the account page needs a sign-in, and shows the name', async () => {
    const turnedAway = await shopper.fetch(`${variant}/account`);
    expect(turnedAway.status).toBe(303);
    expect(locationOf(turnedAway)).toBe(
      `${variant}/account/login?${new URLSearchParams({ returnUrl: `${variant}/account`, isRedirect: 'true' })}`,
    );
    expect(await shopper.page(locationOf(turnedAway)!)).toContain('Please sign in to go on.');
    const signedIn = await signedInShopper(url);
    const response = await signedIn.fetch(`${variant}/account`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(ada.email);
  });

  test('signing out makes the shopper a visitor again, with the cart', async () => {
    const signedIn = await signedInShopper(url);
    await signedIn.submit(`${variant}/cart/add`, { Sku: knownProducts.inStock });
    const response = await signedIn.submit(`${variant}/account/sign-out`, {});
    expect(response.status).toBe(303);
    expect(await contextOf(signedIn)).toMatchObject({ account: { isSignedIn: false } });
    expect((await signedIn.cart()).lineItems).toHaveLength(1);
    expect((await signedIn.fetch('/account')).status).toBe(303);
  });

  test('a session token is exchanged for a sign-in, which is then confirmed', async () => {
    const response = await shopper.submit(`${variant}/account/auth`, {
      sessionToken: await sessionTokenOf(url),
      redirectUrl: `${variant}/checkout/cart`,
    });
    expect(response.status).toBe(303);
    const confirmation = locationOf(response)!;
    expect(confirmation).toBe(
      `${variant}/account/auth/confirm?returnUrl=${encodeURIComponent(`${variant}/checkout/cart`)}`,
    );
    const confirmed = await shopper.fetch(confirmation);
    expect(confirmed.status).toBe(303);
    expect(locationOf(confirmed)).toBe(`${variant}/checkout/cart`);
    const html = await confirmed.text();
    expect(html).toContain(`<a href="${variant}/checkout/cart">Continue</a>`);
    expect(html).not.toContain('http-equiv="refresh"');
  });
});

describe('signing in', () => {
  test('puts the account into the page context', async () => {
    expect(await contextOf(await signedInShopper(url))).toMatchObject({
      account: { isSignedIn: true, email: ada.email, firstName: 'Ada' },
      allowedRedirectOrigins: [otherBrand],
    });
  });

  test('makes the cart an account’s', async () => {
    expect(await shopper.cart()).toMatchObject({ isGuest: true });
    expect(await (await signedInShopper(url)).cart()).toMatchObject({ isGuest: false });
  });

  test('gives the session a new id, with the cart; the old id has no account', async () => {
    await shopper.submit('/cart/add', { Sku: knownProducts.inStock, Quantity: '2' });
    const thief = shopper.tab();
    const token = await shopper.token();
    expect((await addOne(shopper, token)).status).toBe(200);
    await shopper.submit('/account/login', ada);
    expect((await shopper.cart()).lineItems).toMatchObject([{ quantity: 3 }]);
    expect(await contextOf(thief)).toMatchObject({ account: { isSignedIn: false } });
    expect((await thief.cart()).lineItems).toEqual([]);
    expect((await addOne(shopper, token)).status).toBe(403);
  });

  test('keeps a shopper’s faults and log', async () => {
    await shopper.fetch('/api/cart');
    const fault = { call: 'getCart', fault: '503', times: 1 };
    await shopper.fetch('/test/faults', { method: 'POST', body: JSON.stringify(fault) });
    await shopper.submit('/account/login', ada);
    expect(JSON.parse(await shopper.page('/test/requests'))).toMatchObject([{ call: 'getCart' }]);
    expect((await shopper.fetch('/api/cart')).status).toBe(503);
    expect((await shopper.fetch('/api/cart')).status).toBe(200);
  });

  test('without a return URL leads to the account', async () => {
    expect(locationOf(await shopper.submit('/account/login', ada))).toBe('/account');
  });

  test('keeps the email, the return URL and the message, never the password, after a wrong one', async () => {
    const response = await shopper.submit('/account/login', {
      email: ada.email,
      password: 'a wrong one',
      returnUrl: '/sofas',
      isRedirect: 'true',
    });
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('The email or the password is not right. Please try again.');
    expect(html).toContain(`name="email" value="${ada.email}"`);
    expect(html).toContain('name="returnUrl" value="/sofas"');
    expect(html).toContain('name="isRedirect" value="true"');
    expect(html).not.toContain('a wrong one');
    expect(html).toContain('href="/account/login" data-island-open="sign-in-popup"');
  });

  test('reports missing fields', async () => {
    const response = await shopper.submit('/account/login', { email: ' ', password: '' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Please enter your email address.');
    expect(html).toContain('Please enter your password.');
  });

  test('redirects from the login page if it is done already', async () => {
    const signedIn = await signedInShopper(url);
    expect(locationOf(await signedIn.fetch('/account/login?returnUrl=%2Fsofas'))).toBe('/sofas');
    expect(locationOf(await signedIn.fetch('/account/login'))).toBe('/account');
  });

  test('expires by the server’s clock and leaves a visitor with the same cart', async () => {
    const signedIn = await signedInShopper(url);
    await signedIn.submit('/cart/add', { Sku: knownProducts.inStock });
    await signedIn.fetch('/test/expire-sign-in', { method: 'POST' });
    expect(await contextOf(signedIn)).toMatchObject({ account: { isSignedIn: false } });
    expect((await signedIn.cart()).lineItems).toHaveLength(1);
  });

  test('has fields with the attributes for password managers', async () => {
    const login = await shopper.page('/account/login');
    expect(login).toMatch(/type="email"[^>]*autocomplete="username"/);
    expect(login).toMatch(/type="password"[^>]*autocomplete="current-password"/);
    expect(await shopper.page('/account/create-account')).toMatch(/autocomplete="new-password"/);
  });

  test.each(['/account/login', '/account/auth', '/account/sign-out', '/account/create-account'])(
    'a post to %s needs the token of this session',
    async (path) => {
      const fields = { ...ada, sessionToken: await sessionTokenOf(url), __RequestVerificationToken: 'x' };
      expect((await shopper.submit(path, fields)).status).toBe(403);
      expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn: false } });
    },
  );
});

describe('a session token', () => {
  test('works once', async () => {
    const fields = { sessionToken: await sessionTokenOf(url), redirectUrl: '/' };
    expect((await shopper.submit('/account/auth', fields)).status).toBe(303);
    const again = await new Shopper(url).submit('/account/auth', fields);
    expect(again.status).toBe(401);
    const html = await again.text();
    expect(html).toContain('Your sign-in took too long. Please sign in again.');
    expect(html).not.toContain(fields.sessionToken);
  });

  test('that was never issued signs nobody in', async () => {
    expect((await shopper.submit('/account/auth', { sessionToken: 'x' })).status).toBe(401);
    expect((await shopper.submit('/account/auth', {})).status).toBe(401);
  });
});

test('a name is always text', async () => {
  await makeAccount(url, { ...ada, email: 'markup@example.com', firstName: '</script><b>Ada' });
  const signedIn = await signedInShopper(url, { ...ada, email: 'markup@example.com' });
  expect(await signedIn.page('/account')).not.toContain('<b>Ada');
});

describe('a new account', () => {
  const grace = { firstName: 'Grace', email: 'grace@example.com', password: 'a longer one' };

  test('is created by the form, is signed in at once, and comes back to checkout', async () => {
    const returnUrl = '/checkout/shipping';
    const response = await shopper.submit('/account/create-account', { ...grace, returnUrl });
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe('/account/auth/confirm?returnUrl=%2Fcheckout%2Fshipping');
    expect(locationOf(await shopper.fetch(locationOf(response)!))).toBe(returnUrl);
    expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn: true, firstName: 'Grace' } });
  });

  test('for an existing address signs nobody in, changes nothing, and leads to the inbox', async () => {
    const taken = await shopper.submit('/account/create-account', {
      ...grace,
      email: 'Ada@Example.com',
      returnUrl: '/sofas',
    });
    expect(locationOf(taken)).toBe('/account/create-account?sent=true&returnUrl=%2Fsofas');
    const html = await shopper.page(locationOf(taken)!);
    expect(html).toContain('Check Your Inbox');
    expect(html).toContain('href="/account/login?returnUrl=%2Fsofas"');
    expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn: false } });
    expect(await contextOf(await signedInShopper(url))).toMatchObject({ account: { firstName: 'Ada' } });
  });

  test.each([
    [{ firstName: ' ' }, 'Please enter your first name.'],
    [
      { firstName: '<b>Ada</b>' },
      'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
    ],
    [
      { firstName: 'Ada2' },
      'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
    ],
    [
      { firstName: 'Ada--Marie' },
      'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
    ],
    [{ firstName: 'A'.repeat(41) }, 'Please use at most 40 characters.'],
    [{ email: 'grace@' }, 'Please enter a valid Email Address (i.e. name@example.com).'],
    [{ password: '' }, 'Please choose a password.'],
    [{ password: 'short' }, 'Please use at least 8 characters.'],
    [{ password: 'x'.repeat(129) }, 'Please use at most 128 characters.'],
    [{ password: 'GRACE@example.com' }, 'Please choose a password that is not your email address.'],
  ])('is not created from %j', async (wrong, reason) => {
    const fields = { ...grace, email: 'grace@example.com', ...wrong };
    const response = await shopper.submit('/account/create-account', fields);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(reason);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(/<input[^>]*type="password"[^>]*>/.exec(html)?.[0]).toContain('value=""');
  });
});

describe('social sign-in', () => {
  test.each([
    ['idp=google&redirectUrl=%2Fsofas&messageType=ExistingGoogleAccount', 'Google'],
    ['idp=apple&redirectUrl=%2Fsofas', 'Apple'],
  ])('%s shows the request to the provider', async (query, name) => {
    const response = await shopper.fetch(`/account/auth/loginwithidp?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`Here ${name} would be asked who you are.`);
  });

  test.each([
    ['idp=facebook&redirectUrl=%2F', /idp: &quot;facebook&quot; was given/],
    ['redirectUrl=%2F', /idp: nothing was given/],
    ['idp=apple', /redirectUrl: nothing was given/],
    ['idp=google&redirectUrl=%2F', /messageType: nothing was given/],
    [
      'idp=apple&redirectUrl=%2F&messageType=ExistingGoogleAccount',
      /messageType: .* accepted: nothing, for Apple/,
    ],
  ])('%s is refused', async (query, reason) => {
    const response = await shopper.fetch(`/account/auth/loginwithidp?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
  });

  test('has a link: Apple in the United States only', async () => {
    expect(await shopper.page('/account/login')).toContain('idp=apple&amp;redirectUrl=%2Faccount"');
    expect(await shopper.page('/account/login?country=CA')).not.toContain('idp=apple');
  });
});

describe('design services', () => {
  test('a visitor can sign in, but not create an account there', async () => {
    const html = await shopper.page('/design-services/request');
    expect(html).toMatch(
      /data-return-url="\/design-services\/request"\s+data-form="design-services"\s+data-previous-url="\/customer-service\/contact-us"/,
    );
    expect(html).not.toContain('/account/create-account');
  });

  test('the kids’ form is a page of its own, to which its sign-in returns', async () => {
    const html = await shopper.page('/kids/design-services/request');
    expect(html).toContain('data-return-url="/kids/design-services/request"');
    const sent = await shopper.submit('/kids/design-services/request', { name: 'Ada', email: ada.email });
    expect(locationOf(sent)).toBe('/kids/design-services/request?sent=true');
  });

  test('a request is sent once, with its required fields', async () => {
    const wrong = await shopper.submit('/design-services/request', { name: '', email: 'x', room: 'A hall' });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('Please enter your name.');
    expect(html).toContain('>A hall</textarea>');
    const sent = await shopper.submit('/design-services/request', { name: 'Ada', email: ada.email });
    expect(locationOf(sent)).toBe('/design-services/request?sent=true');
  });

  test('a request needs a name by the pattern of names', async () => {
    const fields = { name: '<b>Ada</b>', email: ada.email };
    const wrong = await shopper.submit('/design-services/request', fields);
    expect(await wrong.text()).toContain(
      'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
    );
    const sent = await shopper.submit('/design-services/request', { ...fields, name: 'Zoë O’Brien-Smith' });
    expect(sent.status).toBe(303);
  });

  test('a signed-in shopper is not asked to sign in, and the address is filled in', async () => {
    const html = await (await signedInShopper(url)).page('/design-services/request');
    expect(html).not.toContain('data-island="sign-in"');
    expect(html).toContain(`value="${ada.email}"`);
  });
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
