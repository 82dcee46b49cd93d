import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Event Timing durations since the last press, in ms: from the input to the next paint, in steps of 8. */
    pressDurations?: number[];
  }
}

/** The shortest event that a browser reports, in ms. */
const leastMs = 16;

/** From here on the page records how long its presses take. */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate((least) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId) window.pressDurations?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, leastMs);
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
  // Events of less than 16 ms are not reported, and count as that.
  return page.evaluate(async (least) => {
    for (let frames = 0; frames < 60 && !window.pressDurations!.length; frames++)
      await new Promise(requestAnimationFrame);
    return Math.max(least, ...window.pressDurations!);
  }, leastMs);
}
