import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { combination, listings, randomOf } from '../../unit/storefront/listing/sample.ts';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';

/*
 * The islands show the same at a URL as the server renders without script: the same tiles in the same order, the same
 * counts, the same sort order, at the same URL. That the server's page and its calls agree is tested without a
 * browser: test/unit/storefront/listing/agreement.test.ts.
 */

interface Shown {
  /** Each tile: the product, its name and its price. */
  tiles: string[];
  total: number;
  /** Each value of each facet, with its count. */
  counts: string[];
  sortBy: string;
  address: string;
}

/** The server-rendered page at a URL; its scripts do not run. */
function rendered(page: Page, address: string): Promise<Shown> {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const text = (part: Element | null) => part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const props = parsed.querySelector('[data-island="listing-filters"] [data-island-props]');
    const { facets } = JSON.parse(props!.textContent!) as {
      facets: { name: string; filterItems: { name: string; itemCount: number }[] }[];
    };
    const grid = parsed.querySelector<HTMLElement>('[data-island="product-grid"]')!;
    const sorted = parsed.querySelector('[data-island="listing-toolbar"] [aria-current="true"]');
    return {
      tiles: [...grid.querySelectorAll('.tile')].map((tile) =>
        [
          tile.querySelector('a.tile-link')!.getAttribute('href')!.split('/p/')[1],
          text(tile.querySelector('.tile-name')),
          text(tile.querySelector('.tile-price')),
        ].join(' | '),
      ),
      total: Number(grid.dataset.total),
      counts: facets.flatMap((facet) =>
        facet.filterItems.map(({ name, itemCount }) => `${facet.name}: ${name}: ${itemCount}`),
      ),
      sortBy: text(sorted),
      address: response.url,
    };
  }, address);
}

/** The islands' content. */
function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const text = (part?: Element | null) => part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const filters = document.querySelector('[data-island="listing-filters"]')!;
    const press = (selector: string) => {
      for (const button of filters.querySelectorAll<HTMLElement>(selector)) button.click();
    };
    // All of their values, including those in closed facets and those shown on demand.
    press('fieldset > [aria-expanded="false"]');
    press('.si-listing-filters__body > [aria-expanded="false"]');
    const grid = document.querySelector('[data-island="product-grid"]')!;
    const sort = document.querySelector<HTMLSelectElement>('[data-island="listing-toolbar"] select')!;
    const total = /[\d,]+/.exec(text(document.querySelector('[data-island="listing-toolbar"] p')));
    return {
      tiles: [...grid.querySelectorAll('.si-product-grid__tile:not([data-state])')].map((tile) =>
        [
          tile.querySelector('.si-card__link')!.getAttribute('href')!.split('/p/')[1],
          text(tile.querySelector('.si-card__name')),
          text(tile.querySelector('.si-card__price > .si-price')),
        ].join(' | '),
      ),
      total: Number(total?.[0].replaceAll(',', '') ?? 0),
      counts: [...filters.querySelectorAll('.si-listing-filters__facet')].flatMap((facet) =>
        [...facet.querySelectorAll('li > label')].map((value) =>
          [
            text(facet.querySelector('button > span')),
            ...[...value.children].slice(-2).map((part) => text(part)),
          ].join(': '),
        ),
      ),
      sortBy: text(sort.selectedOptions[0]),
      address: location.href,
    };
  });
}

async function mounted(page: Page): Promise<void> {
  for (const island of ['product-grid', 'listing-filters', 'listing-toolbar'])
    await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
}

/** As the page's own script, or Back, would do it: the URL is the source of truth. */
function goTo(page: Page, search: string): Promise<void> {
  return page.evaluate((search) => {
    history.pushState(null, '', location.pathname + search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}

/** The values of a listing's facets that some product has, from the call. */
async function valuesOf(path: string): Promise<string[]> {
  const url = new URL(pageUrl(path));
  url.searchParams.set('isModelOnly', 'true');
  const { facets } = (await (await fetch(url)).json()) as {
    facets: { filterItems: { uniqueId: string; itemCount: number }[] }[];
  };
  return facets.flatMap(({ filterItems }) =>
    filterItems.filter(({ itemCount }) => itemCount > 0).map(({ uniqueId }) => uniqueId),
  );
}

it.each(listings)(
  'after script and after Back the islands show what the server renders without script: $path',
  async (listing) => {
    const values = await valuesOf(listing.path);
    const random = randomOf(7);
    const { page, errors } = await newVisit();
    await page.goto(pageUrl(combination(listing, values, random)));
    await mounted(page);
    let withTiles = 0;
    for (let nth = 0; nth < 4; nth++) {
      // The first one is the page that was loaded; the others are reached as by Back.
      const address = nth ? pageUrl(combination(listing, values, random)) : page.url();
      const expected = await rendered(page, address);
      if (nth) await goTo(page, new URL(expected.address).search);
      expect(expected.counts.length).toBeGreaterThan(5);
      await expect.poll(() => shown(page)).toEqual(expected);
      if (expected.tiles.length) withTiles++;
    }
    expect(withTiles).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  },
);
