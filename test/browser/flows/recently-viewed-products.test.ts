import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest } from '../harness.ts';
import { sofa } from './shop-page.ts';
import { recordViews } from './viewed-products.ts';

const host = '[data-island="recently-viewed-products"]';
const links = (page: Page) => page.locator(host).locator('a.si-card__link');
const hrefs = (page: Page) =>
  links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')!.split('?')[0]));

/** The view is recorded at once, but the products viewed before are read near the viewport. */
const comeNear = (page: Page) => page.locator(host).scrollIntoViewIfNeeded();

/** Views products, one page after another, until each view is recorded. */
async function look(page: Page, ...skus: string[]): Promise<void> {
  for (const sku of skus) {
    const noted = page.waitForResponse('**/browse/recentlyviewed/update');
    await page.goto(pageUrl(`/p/${sku}`));
    await noted;
  }
}

it('shows the viewed products, latest first, without the current one', async () => {
  const { page, errors } = await newVisit();
  await look(page, '421005', '411103', '421005', sofa.sku);
  await comeNear(page);
  await links(page).first().waitFor();
  expect(await hrefs(page)).toEqual(['/p/421005', '/p/411103']);
  expect(errors).toEqual([]);
});

plainPageTest(
  'the number of cards depends on the width: 7, 6, 5, 4, and two and a half on mobile',
  async () => {
    const { page } = await newVisit();
    await recordViews(page, '421005', '411103');
    await page.goto(pageUrl(sofa.path));
    await comeNear(page);
    await links(page).first().waitFor();
    const share = () =>
      page.locator(`${host} ul`).evaluate((list) => {
        const gap = Number.parseFloat(getComputedStyle(list).columnGap);
        const width = list.clientWidth - 8;
        return (width + gap) / (list.children[0]!.getBoundingClientRect().width + gap);
      });
    for (const [width, shown] of [
      [1680, 7],
      [1440, 6],
      [1280, 5],
      [768, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(share).toBeCloseTo(shown, 1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const seen = await share();
    expect(seen).toBeGreaterThan(2.4);
    expect(seen).toBeLessThan(2.7);
  },
);
