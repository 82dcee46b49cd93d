import type { Page } from 'playwright-core';
import { type Bench, type Finding, type OpenPage, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { productPath, scrollThrough } from './shop-page.ts';

declare global {
  interface Window {
    /** Event Timing's durations since the last press, in ms: from the input to the next paint, in steps of 8. */
    pressDurations?: number[];
  }
}

export const interaction: Question = {
  name: 'interaction',
  asks: 'From an interaction to the next paint, at 4 × CPU throttle, at most 100 ms.',
  async answer(bench) {
    const adds: number[] = [];
    const steps: number[] = [];
    const idle: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openProduct(bench);
      const nothing = await press(opened.page, 'h1');
      const step = await press(opened.page, '.si-carousel__arrow[data-to="next"]');
      const add = await press(opened.page, '[data-island="add-to-cart"] button[type="submit"]');
      await opened.page.waitForSelector('dialog[open]');
      await opened.close();
      if (round < 0) continue;
      adds.push(add);
      steps.push(step);
      idle.push(nothing);
    }
    const finding = (what: string, times: number[], bound?: number): Finding => ({
      what,
      measured: median(times),
      bound,
      unit: 'ms',
      detail: `rounds ${times.sort((a, b) => a - b).join(', ')} ms`,
    });
    return [
      finding('add to cart, on the product page', adds, 100),
      finding('carousel next', steps, 100),
      finding('a press on a heading, which does nothing', idle),
    ];
  },
};

async function openProduct(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.page.goto(bench.shopUrl + productPath);
  await scrollThrough(opened.page);
  await opened.page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId) window.pressDurations?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await throttle(opened, 4);
  return opened;
}

/** A real press of the mouse; the longest of its events, from the input to the next paint. */
async function press(page: Page, selector: string): Promise<number> {
  const button = page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    // What scrolling here has left to do is not the press's.
    await new Promise((resolve) => requestIdleCallback(resolve));
    window.pressDurations = [];
  });
  await button.click();
  // Events shorter than two frames are not reported one by one; a press always takes two.
  await page.waitForFunction(() => window.pressDurations!.length > 0);
  return page.evaluate(() => Math.max(...window.pressDurations!));
}
