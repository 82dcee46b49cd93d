import type { Page } from 'playwright-core';
import { type Bench, type Finding, openPage, type Question } from './question.ts';
import { productPath, scrollThrough } from './shop-page.ts';

declare global {
  interface Window {
    shifts?: { value: number; nodes: string[] }[];
  }
}

const cases = [
  'every pod comes',
  'every pod fails',
  'every pod fails, scrolled by script',
  'a pod fails in view',
  'a pod comes late, in view',
] as const;
type Case = (typeof cases)[number];

export const layoutShift: Question = {
  name: 'layout-shift',
  asks: 'Layout shift is 0.00 on the product page with four carousels, also when a pod fails in view.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const width of [390, 1440])
      for (const happening of cases) findings.push(await shiftOf(bench, width, happening));
    return findings;
  },
};

async function shiftOf(bench: Bench, width: number, happening: Case): Promise<Finding> {
  const { page, close } = await openPage(bench, { viewport: { width, height: width === 390 ? 844 : 900 } });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts!.push({
            value,
            nodes: sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The first visit creates the shopper's session, which the faults apply to.
  await page.goto(bench.shopUrl);
  if (/fails/.test(happening)) {
    const data = { call: 'getRecommendations', fault: '503' };
    await page.context().request.post(`${bench.shopUrl}/test/faults`, { data });
  }
  const release = /in view/.test(happening) ? await holdPods(page) : undefined;
  await page.goto(bench.shopUrl + productPath);
  if (release) {
    await page.locator('[data-island="recommendation-carousel"]').first().scrollIntoViewIfNeeded();
    await page.waitForSelector('.si-carousel [aria-busy]');
    release();
    await page.waitForFunction(() => {
      const first = document.querySelector('[data-island="recommendation-carousel"]')!;
      return first.getAttribute('data-island-status') === 'failed' || first.querySelector('.si-card__link');
    });
  }
  await scrollThrough(page, { byScript: /by script/.test(happening) });
  const shifts = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return window.shifts!;
  });
  await close();
  const worst = shifts.sort((a, b) => b.value - a.value)[0];
  return {
    what: `${width} px, ${happening}`,
    measured: shifts.reduce((sum, { value }) => sum + value, 0),
    bound: 0.00499,
    unit: 'shift',
    detail: worst && `the largest moved ${worst.nodes.join(', ')}`,
  };
}

/** Delays the pods' calls until they are released. */
async function holdPods(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/recommendation/index**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
