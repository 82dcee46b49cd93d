import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  islandsReady,
  pageUrl,
  plainPageTest,
  shopUrl,
  type Visit,
  visitShop,
  waitForStatus,
} from '../harness.ts';
import { givenAccount, password, signInForm, trySignIn } from './account-page.ts';
import { phone } from './brands.ts';
import { expectFocus, sofa, visitOwnPage, writeShopPage } from './shop-page.ts';

const inline = '[data-island="sign-in"]';

/** A page and an account for its shopper, who is not signed in. */
async function visitWithAccount(path: string): Promise<Visit & { email: string }> {
  const visit = await visitShop(path);
  return { ...visit, email: await givenAccount() };
}

/** Opens the popup from the header, by keyboard alone. */
async function openPopup(page: Page) {
  await islandsReady(page);
  const form = signInForm(page);
  await form.opener.focus();
  await page.keyboard.press('Enter');
  await form.google.last().waitFor();
  return form;
}

it('by keyboard alone: a sign-in in the popup returns to the same page', async () => {
  const { page, email, errors } = await visitWithAccount(`${sofa.path}?from=sign-in`);
  const form = await openPopup(page);
  await expectFocus(form.email);
  expect(await page.evaluate(() => document.body.classList.contains('login-on'))).toBe(true);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await form.greeting.waitFor();
  expect(page.url()).toBe(pageUrl(`${sofa.path}?from=sign-in`));
  expect(await form.greeting.textContent()).toContain('Ada');
  expect(errors).toEqual([]);
});

plainPageTest.each(['core', 'modern'])(
  'on a phone the buttons of other accounts are as high as Sign In (%s)',
  async (brand) => {
    const { page } = await visitShop(`/account/login?brand=${brand}`);
    await page.setViewportSize(phone);
    const buttons = page.locator(inline).locator('button[type="submit"], a:has-text("Continue with")');
    const heights = () => buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // The page's fonts may come late, and a name takes two lines without them.
    await expect.poll(heights).toEqual([44, 44, 44]);
  },
);

plainPageTest(
  'Reset password: its layer opens over the popup with the email, and the focus returns',
  async () => {
    const { page } = await visitShop(sofa.path);
    const form = await openPopup(page);
    await form.email.fill('ada@example.com');
    const link = form.form.getByRole('link', { name: 'Reset password' });
    await link.focus();
    await page.keyboard.press('Enter');
    const layer = page.locator('[data-island="reset-password"]').getByRole('dialog');
    await layer.getByRole('textbox').waitFor();
    expect(await layer.getByRole('textbox').inputValue()).toBe('ada@example.com');
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    await expectFocus(link);
    expect(await form.email.inputValue()).toBe('ada@example.com');
  },
);

plainPageTest(
  'a wrong password is announced once, typed text stays, and the right password signs in',
  async () => {
    const { page, email } = await visitWithAccount(
      `/account/login?returnUrl=${encodeURIComponent(new URL(pageUrl('/sofas')).pathname)}`,
    );
    await waitForStatus(page, inline, 'mounted');
    const form = signInForm(page);
    await trySignIn(page, email, 'wrong horse');
    await form.alert.waitFor();
    expect(await form.alert.textContent()).toBe('The email or the password is not right. Please try again.');
    expect(await form.email.inputValue()).toBe(email);
    expect(await form.password.inputValue()).toBe('wrong horse');
    await expectFocus(form.password);
    await form.password.fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(pageUrl('/sofas'));
    await form.greeting.waitFor();
  },
);

plainPageTest('a return URL of another site leads to the account', async () => {
  const { page, email } = await visitWithAccount(sofa.path);
  const host = `<a href="/account/login" data-island-open="sign-in-popup" data-return-url="https://evil.example/">In</a>`;
  await page.goto(pageUrl(await writeShopPage({ body: host })));
  await islandsReady(page);
  await page.locator('[data-island-open]').click();
  await trySignIn(page, email);
  await page.waitForURL('**/account');
  expect(new URL(page.url()).origin).toBe(new URL(shopUrl).origin);
  await signInForm(page).greeting.waitFor();
});

it('text typed into the server’s form is kept, and so is the focus', async () => {
  const { page } = await visitShop('/');
  await page.route('**/widgets/sign-in.js', async (route) => {
    await page.locator(inline).getByLabel('Password').fill('half a pass');
    await page.locator(inline).getByLabel('Email address').fill('ada@example.com');
    await route.continue();
  });
  await page.goto(pageUrl('/account/login'));
  await waitForStatus(page, inline, 'mounted');
  const form = signInForm(page);
  expect(await form.email.inputValue()).toBe('ada@example.com');
  expect(await form.password.inputValue()).toBe('half a pass');
  await expectFocus(form.email);
});

const drawers = {
  'a closed drawer': 'style="display: none"',
  'a drawer beside the screen': 'style="position: fixed; left: -500px; width: 400px"',
};

for (const [what, attributes] of Object.entries(drawers))
  plainPageTest(`if the page’s sign-in is in ${what}, the popup opens`, async () => {
    const form = '<form method="post"><input name="email"><input type="password"></form>';
    const { page } = await visitOwnPage({
      csp: null,
      body: `<div ${attributes}><div data-island="sign-in">${form}</div></div>
<a class="shop-tool" href="/account/login" data-island-open="sign-in-popup">Sign In</a>`,
    });
    const { opener, popup } = await openPopup(page);
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await expectFocus(opener);
  });
