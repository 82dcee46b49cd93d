import type { Page } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';

/** The product page that the questions about a whole page are asked of: in stock, with fabrics and four carousels. */
export const productPath = `/p/${knownProducts.inStock}`;

/**
 * Goes through the whole page, 120 px a frame, and waits for what comes into view: by turning a real wheel, or as a
 * page's own script does it, where the browser keeps nothing in its place.
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

/** Waits until every host that does not wait for a press has mounted or failed, and no carousel still shows placeholders. */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hosts = [...document.querySelectorAll('[data-island]:not([data-island-load="interaction"])')];
    const isSettled = hosts.every((host) =>
      /mounted|failed/.test(host.getAttribute('data-island-status') ?? ''),
    );
    return isSettled && !document.querySelector('.si-carousel [aria-busy]');
  });
}
