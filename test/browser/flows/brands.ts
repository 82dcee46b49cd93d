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

/** Shows the page in the core brand again. */
export async function showAsCore(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-si-brand', 'core');
    document.querySelector('link[href="/shop/modern.css"]')!.remove();
  });
}

/** axe's rules that a brand's fonts, sizes and colors can break; what the others read is the same in both brands. */
const brandRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

/** axe's violations in a part of the page that a brand can break. */
export const brandViolationsIn = (page: Page, part?: string): Promise<string[]> =>
  violationsIn(page, part, { rules: brandRules });

/** axe's violations in a part of a page that is shown in both brands: in the modern one, those that a brand can break. */
export const violationsInBrand = (page: Page, brand: 'core' | 'modern', part?: string): Promise<string[]> =>
  brand === 'modern' ? brandViolationsIn(page, part) : violationsIn(page, part);

/** axe's violations in a part of the page, in both brands, on a wide screen and on a phone. */
export async function violationsInBoth(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (brand: 'core' | 'modern', size: 'wide' | 'phone') => {
    const violations = await violationsInBrand(page, brand, part);
    found.push(...violations.map((one) => `${brand}, ${size}: ${one}`));
  };
  await page.setViewportSize(wide);
  await look('core', 'wide');
  await page.setViewportSize(phone);
  await look('core', 'phone');
  await showAsModern(page);
  await look('modern', 'phone');
  await page.setViewportSize(wide);
  await look('modern', 'wide');
  await showAsCore(page);
  return found;
}
