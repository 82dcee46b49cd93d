import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getSignInConfigurationExample } from '../../../src/contract/account/account.examples.ts';
import { oktaScript } from '../../../src/testing/okta-stand-in.ts';
import { islandsReady, newVisit, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { newAccount, password, signInForm } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

const scriptPath = '/identity/okta-sign-in.classic.min.js';

/** The shop is configured with the provider's own form. */
async function serveProvider(page: Page, script = oktaScript): Promise<void> {
  await page.route('**/account/sign-in-config', (route) =>
    route.fulfill({
      json: { ...getSignInConfigurationExample.answer, widget: { scriptUrl: scriptPath } },
    }),
  );
  await page.route(`**${scriptPath}`, (route) =>
    script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  );
}

/** Opens the popup on a page whose shop is configured with the provider's own form. */
async function visitOpened(path: string, script = oktaScript) {
  const visit = await visitShop(path);
  const { page } = visit;
  await serveProvider(page, script);
  await islandsReady(page);
  await page.evaluate("storefrontIslands.open('sign-in-popup')");
  return { ...visit, ...parts(page) };
}

const parts = (page: Page) => ({
  layer: page.getByRole('dialog', { name: 'Sign In' }),
  username: page.getByLabel('Username'),
  secret: page.getByLabel('Secret'),
  button: page.getByRole('button', { name: 'Sign in with the provider' }),
});

for (const [fact, path] of [
  [it, sofa.path],
  [plainPageTest, `/strict${sofa.path}`],
] as const)
  fact(`the provider’s own form signs in, in a layer that is not modal, on ${path}`, async () => {
    const { page, layer, username, secret, button } = await visitOpened(path);
    const email = await newAccount(page);
    await username.waitFor();
    expect(await layer.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    await expectFocus(username);
    await username.fill(email);
    await secret.fill('wrong horse');
    await button.click();
    await layer.getByText('Unable to sign in').waitFor();
    await secret.fill(password);
    await button.click();
    await signInForm(page).greeting.waitFor();
    expect(page.url()).toBe(pageUrl(path));
  });

plainPageTest('the provider’s own form is removed with its layer, and shows again', async () => {
  const { page, layer, username, errors } = await visitOpened(sofa.path);
  await username.waitFor();
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('OktaSignIn.made.map(({ place }) => place)')).toEqual([null]);
  await page.evaluate("storefrontIslands.open('sign-in-popup')");
  await username.waitFor();
  await expectFocus(username);
  expect(errors).toEqual([]);
});

plainPageTest('without the provider’s script the login page takes over', async () => {
  const { page } = await visitOpened(sofa.path, '');
  await page.waitForURL('**/account/login?**');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(sofa.path);
});

plainPageTest(
  'a provider’s script that failed on the login page loads when its island remounts',
  async () => {
    const { page } = await newVisit();
    await serveProvider(page);
    await page.route(`**${scriptPath}`, (route) => route.abort(), { times: 1 });
    await page.goto(pageUrl('/account/login'));
    await waitForStatus(page, '.shop-sign-in', 'failed');
    await page.evaluate("void storefrontIslands.mount(document.querySelector('.shop-sign-in'))");
    await parts(page).username.waitFor();
    expect(page.url()).toBe(pageUrl('/account/login'));
  },
);
