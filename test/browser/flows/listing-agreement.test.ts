import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainPageTest, visitShop, waitForStatus } from '../harness.ts';

/*
 * The server's page and what the calls answer are one listing: the same tiles in the same order, the same counts, whatever
 * is asked for. All of it is fetched inside one page.
 */

const grid = '[data-island="product-grid"]';

/** Numbers from a seed, so that a combination that failed fails again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Listed {
  skus: string[];
  total: number;
  /** Each value of each facet by its unique id, with its count. */
  counts: [string, number][];
  /** The same by their names. */
  names: string[];
}

/** What the server's page at an address says, and what the call at the same address answers. */
function ask(page: Page, address: string): Promise<{ status: number; page: Listed; call: Listed }> {
  return page.evaluate(async (address) => {
    const modelUrl = new URL(address, location.href);
    modelUrl.searchParams.set('isModelOnly', 'true');
    const [html, model] = await Promise.all([fetch(address), fetch(modelUrl)]);
    const { minisets, totalCount, facets } = await model.json();
    const document = new DOMParser().parseFromString(await html.text(), 'text/html');
    const propsOf = (island: string) => {
      const host = document.querySelector(`[data-island="${island}"]`);
      return JSON.parse(host?.querySelector('[data-island-props]')?.textContent ?? '{}');
    };
    type Facets = { name: string; filterItems: { uniqueId: string; name: string; itemCount: number }[] }[];
    const namesOf = (all: Facets) =>
      all.flatMap((facet) =>
        facet.filterItems.map(({ name, itemCount }) => `${facet.name}: ${name}: ${itemCount}`),
      );
    const countsOf = (all: Facets) =>
      all.flatMap(({ filterItems }) =>
        filterItems.map(({ uniqueId, itemCount }): [string, number] => [uniqueId, itemCount]),
      );
    const host = document.querySelector<HTMLElement>('[data-island="product-grid"]');
    const links = [...(host?.querySelectorAll('.tile a.tile-link') ?? [])];
    return {
      status: html.status,
      page: {
        skus: links.map((link) => link.getAttribute('href')!.split('/p/')[1]!),
        total: Number(host?.dataset.total),
        counts: countsOf(propsOf('listing-filters').facets),
        names: namesOf(propsOf('listing-filters').facets),
      },
      call: {
        skus: (minisets as { sku: string }[]).map(({ sku }) => sku),
        total: totalCount,
        counts: countsOf(facets),
        names: namesOf(facets),
      },
    };
  }, address);
}

const bases = [
  { path: '/sofas', filters: 'facets' },
  { path: '/rugs', filters: 'facets' },
  { path: '/search?query=sofa', filters: 'facet' },
  { path: '/search?query=oak', filters: 'facet' },
  { path: '/kids/search?query=bed', filters: 'facet' },
  { path: '/shop/top-rated', filters: 'facet' },
];
const sorts = ['relevance', 'name', 'price-low', 'price-high', 'top-rated', 'bestselling', 'newest'];

/** A listing’s address asking for a few of its own values, a range, a sort, what can be picked up, the next tiles. */
function combination(base: (typeof bases)[number], values: readonly string[], random: () => number): string {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  const filters = Array.from({ length: Math.floor(random() * 4) }, () => pick(values));
  if (random() < 0.3)
    filters.push(`price_${Math.floor(random() * 20) * 50}-${1000 + Math.floor(random() * 3000)}`);
  const [path, query = ''] = base.path.split('?');
  const search = new URLSearchParams(query);
  if (filters.length) search.set(base.filters, [...new Set(filters)].join(','));
  if (random() < 0.5) search.set('sortBy', pick(sorts));
  if (random() < 0.2 && base.path !== '/shop/top-rated') search.set('availability', 'pickup');
  if (random() < 0.2) search.set('take', `${48 * (1 + Math.floor(random() * 3))}`);
  return `${path}?${search}`;
}

plainPageTest(
  '200 combinations of filters: the page and the call agree on tiles, order, total and counts',
  async () => {
    const { page } = await visitShop('/customer-service/terms-of-use');
    const random = randomOf(20_260_101);
    const differing: string[] = [];
    let withTiles = 0;
    for (const base of bases) {
      const { call } = await ask(page, base.path);
      const values = call.counts.map(([uniqueId]) => uniqueId);
      for (let nth = 0; nth < 34; nth++) {
        const address = combination(base, values, random);
        const asked = await ask(page, address);
        // A call answers what is there; it writes no page of its own.
        if (asked.status !== 200) differing.push(`${asked.status} ${address}`);
        else if (JSON.stringify(asked.page) !== JSON.stringify(asked.call)) differing.push(address);
        if (asked.call.skus.length) withTiles++;
      }
    }
    expect(differing).toEqual([]);
    // Most of them have something to agree on.
    expect(withTiles).toBeGreaterThan(100);
  },
  120_000,
);

/** What the islands show: the tiles’ products in order, the count, each facet’s values with their counts. */
interface Shown {
  skus: string[];
  total: string | undefined;
  counts: string[];
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate((grid) => {
    const filters = document.querySelector('[data-island="listing-filters"]')!;
    const press = (selector: string) => {
      for (const button of filters.querySelectorAll<HTMLElement>(selector)) button.click();
    };
    // All of their values, whichever are open and shown at first.
    press('fieldset > [aria-expanded="false"]');
    press('.si-listing-filters__body > [aria-expanded="false"]');
    const links = [...document.querySelectorAll(`${grid} .si-card__link`)];
    return {
      skus: links.map((link) => link.getAttribute('href')!.split('/p/')[1]!),
      total: document.querySelector(`${grid} .si-product-grid__more p`)?.textContent?.split(' of ')[1],
      counts: [...filters.querySelectorAll('.si-listing-filters__facet')].flatMap((facet) =>
        [...facet.querySelectorAll('li > label')].map((value) =>
          [
            facet.querySelector('button > span')!.textContent,
            ...[...value.children].slice(-2).map(({ textContent }) => textContent),
          ].join(': '),
        ),
      ),
    };
  }, grid);
}

it.each([bases[0]!, bases[2]!, bases[5]!])(
  'the islands show, after Back and forward, what the server’s page at that address says: $path',
  async (base) => {
    const { page, errors } = await visitShop(base.path);
    for (const island of ['product-grid', 'listing-filters'])
      await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
    const random = randomOf(7);
    const { call } = await ask(page, page.url());
    const values = call.counts.filter(([, count]) => count > 0).map(([uniqueId]) => uniqueId);
    for (let nth = 0; nth < 4; nth++) {
      const address = combination(base, values, random);
      const asked = await ask(page, new URL(page.url()).pathname + address.slice(address.indexOf('?')));
      // As a page's own script, or Back, would have it: the address is the truth.
      await page.evaluate(
        (search) => {
          history.pushState(null, '', location.pathname + search);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        address.slice(address.indexOf('?')),
      );
      const { skus, total, names } = asked.page;
      expect(names.length).toBeGreaterThan(5);
      await expect
        .poll(() => shown(page), { timeout: 10_000 })
        .toEqual({ skus, total: total ? total.toLocaleString('en-US') : undefined, counts: names });
    }
    expect(errors).toEqual([]);
  },
);
