import type { Page } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';

/** The product page for questions about a whole page: in stock, with fabrics and four carousels. */
export const productPath = `/p/${knownProducts.inStock}`;

/**
 * Scrolls through the whole page, 120 px per frame, and waits for content that comes into view: by a real wheel, or
 * by script, where the browser does no scroll anchoring.
 */
export async function scrollThrough(page: Page, { byScript = false } = {}): Promise<void> {
  const nextFrame = (byScript: boolean) =>
    page.evaluate(async (byScript) => {
      if (byScript) scrollBy({ top: 120, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, byScript);
  await page.mouse.move(200, 400);
  while (!(await nextFrame(byScript))) if (!byScript) await page.mouse.wheel(0, 120);
  await waitForIslands(page);
}

/** Waits until every host that needs no interaction has mounted or failed, and no carousel shows placeholders. */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hosts = [...document.querySelectorAll('[data-island]:not([data-island-load="interaction"])')];
    const isSettled = hosts.every((host) =>
      /mounted|failed/.test(host.getAttribute('data-island-status') ?? ''),
    );
    return isSettled && !document.querySelector('.si-carousel [aria-busy]');
  });
}

/** Waits until no host is loading: those below the fold stay pending. */
export async function waitForBegun(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-island-status="mounted"]') &&
      !document.querySelector('[data-island-status="loading"]'),
  );
}
