import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { availabilityMessages } from '../../../widgets/store-availability/store-availability.messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { sofa } from '../flows/shop-page.ts';
import { shopUrl, waitForElement, waitForStatus } from '../harness.ts';
import { type Driver, hasRefreshPopup, leaveLayer, leaveRefreshPopup, messageOf } from './driver.ts';

/** Posts as the page's own script or form does, with the page's token. */
async function post(page: Page, path: string, sent: { data: object } | { form: Record<string, string> }) {
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const form = 'form' in sent ? { form: { ...sent.form, __RequestVerificationToken: token } } : sent;
  const headers = { RequestVerificationToken: token };
  const answer = await page.request.post(shopUrl + path, { ...form, headers });
  expect(answer.ok()).toBe(true);
}

/** A host that loads its content on mount: each attempt mounts it again. */
function reloading(host: string, more: Pick<Driver, 'name' | 'call' | 'path' | 'afterFailure'>): Driver {
  return {
    reports: 1,
    isEvent: false,
    async prepare(page) {
      await post(page, '/browse/recentlyviewed/update', { data: { sku: '421005' } });
      await page.locator(host).scrollIntoViewIfNeeded();
      await waitForElement(page, `${host}:is([data-island-status="mounted"], [data-island-status="failed"])`);
      await page.locator(`${host} [aria-busy="true"]`).waitFor({ state: 'detached' });
    },
    async act(page) {
      await page.evaluate(`storefrontIslands.unmount(document.querySelector('${host}'))`);
      await page.evaluate(`storefrontIslands.mount(document.querySelector('${host}'))`);
    },
    afterSuccess: (page) => page.locator(host).getByRole('listitem').getByRole('link').first().waitFor(),
    ...more,
  };
}

async function expectServerContent(page: Page, host: string, outcome: FaultOutcome): Promise<void> {
  if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
  await waitForStatus(page, host, 'failed');
  expect((await page.locator(host).innerText()).trim()).toBe('See what is new');
}

const products = '[data-island="recently-viewed-products"]';
const categories = '[data-island="recently-viewed-categories"]';

const noted = reloading(products, {
  name: 'views a product',
  call: 'updateRecentlyViewed',
  path: sofa.path,
  // The products viewed before show anyway, and a stale token is only logged.
  async afterFailure(page, outcome) {
    if (outcome.kind === 'reset') await leaveRefreshPopup(page);
    await page.locator(products).getByRole('listitem').getByRole('link').first().waitFor();
  },
});

const viewed = reloading(products, {
  name: 'sees the products viewed last',
  call: 'getRecentlyViewed',
  path: sofa.path,
  afterFailure: (page, outcome) => expectServerContent(page, products, outcome),
});

const lookedInto = reloading(categories, {
  name: 'sees the categories viewed last',
  call: 'getRecentlyViewedCategories',
  path: '/living',
  afterFailure: (page, outcome) => expectServerContent(page, categories, outcome),
});

const stores = '[data-island="store-availability"]';
const zip = (page: Page) => page.locator(stores).getByRole('textbox');
const check = (page: Page) => page.locator(stores).locator('button[type=submit]');
const storeButton = (page: Page) =>
  page.locator(stores).getByRole('button', { name: /: address and hours$/ });

/** The message in place of the placeholders; it may also say that it took too long. */
async function expectTold(page: Page, place: string, outcome: FaultOutcome): Promise<void> {
  if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
  else
    await expect
      .poll(() => page.locator(`${place} [role=alert]:not([data-si-live])`).allTextContents())
      .toEqual([outcome.kind === 'timeout' ? availabilityMessages.availabilityTimeout : messageOf(outcome)]);
}

const asked: Driver = {
  name: 'requests the stores of a product',
  call: 'getStoreAvailability',
  path: sofa.path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await zip(page).focus();
    await waitForStatus(page, stores, 'mounted');
    await zip(page).fill('60611-1234');
  },
  act: (page) => check(page).click(),
  async afterFailure(page, outcome) {
    await expectTold(page, stores, outcome);
    expect(await zip(page).inputValue()).toBe('60611-1234');
    expect(await page.locator(`${stores} .si-skeleton`).count()).toBe(0);
  },
  async afterSuccess(page) {
    await storeButton(page).first().waitFor();
    expect(await zip(page).inputValue()).toBe('60611-1234');
    expect(await page.locator(stores).getByRole('alert').count()).toBe(0);
  },
};

const forgotten: Driver = {
  name: 'resets the basket’s store',
  call: 'resetSelectedStore',
  path: sofa.path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await post(page, '/stores/select', { form: { store: '102', sku: sofa.sku } });
    await page.goto(shopUrl + sofa.path);
    await page.locator(stores).scrollIntoViewIfNeeded();
    await waitForStatus(page, stores, 'mounted');
    await zip(page).fill('60611');
  },
  act: (page) => page.locator('.si-store-availability__selected button').click(),
  async afterFailure(page, outcome) {
    await expectTold(page, stores, outcome);
    expect(await page.locator(stores).textContent()).toContain('Your store: Old Orchard');
    expect(await zip(page).inputValue()).toBe('60611');
  },
  async afterSuccess(page) {
    await page.locator(stores).getByText('none chosen').waitFor();
    expect(await zip(page).inputValue()).toBe('60611');
  },
};

/** A popup about stores, opened from their list. */
const popup = (more: Pick<Driver, 'name' | 'call' | 'act'>): Driver => ({
  path: sofa.path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await asked.prepare(page);
    await check(page).click();
    await storeButton(page).first().waitFor();
  },
  async afterFailure(page, outcome) {
    await expectTold(page, 'dialog', outcome);
    await leaveLayer(page);
    expect(await storeButton(page).count()).toBeGreaterThan(1);
  },
  async afterSuccess(page) {
    await page.getByRole('dialog').getByText('646 N Michigan Ave').waitFor();
    await leaveLayer(page);
  },
  ...more,
});

const one = popup({
  name: 'opens a store’s details',
  call: 'getStoreLocationDetail',
  act: (page) =>
    page
      .locator(stores)
      .getByRole('button', { name: /^Michigan Avenue/ })
      .click(),
});

const all = popup({
  name: 'opens the details of all stores',
  call: 'getStoreLocationDetailList',
  act: (page) =>
    page
      .locator(stores)
      .getByRole('button', { name: /of all stores$/ })
      .click(),
});

const charges: Driver = {
  name: 'opens the shipping charges',
  call: 'getShippingCharges',
  path: '/customer-service/returns',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await page.evaluate(`(async () => { await storefrontIslands.ready; })()`);
  },
  async act(page) {
    if (await page.getByRole('dialog').count()) await page.getByRole('button', { name: 'Try Again' }).click();
    else await page.evaluate(`storefrontIslands.open('shipping-charges')`);
  },
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else await page.getByRole('dialog').getByRole('alert').getByText(messageOf(outcome)).waitFor();
  },
  async afterSuccess(page) {
    await page.getByRole('dialog').getByRole('tab').first().waitFor();
    await leaveLayer(page);
  },
};

export const drivers: readonly Driver[] = [noted, viewed, lookedInto, asked, forgotten, one, all, charges];
