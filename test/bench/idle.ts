import type { Page } from 'playwright-core';

/**
 * Resolves once the page is idle. In a headless Chromium a page that draws no frames may never count as idle, so frames
 * are requested until then.
 */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frame = requestAnimationFrame(function next() {
          frame = requestAnimationFrame(next);
        });
        requestIdleCallback(() => {
          cancelAnimationFrame(frame);
          resolve();
        });
      }),
  );
}
