import { expect } from 'vitest';
import { islandsReady, pageUrl, plainPageTest, shopUrl, visitShop } from '../harness.ts';
import { givenAccount, password, signInForm, trySignIn } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

plainPageTest('an expired session: the popup says so, keeps the email, and returns to the page', async () => {
  const { page, errors } = await visitShop(`${sofa.path}?from=expired`);
  const email = await givenAccount();
  const form = signInForm(page);
  await islandsReady(page);
  await form.opener.click();
  await trySignIn(page, email);
  await form.greeting.waitFor();
  expect((await page.request.post(`${shopUrl}/test/expire-sign-in`)).ok()).toBe(true);

  // The page's account data is stale: it still says signed in.
  await islandsReady(page);
  await page.evaluate("storefrontIslands.open('sign-in-popup', { reason: 'expired' })");
  await form.form.getByText('Your session has ended. Please sign in again.').waitFor();
  expect(await form.email.inputValue()).toBe(email);
  await expectFocus(form.password);
  await page.keyboard.type(password);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await form.greeting.waitFor();
  expect(page.url()).toBe(pageUrl(`${sofa.path}?from=expired`));
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});
