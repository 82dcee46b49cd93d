import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { scrollThrough, watchedIn, watchPage } from '../tours/watch-page.ts';
import { startSession } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';
import { recordViews } from './viewed-products.ts';

const host = '[data-island="no-results"]';
const none = (page: Page) => page.locator(host);
const action = (page: Page, role: 'button' | 'link', name: string) => none(page).getByRole(role, { name });

async function visitNothing(more = '', options?: Parameters<typeof visitShop>[1]) {
  const visit = await visitShop(`/search?query=%3Cb%3Ezzyzx%3C%2Fb%3E${more}`, options);
  await waitForStatus(visit.page, host, 'mounted');
  return visit;
}

it('a search without results shows its term as text, and offers a new search', async () => {
  const { page, errors } = await visitNothing();
  await none(page).getByRole('heading', { name: 'Oops!', level: 1 }).waitFor();
  expect(await none(page).textContent()).toContain('We found 0 results for your search “<b>zzyzx</b>”');
  await action(page, 'button', 'Try a new search').press('Enter');
  await expectFocus(page.getByRole('searchbox').first());
  expect(errors).toEqual([]);
});

// On the hostile page the page's stylesheet sets the height of the server's content.
for (const [width, height, hasViewed] of [
  [390, 844, true],
  [1440, 900, false],
] as const)
  plainPageTest(
    `${width} px, ${hasViewed ? 'a returning' : 'a new'} shopper: nothing shifts, and the shop’s own products come next`,
    async () => {
      const { page } = await newVisit({ viewport: { width, height }, hasPictures: true });
      await watchPage(page);
      if (hasViewed) await recordViews(page, sofa.sku);
      else await startSession(page);
      await page.goto(pageUrl('/search?query=zzyzx'));
      await waitForStatus(page, host, 'mounted');
      const pod = page.locator('[data-pod-id="trending-products"]');
      const box = (await none(page).boundingBox())!;
      const next = (await pod.getByRole('heading').boundingBox())!;
      expect(next.y - (box.y + box.height)).toBeLessThan(60);
      expect(next.y).toBeLessThan(height);
      await scrollThrough(page);
      const recent = page.locator('[data-island="recently-viewed-products"]');
      expect(await recent.count()).toBe(hasViewed ? 1 : 0);
      if (hasViewed) expect((await recent.boundingBox())!.y).toBeGreaterThan((await pod.boundingBox())!.y);
      expect((await watchedIn(page)).shifts).toEqual([]);
    },
  );

plainPageTest('the heading is as large as the page’s other titles', async () => {
  const { page } = await visitNothing();
  const size = (name: string) =>
    page
      .getByRole('heading', { name })
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize);
  expect(await size('Oops!')).toBe('36px');
});
