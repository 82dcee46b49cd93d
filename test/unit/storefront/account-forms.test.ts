import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, contextOf, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let url: string;
let shopper: Shopper;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
});
beforeEach(() => {
  shopper = new Shopper(url);
});

describe('a new account', () => {
  const grace = { firstName: 'Grace', email: 'grace@example.com', password: 'a longer one' };

  test('is created by the form, and signs in', async () => {
    const response = await shopper.submit('/account/create-account', { ...grace, returnUrl: '/sofas' });
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe('/account/create-account?sent=true&returnUrl=%2Fsofas');
    const html = await shopper.page(locationOf(response)!);
    expect(html).toContain('Check Your Inbox');
    expect(html).toContain('href="/account/login?returnUrl=%2Fsofas"');
    await shopper.submit('/account/login', grace);
    expect(await contextOf(shopper)).toMatchObject({ account: { isSignedIn: true, firstName: 'Grace' } });
  });

  test('for an existing address gets the same answer and changes nothing', async () => {
    const fresh = await shopper.submit('/account/create-account', { ...grace, email: 'new@example.com' });
    const taken = await shopper.submit('/account/create-account', { ...grace, email: 'Ada@Example.com' });
    expect(taken.status).toBe(fresh.status);
    expect(locationOf(taken)).toBe(locationOf(fresh));
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
