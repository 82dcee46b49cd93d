import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { newVisit, shopUrl } from '../harness.ts';
import { setFault, sofa } from './shop-page.ts';

interface Shift {
  value: number;
  what: string[];
}

/** Records every layout shift without recent input, and the shifted elements. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? 'gone');
          return `${name}: ${previousRect.y},${previousRect.height} to ${currentRect.y},${currentRect.height}`;
        });
        shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Scrolls like a wheel, and waits while a carousel is loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
  // A host that waits for a press is not loading.
  await page.waitForFunction(
    () =>
      !document.querySelector(
        '[data-island-status="loading"], [data-island-status="pending"]:not([data-island-load="interaction"])',
      ),
  );
  await page.waitForFunction(() => !document.querySelector('[data-island] [aria-busy="true"]'));
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = document.documentElement.scrollHeight; top > 0; top -= 300) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    for (let still = 0; still < 5; still++) await frame();
  });
}

const widths = [
  [390, 844],
  [1440, 900],
] as const;

/** A shopper with this viewport size and a session, for faults of their own, who has not opened `path` yet. */
async function visitAt([width, height]: readonly [number, number], path: string) {
  const { page } = await newVisit({
    viewport: { width, height },
    hasPictures: true,
    reducedMotion: 'no-preference',
  });
  await watchShifts(page);
  await page.goto(`${shopUrl}/account/login`);
  return { page, open: () => page.goto(shopUrl + path) };
}

for (const size of widths) {
  for (const path of [
    sofa.path,
    `${sofa.path}?brand=modern`,
    '/',
    '/living',
    '/checkout/cart',
    '/account/login?returnUrl=%2Fsofas',
    '/design-services/request',
  ])
    it(`${size[0]} px, ${path}: no layout shift from the first paint to the last carousel`, async () => {
      const { page, open } = await visitAt(size, path);
      await open();
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
    });

  for (const path of ['/', '/living'])
    it(`${size[0]} px, ${path}: no layout shift for a shopper who has viewed categories`, async () => {
      const { page, open } = await visitAt(size, path);
      const noted = page.waitForResponse('**/browse/recentlyviewed/update');
      await page.goto(shopUrl + sofa.path);
      await noted;
      await open();
      await scrollThrough(page);
      expect(await page.locator('[data-island="recently-viewed-categories"] li').count()).toBe(1);
      expect(await shiftsOf(page)).toEqual([]);
    });

  it(`${size[0]} px: no layout shift when a carousel fails in view`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    await setFault(page, 'getRecommendations', '500', { times: 2 });
    // They fail when they are in view: no wheel scrolls past them within the one frame in which space out of view is
    // released.
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(
      ({ pathname }) => pathname === getRecommendations.path,
      async (route) => {
        await isThere;
        await route.continue();
      },
    );
    await open();
    await page.locator('[data-pod-id="people-also-viewed-pdp"]').scrollIntoViewIfNeeded();
    arrive();
    await page.locator('[data-island-status="failed"]').first().waitFor();
    await scrollThrough(page);
    expect(await page.locator('[data-island-status="failed"]').count()).toBe(2);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it(`${size[0]} px: no layout shift when the shopper reaches slow carousels before their answers`, async () => {
    const { page, open } = await visitAt(size, sofa.path);
    await setFault(page, 'getRecommendations', 'slow', { delayMs: 700 });
    await open();
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

it('the recorder detects a page that pushes its content down', async () => {
  const { page, open } = await visitAt([1440, 900], sofa.path);
  await open();
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '120px';
    document.querySelector('main')!.prepend(block);
  });
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});
