import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getSignInConfigurationExample } from '../../../src/contract/account/account.examples.ts';
import { islandsReady, newVisit, pageUrl, plainPageTest, type Visit } from '../harness.ts';
import { waitForInPage } from '../in-time.ts';
import { givenAccount, password, signInForm } from './account-page.ts';
import { expectFocus, hasFocus, sofa } from './shop-page.ts';

// The provider's real package, unchanged: its stylesheet refers to its pictures by relative URLs.
const dist = join(
  dirname(createRequire(import.meta.url).resolve('@okta/okta-signin-widget/package.json')),
  'dist',
);
const place = '/identity/okta';
const contentTypes: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

async function serveWidget(page: Page): Promise<void> {
  await page.route('**/account/sign-in-config', (route) =>
    route.fulfill({
      json: {
        ...getSignInConfigurationExample.answer,
        widget: {
          scriptUrl: `${place}/js/okta-sign-in.min.js`,
          styleUrl: `${place}/css/okta-sign-in.min.css`,
        },
      },
    }),
  );
  await page.route(`**${place}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(place.length);
    const contentType = contentTypes[path.split('.').pop()!] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body: await readFile(join(dist, path)) });
  });
}

/**
 * Counts the calls of `focus()` on the package's first field, which the package makes 50 ms after it has rendered.
 * A test can see only the call itself: on a field that is inert, or has the focus already, it has no effect.
 */
const countFocusCalls = (page: Page) =>
  page.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    const counted = Object.assign(window, { focusCalls: 0 });
    HTMLElement.prototype.focus = function (this: HTMLElement, options) {
      focus.call(this, options);
      if (this.id === 'okta-signin-username') counted.focusCalls++;
    };
  });

async function visitWithWidget(path: string): Promise<Visit & ReturnType<typeof parts>> {
  const visit = await newVisit();
  await serveWidget(visit.page);
  await countFocusCalls(visit.page);
  await visit.page.goto(pageUrl(path));
  return { ...visit, ...parts(visit.page) };
}

const parts = (page: Page) => ({
  layer: page.getByRole('dialog', { name: 'Sign In' }),
  username: page.locator('#okta-signin-username'),
  secret: page.locator('#okta-signin-password'),
  button: page.locator('#okta-signin-submit'),
});

/** The popup with the package's form, and a new account to sign in with. */
async function openPopup() {
  const visit = await visitWithWidget(sofa.path);
  const email = await givenAccount();
  await islandsReady(visit.page);
  await visit.page.evaluate("storefrontIslands.open('sign-in-popup')");
  await expectFocus(visit.username);
  // The first call is ours; after the package's own, the focus stays in the field in which the shopper types.
  await waitForInPage(visit.page, () => (window as unknown as { focusCalls: number }).focusCalls > 1);
  await visit.username.pressSequentially(email);
  return visit;
}

plainPageTest('the real package signs in with a right password, in the popup', async () => {
  const { page, secret, button, errors } = await openPopup();
  await secret.pressSequentially(password);
  await button.click();
  await signInForm(page).greeting.waitFor();
  expect(page.url()).toBe(pageUrl(sofa.path));
  expect(errors).toEqual([]);
});

plainPageTest('the real package shows a wrong password’s error, and keeps the email', async () => {
  const { layer, username, secret, button } = await openPopup();
  const email = await username.inputValue();
  await secret.pressSequentially('wrong horse');
  await button.click();
  await layer.getByText('Unable to sign in').waitFor();
  expect(await username.inputValue()).toBe(email);
});

plainPageTest('the real package is removed with its layer, and shows again', async () => {
  const { page, layer, username, errors } = await visitWithWidget(sofa.path);
  await islandsReady(page);
  for (let time = 0; time < 2; time++) {
    await page.evaluate("storefrontIslands.open('sign-in-popup')");
    await expectFocus(username);
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  }
  await expect.poll(() => page.locator('#okta-sign-in').count()).toBe(0);
  expect(errors).toEqual([]);
});

plainPageTest('the real package does not take the focus from where the shopper types', async () => {
  const { page, username } = await visitWithWidget('/account/login');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await username.waitFor();
  let typed = '';
  const typeOn = async () => {
    typed += 'a';
    await page.keyboard.type('a');
  };
  await typeOn();
  await waitForInPage(page, () => (window as unknown as { focusCalls: number }).focusCalls > 0);
  while (await page.locator('[inert]', { has: username }).count()) await typeOn();
  await typeOn();
  expect(await hasFocus(search)).toBe(true);
  expect(await search.inputValue()).toBe(typed);
  await username.fill('ada@example.com');
  expect(await username.inputValue()).toBe('ada@example.com');
});
