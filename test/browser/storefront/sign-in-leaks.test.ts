import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { givenAccount, password, signInForm, trySignIn } from '../flows/account-page.ts';
import { setFault } from '../flows/shop-page.ts';
import { newKeptVisit, shopUrl, waitForStatus } from '../harness.ts';
import { type Place, places, watchPage } from './watched-page.ts';

let page: Page;
let watch: Awaited<ReturnType<typeof watchPage>>;
let sessionToken: string;

// A shopper who mistypes, meets a failing server, and signs in. The navigation that follows is blocked.
beforeAll(async () => {
  ({ page } = await newKeptVisit());
  watch = await watchPage(page);
  await page.goto(`${shopUrl}/account/login`);
  const email = await givenAccount();
  const { alert, google } = signInForm(page);
  await waitForStatus(page, '[data-island="sign-in"]', 'mounted');
  await google.waitFor();
  await trySignIn(page, email, `${password} once more`);
  await alert.waitFor();
  await setFault(page, 'authenticate', '503', { times: 1 });
  await trySignIn(page, email);
  await alert.getByText(/trouble reaching/).waitFor();
  await page.route('**/account/auth', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(/\/authn$/);
  const posted = page.waitForRequest('**/account/auth');
  await trySignIn(page, email);
  ({ sessionToken } = await (await answered).json());
  await posted;
  await watch.look();
});

const having = (place: Place, secret: string) =>
  watch.seen[place].filter((text) => text.includes(secret)).map((text) => text.slice(0, 200));

it('the shopper has signed in', () => {
  expect(sessionToken.length).toBeGreaterThan(10);
  expect(watch.thrown).toEqual([]);
});

it.each(places)('the password is in none of the %s', (place) => {
  expect(having(place, password)).toEqual([]);
});

it.each(places)('the session token is in none of the %s', (place) => {
  expect(having(place, sessionToken)).toEqual([]);
});

it('the submit of the form was recorded', () => {
  expect(watch.seen.forms.join()).toContain('submit <form');
});

it('the session token is removed from the page once it was posted', async () => {
  expect(await page.content()).not.toContain(sessionToken);
});
