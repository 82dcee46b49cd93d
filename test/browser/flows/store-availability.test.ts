import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainPageTest, type VisitOptions, visitShop, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { callsOf, expectFocus, setFault, sofa, visitPrepared } from './shop-page.ts';

const host = '[data-island="store-availability"]';

function parts(page: Page) {
  const area = page.locator(host);
  return {
    area,
    zip: area.getByRole('textbox'),
    check: area.locator('button[type=submit]'),
    stores: area.getByRole('listitem'),
    dialog: page.getByRole('dialog'),
  };
}

/** Focuses the server's field, which loads the island. */
async function goToStores(page: Page): Promise<void> {
  await page.locator(host).getByRole('textbox').focus();
  await waitForStatus(page, host, 'mounted');
}

async function visitStores(path = sofa.path, options?: VisitOptions) {
  const visit = await visitShop(path, options);
  await goToStores(visit.page);
  return { ...visit, ...parts(visit.page) };
}

it('a store’s details open in a layer, and the focus returns', async () => {
  const { page, zip, check, area, dialog } = await visitStores();
  await zip.fill('60611');
  await check.click();
  const store = area.getByRole('button', { name: 'Michigan Avenue: address and hours' });
  await store.click();
  await dialog.getByText('646 N Michigan Ave').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(store);
  await area.getByRole('button', { name: 'Addresses and hours of all stores' }).click();
  await dialog.getByText('4999 Old Orchard Ctr').waitFor();
});

plainPageTest('asking shifts nothing on the page', async () => {
  const { page } = await visitPrepared(sofa.path, ({ page }) => watchPage(page));
  await goToStores(page);
  const { zip, check, stores } = parts(page);
  const before = (await watchedIn(page)).shifts.length;
  await setFault(page, 'getStoreAvailability', 'slow', { delayMs: 900 });
  await zip.fill('60611');
  await check.click();
  await stores.first().waitFor();
  // A shift is reported after the frame that has it.
  await framesDrawn(page);
  expect((await watchedIn(page)).shifts.slice(before)).toEqual([]);
});

plainPageTest('a ZIP code finds nearby stores and their stock', async () => {
  const { page, zip, check, stores, errors } = await visitStores();
  await zip.fill('60611');
  await check.click();
  await stores.first().waitFor();
  expect(await stores.allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/Michigan Avenue[\s\S]*(In stock|left|Not in stock)/)]),
  );
  const [request] = await callsOf(page, 'getStoreAvailability');
  expect(request).toMatchObject({ hasToken: true, body: { sku: sofa.sku, zip: '60611' } });
  expect(errors).toEqual([]);
});
