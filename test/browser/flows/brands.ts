import type { Page } from 'playwright-core';
import { colorRules, violationsIn } from './axe.ts';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

/**
 * Shows the page in the modern brand's fonts, sizes and colors, without loading it a second time: it switches the
 * islands' tokens, which an attribute chooses, and adds the shop's own stylesheet of that brand. What the server writes
 * stays the core brand's: the header, texts, products, and the brand of the page context. Pages that are loaded in the
 * modern brand: test/browser/tours.
 */
export async function showAsModern(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((onload, onerror) => {
        document.documentElement.setAttribute('data-si-brand', 'modern');
        const link = { rel: 'stylesheet', href: '/shop/modern.css', onload, onerror };
        document.head.append(Object.assign(document.createElement('link'), link));
      }),
  );
}

/** Takes the modern brand off again, for what the page shows next. */
export async function showAsCore(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-si-brand', 'core');
    document.querySelector('link[href="/shop/modern.css"]')!.remove();
  });
}

/** axe's rules that a brand's fonts, sizes and colors can break; what the others read is the same in both brands. */
export const brandRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

/** axe's violations in a part of the page, in both brands, on a wide screen and on a phone. */
export async function violationsInBoth(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (of: string, rules?: string[]) =>
    found.push(...(await violationsIn(page, part, [], rules)).map((one) => `${of}: ${one}`));
  await page.setViewportSize(wide);
  await look('core');
  await page.setViewportSize(phone);
  await look('core, phone');
  await showAsModern(page);
  await look('modern, phone', brandRules);
  await page.setViewportSize(wide);
  await look('modern', brandRules);
  await showAsCore(page);
  return found;
}
