import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isResetTokenValid, resetTokenFor } from '../../storefront/accounts/reset-token.ts';
import { ada, makeAccount } from './account-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const tokenPath = '/account/reset-password/GetRequestVerificationToken';
const requestPath = '/account/reset-password/okta-reset-password-request';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const resetToken = async (of = shopper) => (await (await of.fetch(tokenPath)).json()).requestToken;

test('the token is not cached and comes with the form’s texts', async () => {
  const response = await shopper.fetch(tokenPath);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await response.json()).headerMessage).toMatch(/^Enter the email address/);
});

test('addresses with and without an account get the same answer, byte for byte', async () => {
  const known = await shopper.post(requestPath, { accountEmail: ada.email, token: await resetToken() });
  const unknown = await shopper.post(requestPath, {
    accountEmail: 'nobody@example.com',
    token: await resetToken(),
  });
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const text = await known.text();
  expect(await unknown.text()).toBe(text);
  expect(JSON.parse(text)).toMatchObject({ isSuccess: true });
});

test.each(['ada', 'ada@example', `${'a'.repeat(60)}@example.com`])(
  '%s is not an address: 400',
  async (accountEmail) => {
    const response = await shopper.post(requestPath, { accountEmail, token: await resetToken() });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'accountEmail' });
  },
);

test('an unknown reset token, or one of another session, is stale', async () => {
  const foreign = await resetToken(new Shopper(storefront.url));
  for (const token of ['x', 'x.y', foreign]) {
    const response = await shopper.post(requestPath, { accountEmail: ada.email, token });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ isTokenStale: true });
  }
});

test('a reset token is good once: for another address it is stale', async () => {
  const token = await resetToken();
  expect((await shopper.post(requestPath, { accountEmail: 'one@example.com', token })).status).toBe(200);
  const second = await shopper.post(requestPath, { accountEmail: 'two@example.com', token });
  expect(second.status).toBe(403);
  expect(await shopper.page('/mailbox?to=two%40example.com')).not.toContain('class="mail"');
});

test('a request repeated after a lost answer is answered alike, and sends no second mail', async () => {
  const payload = { accountEmail: 'lost@example.com', token: await resetToken() };
  const answers = [await shopper.post(requestPath, payload), await shopper.post(requestPath, payload)];
  expect(await answers[1]!.text()).toBe(await answers[0]!.text());
  const mailbox = await shopper.page('/mailbox?to=lost%40example.com');
  expect(mailbox.match(/class="mail"/g)).toHaveLength(1);
});

test('an address gets five mails within an hour, and the same answer after them', async () => {
  const texts = new Set<string>();
  for (let nth = 0; nth < 7; nth++) {
    const payload = { accountEmail: 'often@example.com', token: await resetToken() };
    texts.add(await (await shopper.post(requestPath, payload)).text());
  }
  expect(texts.size).toBe(1);
  const mailbox = await shopper.page('/mailbox?to=often%40example.com');
  expect(mailbox.match(/class="mail"/g)).toHaveLength(5);
});

test('a reset token is valid for an hour', () => {
  const token = resetTokenFor('secret', 'session', 0);
  expect(isResetTokenValid('secret', 'session', token, 60 * 60 * 1000 - 1)).toBe(true);
  expect(isResetTokenValid('secret', 'session', token, 60 * 60 * 1000)).toBe(false);
});

test('the plain form says the same for every address', async () => {
  const pages = [];
  for (const email of [ada.email, 'nobody@example.com']) {
    const response = await shopper.submit('/account/reset-password', { email });
    expect(response.status).toBe(303);
    const page = await shopper.page(response.headers.get('Location')!);
    // Each page has its own token.
    pages.push(page.replace(/(name="__RequestVerificationToken" value=")[^"]+/g, '$1'));
  }
  expect(pages[0]).toContain('If there is an account with this email address');
  expect(pages[0]).toBe(pages[1]);
});

test('the plain form shows the error of an address, and keeps it', async () => {
  const response = await shopper.submit('/account/reset-password', { email: 'ada@' });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('Please enter a valid Email Address (i.e. name@example.com).');
  expect(html).toContain('value="ada@"');
});
