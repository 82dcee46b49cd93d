import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

/** The painted and the given color of each. */
const colorsOf = (dots: Locator) =>
  dots.evaluateAll((all) =>
    all.map((dot) => [getComputedStyle(dot).backgroundColor, (dot as HTMLElement).style.backgroundColor]),
  );

async function expectKept(dots: Locator, moreThan: number): Promise<void> {
  await dots.first().waitFor({ state: 'attached' });
  const painted = await colorsOf(dots);
  expect(new Set(painted.map(([shown]) => shown)).size).toBeGreaterThan(moreThan);
  for (const [shown, given] of painted) expect(shown).toBe(given);
}

it('forced colors keep the colors of filters, and of the tiles’ swatches', async () => {
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await page.goto(pageUrl('/sofas'));
  for (const island of ['listing-filters', 'product-grid'])
    await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
  await expectKept(page.locator('.si-listing-filters__dot'), 3);
  await expectKept(page.locator('.si-product-grid__swatches span[style]'), 3);
});

it('forced colors keep the pictures, also on a black ground', async () => {
  const { page } = await newVisit({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(pageUrl('/sofas'));
  await waitForStatus(page, '[data-island="product-grid"]', 'mounted');
  const picture = page.locator('.si-picture__image').first();
  expect(await picture.evaluate((image) => getComputedStyle(image).mixBlendMode)).toBe('normal');
});

it('forced colors keep the shop’s fabrics, mark the chosen one alone, and keep the recent swatches', async () => {
  const { page } = await newVisit({ forcedColors: 'active' });
  const picked = [
    { ChoiceCode: 'oat', Color: 'rgb(216, 204, 184)' },
    { ChoiceCode: 'ink', Color: 'rgb(38, 48, 66)' },
  ];
  await page.addInitScript((kept) => localStorage.setItem('recentSwatches', kept), JSON.stringify(picked));
  await page.goto(pageUrl(sofa.path));
  const fabrics = await page.locator('.fabric').evaluateAll((all) =>
    all.map((fabric) => ({
      adjust: getComputedStyle(fabric.querySelector('.swatch')!).forcedColorAdjust,
      border: getComputedStyle(fabric).borderTopColor,
      isChosen: fabric.hasAttribute('aria-current'),
    })),
  );
  expect(new Set(fabrics.map(({ adjust }) => adjust))).toEqual(new Set(['none']));
  const chosen = fabrics.find(({ isChosen }) => isChosen)!;
  expect(fabrics.filter(({ border }) => border === chosen.border)).toEqual([chosen]);
  await expectKept(page.locator('.si-recent-swatches__dot'), 1);
});
