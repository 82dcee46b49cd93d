import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { givenAccount, password, postForm } from '../flows/account-page.ts';
import { giveRegistries, registryPage } from '../flows/registry-page.ts';
import { expectFocus, sofa } from '../flows/shop-page.ts';
import { islandsReady, shopUrl, waitForStatus } from '../harness.ts';
import { type Driver, leaveLayer, leaveRefreshPopup, messageOf, wordsBesidePopup } from './driver.ts';

/** A signed-in shopper with two registries, on a product page. */
async function comeWithRegistries(page: Page): Promise<void> {
  const email = await givenAccount();
  await giveRegistries(page, email, ['Our Wedding', 'Our New Home']);
  await postForm(page, '/account/login', { email, password });
  await page.goto(shopUrl + sofa.path);
}

const host = '[data-island="add-to-registry"]';

const asked: Driver = {
  name: 'requests the registries for a product',
  call: 'getRegistries',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await comeWithRegistries(page);
    await registryPage(page).button.focus();
    await waitForStatus(page, host, 'mounted');
  },
  act: (page) => registryPage(page).button.click(),
  async afterFailure(page, outcome) {
    const { place, button, choice } = registryPage(page);
    if (outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expect.poll(() => place.getByRole('alert').allTextContents()).toEqual(wordsBesidePopup(outcome));
    expect(await choice.count()).toBe(0);
    await expectFocus(button);
  },
  async afterSuccess(page) {
    const { place, button, choice } = registryPage(page);
    await choice.getByRole('radio').first().waitFor();
    expect(await choice.getByRole('radio').count()).toBe(2);
    expect(await place.getByRole('alert').count()).toBe(0);
    await leaveLayer(page);
    await expectFocus(button);
  },
};

// Not the page's product: its button would have become a link after the first add.
const items = [{ sku: '413004', quantity: 1 }];

const added: Driver = {
  name: 'chooses a registry for a product',
  call: 'addRegistryItems',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await comeWithRegistries(page);
    await islandsReady(page);
    await page.evaluate(`storefrontIslands.open('registry-choice', ${JSON.stringify({ items })})`);
    await registryPage(page)
      .choice.getByRole('radio', { name: /Our New Home/ })
      .check();
  },
  act: (page) => registryPage(page).choice.locator('.si-dialog__actions button').click(),
  async afterFailure(page, outcome) {
    const { choice } = registryPage(page);
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    else
      await expect
        .poll(() => choice.locator('[role=alert]:not([data-si-live])').allTextContents())
        .toEqual([messageOf(outcome)]);
    expect(await choice.getByRole('radio', { name: /Our New Home/ }).isChecked()).toBe(true);
  },
  async afterSuccess(page) {
    const { choice, layer } = registryPage(page);
    await layer.getByRole('heading', { name: '1 item added to your registry' }).waitFor();
    await choice.waitFor({ state: 'detached' });
    await leaveLayer(page);
  },
};

export const drivers: readonly Driver[] = [asked, added];
