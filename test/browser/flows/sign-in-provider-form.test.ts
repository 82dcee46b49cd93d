import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getSignInConfigurationExample } from '../../../src/contract/account/account.examples.ts';
import { oktaScript } from '../../../src/testing/okta-stand-in.ts';
import { islandsReady, pageUrl, plainPageTest, visitShop } from '../harness.ts';
import { givenAccount, password, signInForm } from './account-page.ts';
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
    const email = await givenAccount();
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
