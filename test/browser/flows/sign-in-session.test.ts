import { expect } from 'vitest';
import { leaveRefreshPopup } from '../faults/driver.ts';
import { islandsReady, pageUrl, plainPageTest, shopUrl, visitShop } from '../harness.ts';
import { givenAccount, newSignedIn, password, signInForm, trySignIn } from './account-page.ts';
import { cartOf, expectFocus, productPage, setFault, sofa } from './shop-page.ts';

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

plainPageTest(
  'a session that has ended at Add to Cart: after the sign-in the item is added, once',
  async () => {
    const { page } = await visitShop(`${sofa.path}?from=ended`);
    const email = await newSignedIn(page);
    await page.reload();
    const { button, quantity } = productPage(page);
    await quantity.fill('2');
    await setFault(page, 'addItems', '401', { times: 1 });
    await button.click();

    const form = signInForm(page);
    await form.popup.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(await form.email.inputValue()).toBe(email);
    await form.password.fill(password);
    await Promise.all([page.waitForEvent('load'), form.button.click()]);
    await page.getByRole('dialog', { name: '2 items added to your cart' }).waitFor();
    expect(page.url()).toBe(pageUrl(`${sofa.path}?from=ended`));
    expect(await cartOf(page)).toMatchObject({ count: 2 });

    await page.reload();
    await islandsReady(page);
    expect(await cartOf(page)).toMatchObject({ count: 2 });
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

plainPageTest('a cancelled sign-in asks to refresh the page, and adds nothing', async () => {
  const { page } = await visitShop(sofa.path);
  await newSignedIn(page);
  await page.reload();
  await setFault(page, 'addItems', '401', { times: 1 });
  await productPage(page).button.click();
  await signInForm(page).popup.waitFor();
  await page.keyboard.press('Escape');
  await leaveRefreshPopup(page);
  expect(await cartOf(page)).toMatchObject({ count: 0 });
});
