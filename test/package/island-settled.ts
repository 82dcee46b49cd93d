import type { Page } from 'playwright-core';

/** The first island of a page. */
export interface IslandNow {
  status: string | null;
  text: string | null;
}

/** In the page. */
export function islandNow(): IslandNow {
  const host = document.querySelector('[data-island]')!;
  return { status: host.getAttribute('data-island-status'), text: host.textContent };
}

/**
 * A page's first island, once one is visible that has mounted or failed. The wait runs in the page, because a selector of
 * Playwright's would load its own code into every document.
 */
export async function islandSettled(page: Page): Promise<IslandNow> {
  await page.evaluate(async () => {
    const end = performance.now() + 20_000;
    const settled = '[data-island-status="mounted"], [data-island-status="failed"]';
    while (!document.querySelector(settled)?.getBoundingClientRect().height) {
      if (performance.now() > end) throw new Error('After 20 s no island has mounted or failed.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  return page.evaluate(islandNow);
}
