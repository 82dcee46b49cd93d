import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, type Visit, waitForElement, waitForStatus } from '../harness.ts';
import { pod } from './pod-page.ts';
import { visitPrepared, writeShopPage } from './shop-page.ts';

/** Every layout shift without input. */
async function watchShifts({ page }: Visit): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate('shifts');
const heightOf = (page: Page) =>
  page.locator('[data-island]').evaluate((host) => (host as HTMLElement).offsetHeight);
const text = '<p>More of the page.</p>'.repeat(120);

/** Scrolls by script, so that the browser does no scroll anchoring. */
async function scroll(page: Page, byPx: number, frames: number): Promise<void> {
  await page.evaluate(
    async ([byPx, frames]) => {
      for (let frame = 0; frame < frames!; frame++) {
        scrollBy({ top: byPx!, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    },
    [byPx, frames],
  );
}

async function turnWheel(page: Page, byPx: number, frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    await page.mouse.wheel(0, byPx);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

it('a carousel whose script does not come keeps its reserved space while in view and above, and releases it below', async () => {
  const host = `<div data-island="recommendation-carousel" data-pod-id="people-also-viewed-pdp"><a href="/sofas">See all sofas</a></div>`;
  const path = await writeShopPage({ body: text + host + text });
  const { page } = await visitPrepared(path, async (visit) => {
    await watchShifts(visit);
    await visit.page.route('**/widgets/recommendation-carousel.js*', (route) => route.abort());
  });
  const island = page.locator('[data-island]');
  await island.scrollIntoViewIfNeeded();
  await waitForStatus(page, '[data-island]', 'failed');
  const reserved = await heightOf(page);
  expect(reserved).toBeGreaterThan(300);
  expect(await island.textContent()).toContain('See all sofas');
  for (const move of [scroll, turnWheel]) {
    await move(page, 120, 20);
    expect((await island.boundingBox())!.y).toBeLessThan(-1000);
    expect(await heightOf(page)).toBe(reserved);
    await move(page, -120, 20);
    expect(await island.isVisible()).toBe(true);
    expect(await heightOf(page)).toBe(reserved);
  }
  await scroll(page, -120, 20);
  await waitForElement(page, '[data-island-empty]');
  expect(await heightOf(page)).toBeLessThan(100);
  expect(await shiftsOf(page)).toEqual([]);
});

it('after a retry it reserves its space again', async () => {
  const path = await writeShopPage({ body: `<div id="above"></div>${pod('people-also-viewed-pdp')}` });
  let isThere = false;
  const { page } = await visitPrepared(path, async (visit) => {
    await visit.page.route('**/widgets/recommendation-carousel.js*', (route) =>
      isThere ? route.continue() : route.abort(),
    );
  });
  await waitForStatus(page, '[data-island]', 'failed');
  await page.evaluate(() => document.getElementById('above')!.style.setProperty('height', '3000px'));
  await waitForElement(page, '[data-island-empty]');
  isThere = true;
  await page.evaluate('storefrontIslands.mount()');
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.locator('[data-island-empty]').count()).toBe(0);
});

it.each([390, 1440])(
  'at %i px the lines of a personalization replace the server’s without a layout shift',
  async (width) => {
    const { page } = await newVisit({ viewport: { width, height: 900 } });
    const wanted = new Promise<Route>((resolve) => page.route('**/islands/islands.js', resolve));
    // In one document, because the font may differ between visits (font-display: optional).
    await page.goto(pageUrl('/p/415508'), { waitUntil: 'commit' });
    const form = page.locator('.shop-add');
    await page.waitForFunction(() => document.readyState === 'interactive');
    const before = await form.boundingBox();
    await (await wanted).continue();
    await waitForStatus(page, '.shop-add', 'mounted');
    expect(await form.boundingBox()).toEqual(before);
  },
);
