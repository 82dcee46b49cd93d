import { expect, it } from 'vitest';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

it('forced colors keep the colors of filters', async () => {
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await page.goto(pageUrl('/sofas'));
  await waitForStatus(page, '[data-island="listing-filters"]', 'mounted');
  const dots = page.locator('.si-listing-filters__dot');
  await dots.first().waitFor({ state: 'attached' });
  const painted = await dots.evaluateAll((all) =>
    all.map((dot) => [getComputedStyle(dot).backgroundColor, (dot as HTMLElement).style.backgroundColor]),
  );
  expect(new Set(painted.map(([shown]) => shown)).size).toBeGreaterThan(3);
  for (const [shown, given] of painted) expect(shown).toBe(given);
});

it('forced colors keep the shop’s fabrics, and mark the chosen one alone', async () => {
  const { page } = await newVisit({ forcedColors: 'active' });
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
});
