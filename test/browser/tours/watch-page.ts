import type { Page } from 'playwright-core';
import { islandsReady } from '../harness.ts';
import { inTime, waitForInPage } from '../in-time.ts';

/** A layout shift without recent input: its score, and the elements that moved, with their old and new positions. */
export interface Shift {
  value: number;
  what: string[];
}

interface Watched {
  shifts: Shift[];
  violations: string[];
}

/**
 * Records layout shifts and violations of the content security policy, of every document that `page` opens from now on.
 * Shifts that one of the shop's fonts causes by arriving after the first paint, as on a busy machine, are left out,
 * because no island causes them.
 */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], violations: [] };
    Object.assign(window, { watched });
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const isByLateFont = (at: number) => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.some(
        ({ name, responseEnd }) =>
          name.endsWith('.woff2') && responseEnd > painted - 20 && at > responseEnd && at < responseEnd + 100,
      );
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
        if (hadRecentInput || isByLateFont(startTime)) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element
              ? node.outerHTML.slice(0, 80)
              : (node?.parentElement?.outerHTML.slice(0, 80) ?? node?.nodeName ?? 'gone');
          return `${name}: ${previousRect.y},${previousRect.height} to ${currentRect.y},${currentRect.height}`;
        });
        watched.shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What {@link watchPage} has recorded in the current document. */
export function watchedIn(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/** Scrolls to the end as a wheel does, waits for the islands and carousels on the way, and scrolls back up. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollDown(page, 240);
  const up = page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Everything has loaded by now; every part of the page is scrolled into view once more.
    for (let top = document.documentElement.scrollHeight; top > -800; top -= 800) {
      scrollTo({ top: Math.max(top, 0), behavior: 'instant' });
      await frame();
    }
    for (let still = 0; still < 5; still++) await frame();
  });
  await inTime(page, 'scrolling up', up);
}

/** Scrolls to the end by steps, at each of which everything in view is mounted, and waits for the islands and carousels. */
export async function scrollDown(page: Page, stepPx: number): Promise<void> {
  await islandsReady(page);
  const down = page.evaluate(async (step) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  }, stepPx);
  await inTime(page, 'scrolling down', down);
  // An island that loads on interaction stays pending.
  await waitForInPage(
    page,
    () =>
      !document.querySelector(
        '[data-island-status="loading"], [data-island-status="pending"]:not([data-island-load="interaction"]), [data-island] [aria-busy="true"]',
      ),
  );
}

/** Mounts the islands that wait for an interaction, too. */
export async function mountEverything(page: Page): Promise<void> {
  await inTime(page, 'storefrontIslands.mount()', page.evaluate('storefrontIslands.mount()'));
  await waitForInPage(
    page,
    () =>
      !document.querySelector(
        '[data-island-status="loading"], [data-island-status="pending"], [data-island] [aria-busy="true"]',
      ),
  );
}
