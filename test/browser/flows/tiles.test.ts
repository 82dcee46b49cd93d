import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newKeptVisit, newVisit, pageUrl, plainPageTest, waitForElement, waitForStatus } from '../harness.ts';
import { cards, pod, recommendation } from './pod-page.ts';
import { visitPrepared, writeShopPage } from './shop-page.ts';

const grid = '[data-island="product-grid"]';
const filters = '[data-island="listing-filters"]';

async function visitListing(path: string, width: number): Promise<Page> {
  const { page } = await newVisit({ viewport: { width, height: 844 } });
  await page.goto(pageUrl(path));
  await waitForStatus(page, grid, 'mounted');
  return page;
}

/** A listing's page, for tests that only measure it. */
let sofas: Page;

beforeAll(async () => {
  ({ page: sofas } = await newKeptVisit());
  await sofas.goto(pageUrl('/sofas'));
  for (const host of [grid, filters]) await waitForStatus(sofas, host, 'mounted');
});

/** Shows the sofas at a width. Below 768 px the tiles take the place of the filters, one frame later. */
async function sofasAt(width: number): Promise<Page> {
  await sofas.setViewportSize({ width, height: 844 });
  await waitForElement(
    sofas,
    `${filters}${width < 768 ? '[data-panel-hidden]' : ':not([data-panel-hidden])'}`,
  );
  return sofas;
}

/** The tops of one part of each tile or card in a row, in whole px. */
const topsOf = (scope: Locator, part: string, count: number) =>
  scope
    .locator(part)
    .evaluateAll(
      (parts, count) => parts.slice(0, count).map((one) => Math.round(one.getBoundingClientRect().top)),
      count,
    );

for (const [width, columns] of [
  [390, 2],
  [700, 3],
  [768, 2],
  [1440, 4],
] as const)
  plainPageTest(`at ${width} px a row of ${columns} tiles aligns its parts`, async () => {
    const page = await sofasAt(width);
    const tiles = page.locator(`${grid} li.si-card-box`);
    const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    expect(tops.filter((top) => Math.abs(top - tops[0]!) < 1)).toHaveLength(columns);
    for (const part of ['.si-picture', '.si-card__link', '.si-card__price', '.si-card__action'])
      expect(new Set(await topsOf(page.locator(grid), part, columns)).size, part).toBe(1);
  });

plainPageTest('a row of tiles with short names has no hole between name, price and swatches', async () => {
  const page = await sofasAt(1440);
  const gaps = await page.locator(`${grid} li.si-card-box`).evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [name, price, swatches, compare] = [
        '.si-card__link',
        '.si-card__price',
        '.si-product-grid__swatches',
        '.si-product-grid__compare',
      ].map((part) => tile.querySelector(part)?.getBoundingClientRect());
      const isShort = name!.height < 30;
      if (!isShort || !swatches) return [];
      return [price!.top - name!.bottom, swatches.top - price!.bottom, compare!.top - swatches.bottom];
    }),
  );
  expect(gaps.length).toBeGreaterThan(30);
  expect(Math.max(...gaps)).toBeLessThan(12);
});

const longName = 'Hartwell Performance Velvet Queen Sleeper Sofa with Reversible Chaise and Storage Ottoman';

it('a long name ends with an ellipsis after a whole word, and is whole for screen readers', async () => {
  const path = await writeShopPage({ body: pod('trending-products') });
  const items = [recommendation('1', { name: longName }), recommendation('2', { name: 'Short Sofa' })];
  const { page } = await visitPrepared(
    path,
    ({ page }) => page.route('**/recommendation/index?*', (route) => route.fulfill({ json: { items } })),
    { viewport: { width: 390, height: 844 } },
  );
  await cards(page).getByRole('link', { name: longName, exact: true }).waitFor();
  const signs = await cards(page)
    .locator('.si-card__name')
    .evaluateAll((names) =>
      names.map((name) => {
        const box = name.getBoundingClientRect();
        const sign = name.querySelector('.si-card__cut')!.getBoundingClientRect();
        // The end of the text in the two visible lines.
        const words = document.createRange();
        words.selectNodeContents(name.querySelector('.si-card__words')!.firstChild!);
        const ends = [...words.getClientRects()].slice(0, 2).map(({ right }) => right);
        return {
          isInView: sign.top >= box.top - 1 && sign.bottom <= box.bottom + 1,
          isBesideWords: Math.max(...ends) <= sign.left + 0.5,
        };
      }),
    );
  expect(signs).toEqual([
    { isInView: true, isBesideWords: true },
    { isInView: false, isBesideWords: expect.any(Boolean) },
  ]);
});

for (const preset of ['classic', 'pod', 'newer'])
  it(`in a column of 610 px on a wide screen, "${preset}" shows whole cards of a usable width`, async () => {
    const path = await writeShopPage({
      body: `<div class="column">${pod('trending-products', `data-preset="${preset}"`)}</div>`,
      head: '<link rel="stylesheet" href="/islands/islands.css"><style>.column{width:610px;margin:auto}</style><script type="module" src="/islands/islands.js"></script>',
      csp: null,
    });
    const { page } = await visitPrepared(path, async () => {}, { viewport: { width: 1440, height: 900 } });
    const list = page.locator('.si-carousel__list');
    await cards(page).getByRole('link').first().waitFor();
    const { widths, whole, cut } = await list.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const boxes = [...element.children].map((card) => card.getBoundingClientRect());
      const inView = boxes.filter((box) => box.left < right - 5);
      return {
        widths: inView.map(({ width }) => width),
        whole: inView.filter((box) => box.left >= left - 1 && box.right <= right + 1).length,
        cut: inView.filter((box) => box.right > right + 1).length,
      };
    });
    expect(cut).toBe(0);
    expect(whole).toBe(4);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(120);
  });

for (const width of [390, 1440])
  plainPageTest(`at ${width} px the first card of a carousel is aligned with the page’s grid`, async () => {
    const { page } = await newVisit({ viewport: { width, height: 844 } });
    await page.goto(pageUrl('/p/410553'));
    const host = page.locator('[data-pod-id="people-also-viewed-pdp"]');
    await host.scrollIntoViewIfNeeded();
    await cards(host).getByRole('link').first().waitFor();
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())!.x);
    const column = await left(page.locator('.product-facts'));
    expect(await left(host.getByRole('heading'))).toBe(column);
    expect(await left(cards(host).first())).toBe(column);
    for (const arrow of await host.locator('.si-carousel__arrow').all()) {
      const box = (await arrow.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });

const numbered = (nth: number) => ({
  sku: `${100_000 + nth}`,
  name: nth % 2 ? `Sofa ${nth}` : `${longName} ${nth}`,
  formattedPrice: '$1,799.00',
  price: 179_900,
  imagePath: '/pictures/410553.svg',
  navigateUrl: `/p/${100_000 + nth}`,
  swatches: nth % 3 ? [] : ['Oatmeal', 'Snow'].map((name) => ({ name, hex: '#d9cdb9' })),
});

for (const [width, columns] of [
  [390, 2],
  [1440, 4],
] as const)
  plainPageTest(`at ${width} px the tiles after the first 48 are contained, and aligned too`, async () => {
    const minisets = Array.from({ length: 60 }, (_, nth) => numbered(nth));
    const path = await writeShopPage({
      body: `<div data-island="product-grid" data-island-load="load" data-total="60"><script type="application/json" data-island-props>${JSON.stringify({ minisets })}</script></div>`,
    });
    const page = await visitListing(path, width);
    const tiles = page.locator(`${grid} li.si-card-box`);
    const contained = await tiles.evaluateAll((all) =>
      all.map((tile) => getComputedStyle(tile).contentVisibility),
    );
    expect(contained.lastIndexOf('visible')).toBe(47);
    expect(contained.indexOf('auto')).toBe(48);
    const expected = (await tiles.nth(56).boundingBox())!.height;
    await tiles.nth(59).scrollIntoViewIfNeeded();
    const row = page.locator(`${grid} li.si-card-box:nth-child(n + 57)`);
    for (const part of ['.si-picture', '.si-card__link', '.si-card__price', '.si-card__action'])
      expect(new Set(await topsOf(row, part, columns)).size, part).toBe(1);
    expect(Math.abs((await tiles.nth(56).boundingBox())!.height - expected)).toBeLessThan(34);
  });
