import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { signInForm, trySignIn } from '../flows/account-page.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { newKeptVisit, shopUrl, waitForStatus } from '../harness.ts';
import { places, watchPage } from './watched-page.ts';

const secret = 'correct horse battery staple';

let page: Page;
let watch: Awaited<ReturnType<typeof watchPage>>;
let email: string;
let status: number;

// A guest makes an account on the confirmation. The navigation to the shop's answer is blocked, so that the page can
// be inspected.
beforeAll(async () => {
  ({ page } = await newKeptVisit());
  watch = await watchPage(page);
  await page.goto(shopUrl + (await setCheckout(page, 'placed')));
  const password = page.locator('.si-checkout__account input[type=password]');
  await password.waitFor();
  email = await page.locator('.si-checkout__account input[type=email]').inputValue();
  await page.route('**/account/create-account', async (route) => {
    status = (await route.fetch({ maxRedirects: 0 })).status();
    await route.fulfill({ status: 204 });
  });
  await password.fill(secret);
  const answered = page.waitForResponse('**/account/create-account');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await answered;
  await watch.look();
});

it.each(places)('the password of the new account is in none of the %s', (place) => {
  expect(watch.seen[place].filter((text) => text.includes(secret))).toEqual([]);
});

it('the submit of the form was recorded', () => {
  expect(watch.seen.forms.join()).toContain('submit <form class="si-checkout__account"');
});

it('the account is made, with the password', async () => {
  expect(status).toBe(303);
  expect(watch.thrown).toEqual([]);
  // It signs in at once; later visits do by the password.
  await page.context().clearCookies();
  await page.goto(`${shopUrl}/account/login`);
  await waitForStatus(page, '[data-island="sign-in"]', 'mounted');
  await trySignIn(page, email, secret);
  await signInForm(page).greeting.waitFor();
});
