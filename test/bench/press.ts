import type { Page } from 'playwright-core';
import { idle } from './idle.ts';
import type { Bench } from './question.ts';

declare global {
  interface Window {
    /** Event Timing durations since the last press, in ms: from the input to the next paint, in steps of 8. */
    pressDurations?: number[];
  }
}

/** The shortest event that a browser reports, in ms. */
const leastMs = 16;
/** How long a quick press of a finger or a mouse button lasts. */
const heldMs = 60;

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
  await pressAt(page, selector);
  // Events of less than 16 ms are not reported, and count as that.
  return page.evaluate(async (least) => {
    for (let frames = 0; frames < 60 && !window.pressDurations!.length; frames++)
      await new Promise(requestAnimationFrame);
    return Math.max(least, ...window.pressDurations!);
  }, leastMs);
}

/** The same in fractions of a millisecond, from a trace: Event Timing's 16 and 24 ms cannot be compared. */
export async function tracedPress({ browser }: Bench, page: Page, selector: string): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pressAt(page, selector);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { data?: { interactionId?: number; duration?: number } } }[];
  };
  const durations = traceEvents.flatMap(({ name, args: { data } }) =>
    name === 'EventTiming' && data?.interactionId ? (data.duration ?? []) : [],
  );
  if (!durations.length) throw new Error(`The trace has no press on ${selector}.`);
  return Math.max(...durations);
}

/**
 * The mouse's own events: `click()` of Playwright hit-tests during each of them, and releases the button before the
 * page has handled the press.
 */
async function pressAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  // Finishes the work of scrolling and of hovering here, which is not part of the press.
  await idle(page);
  await page.evaluate(() => {
    window.pressDurations = [];
  });
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
}
