import { beforeAll, describe, expect, test } from 'vitest';
import { ada, authn, makeAccount } from './account-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let url: string;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
});

const fail = async (username: string, times: number) => {
  for (let time = 0; time < times; time++) await authn(url, { username, password: 'wrong' });
};

test('name and password return a session token with an expiry', async () => {
  const response = await authn(url, { username: 'ADA@example.com', password: ada.password });
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({ status: 'SUCCESS', sessionToken: expect.stringMatching(/^[\w-]{32}$/) });
  const left = Date.parse(answer.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5 * 60 * 1000);
});

test('a success includes the user, which Okta’s own form reads', async () => {
  const response = await authn(url, { username: 'ADA@example.com', password: ada.password });
  const { user } = (await response.json())._embedded;
  expect(user).toMatchObject({
    id: expect.any(String),
    profile: { login: ada.email, firstName: 'Ada', lastName: '', locale: 'en_US' },
  });
});

test('a wrong password and an unknown address get the same answer, byte for byte', async () => {
  const wrong = await authn(url, { username: ada.email, password: 'wrong' });
  const unknown = await authn(url, { username: 'nobody@example.com', password: 'wrong' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const text = await wrong.text();
  expect(await unknown.text()).toBe(text);
  expect(JSON.parse(text)).toMatchObject({ errorCode: 'E0000004', errorSummary: 'Authentication failed' });
  await authn(url, { username: ada.email, password: ada.password });
});

test.each([
  '',
  'not json',
  '[]',
  'null',
  '"text"',
  {},
  { username: 'ada@example.com' },
  { password: 'sesame' },
  { username: '', password: '' },
  { username: ['ada@example.com'], password: { sesame: true } },
])('%j is malformed: E0000001, and the answer repeats nothing of it', async (body) => {
  const response = await authn(url, body);
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ errorCode: 'E0000001' });
  expect(text).not.toMatch(/sesame|ada@/);
});

describe('after five wrong passwords', () => {
  test('the right password does not help: locked out', async () => {
    const account = { ...ada, email: 'locked@example.com' };
    await makeAccount(url, account);
    await fail(account.email, 4);
    const fifth = await authn(url, { username: account.email, password: 'wrong' });
    expect(fifth.status).toBe(401);
    const sixth = await authn(url, { username: 'Locked@Example.com', password: account.password });
    expect(sixth.status).toBe(200);
    const answer = await sixth.json();
    expect(answer.status).toBe('LOCKED_OUT');
    expect(answer).not.toHaveProperty('sessionToken');
  });

  test('an address without an account is locked out too', async () => {
    await fail('nobody-at-all@example.com', 5);
    const answer = await (
      await authn(url, { username: 'nobody-at-all@example.com', password: 'wrong' })
    ).json();
    expect(answer.status).toBe('LOCKED_OUT');
  });

  test('an account configured for it is locked with E0000069', async () => {
    await makeAccount(url, { ...ada, email: 'strict@example.com', lockoutAnswer: 'error' });
    await fail('strict@example.com', 5);
    const response = await authn(url, { username: 'strict@example.com', password: 'wrong' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorCode: 'E0000069' });
  });

  test('four wrong ones, then the right one: counting starts again', async () => {
    const account = { ...ada, email: 'forgetful@example.com' };
    await makeAccount(url, account);
    for (let round = 0; round < 2; round++) {
      await fail(account.email, 4);
      const answer = await authn(url, { username: account.email, password: account.password });
      expect(await answer.json()).toMatchObject({ status: 'SUCCESS' });
    }
  });

  test('the shop’s own form shares the count', async () => {
    await makeAccount(url, { ...ada, email: 'both@example.com' });
    const shopper = new Shopper(url);
    await fail('both@example.com', 3);
    for (let time = 0; time < 2; time++)
      await shopper.submit('/account/login', { email: 'both@example.com', password: 'wrong' });
    const response = await shopper.submit('/account/login', { ...ada, email: 'both@example.com' });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('signing in is locked for 15 minutes');
  });
});

test('the request log has the call, without the password', async () => {
  const shopper = new Shopper(url);
  await shopper.page('/');
  const ask = (body: string) => shopper.fetch('/identity/api/v1/authn', { method: 'POST', body });
  await ask(JSON.stringify({ username: ada.email, password: ada.password }));
  await ask(`{"password": "${ada.password}"`);
  const text = await shopper.page('/test/requests');
  expect(JSON.parse(text)).toMatchObject([
    {
      call: 'authenticate',
      path: '/identity/api/v1/authn',
      body: { username: ada.email, password: '(secret)' },
    },
    { call: 'authenticate', body: '(secret)' },
  ]);
  expect(text).not.toContain(ada.password);
});

test.each([
  ['US', true],
  ['CA', false],
])('the sign-in configuration: Apple in %s is %s', async (country, hasAppleSignIn) => {
  const answer = await (await fetch(`${url}/account/sign-in-config?country=${country}`)).json();
  expect(answer).toMatchObject({ providerUrl: '/identity', hasGoogleSignIn: true, hasAppleSignIn });
  expect(Object.keys(answer.messages).sort()).toEqual([
    'genericSummary',
    'lockout',
    'passwordRequired',
    'usernameRequired',
  ]);
});
