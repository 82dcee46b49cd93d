import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Event Timing durations since the last press, in ms: from the input to the next paint, in steps of 8. */
    pressDurations?: number[];
  }
}

/** From here on the page records how long its presses take. */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId) window.pressDurations?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** A real mouse press; the duration of its longest event, from the input to the next paint. */
export async function press(page: Page, selector: string): Promise<number> {
  const button = page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    // Finishes the work of scrolling here, which is not part of the press.
    await new Promise((resolve) => requestIdleCallback(resolve));
    window.pressDurations = [];
  });
  await button.click();
  // Events shorter than two frames are not reported; a press always takes two.
  await page.waitForFunction(() => window.pressDurations!.length > 0);
  return page.evaluate(() => Math.max(...window.pressDurations!));
}
