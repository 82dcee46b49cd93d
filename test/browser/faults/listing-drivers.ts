import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listingMessages } from '../../../src/domain/listing/listing-messages.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { waitForStatus } from '../harness.ts';
import { type Driver, leaveRefreshPopup, messageOf } from './driver.ts';

const grid = '[data-island="product-grid"]';
const sort = (page: Page) => page.getByLabel('Sort by');
const failure = (page: Page) => page.locator('[data-island="listing-toolbar"] .si-listing-failure p > span');

interface Before {
  address: string;
  sortBy: string;
  tiles: string[];
}
const before = new WeakMap<Page, Before>();

const tilesOf = (page: Page) => page.locator(`${grid} .si-card__link`).allTextContents();

/** A driver that sorts a listing. */
function sorting(more: Pick<Driver, 'call' | 'path' | 'name'>): Driver {
  const wanted = (page: Page) => (before.get(page)!.sortBy === 'name' ? 'price-low' : 'name');
  return {
    reports: 1,
    isEvent: true,
    async prepare(page) {
      for (const island of ['product-grid', 'listing-toolbar', 'listing-filters'])
        await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
      // The listing caches an order that it has shown; an add makes the cache stale, so the next sort is requested.
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('storefront:item-added', { detail: { items: [] } })),
      );
      const sortBy = await sort(page).inputValue();
      before.set(page, { address: page.url(), sortBy, tiles: await tilesOf(page) });
    },
    async act(page) {
      await sort(page).selectOption(wanted(page));
    },
    // While it loads, the grid keeps its height.
    async afterFailure(page, outcome) {
      if (outcome.kind === 'reset') await leaveRefreshPopup(page);
      const said = messageOf(outcome);
      const message = said === errorMessages.genericErrorMessage ? listingMessages.listingFailed : said;
      await expect.poll(() => failure(page).allTextContents()).toEqual([message]);
      const { address, sortBy, tiles } = before.get(page)!;
      expect(await sort(page).inputValue()).toBe(sortBy);
      expect(await tilesOf(page)).toEqual(tiles);
      expect(page.url()).toBe(address);
    },
    async afterSuccess(page) {
      await expect.poll(() => new URL(page.url()).searchParams.get('sortBy')).toBe(wanted(page));
      await expect.poll(() => failure(page).count()).toBe(0);
      expect(await sort(page).inputValue()).toBe(wanted(page));
      await expect.poll(() => tilesOf(page)).not.toEqual(before.get(page)!.tiles);
    },
    ...more,
  };
}

export const drivers: readonly Driver[] = [
  sorting({ name: 'sorts a category', call: 'getProductListing', path: '/sofas' }),
  sorting({ name: 'sorts a search', call: 'getSearchListing', path: '/search?query=sofa' }),
  sorting({ name: 'sorts a landing page', call: 'getSeoListing', path: '/shop/top-rated' }),
];
