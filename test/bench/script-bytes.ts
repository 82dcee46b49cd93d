import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openPage, type Question } from './question.ts';
import { productPath, scrollThrough } from './shop-page.ts';

/** The limit for all script of the product page, in kilobytes of 1,000 bytes. */
export const scriptBoundKb = 108.9;

/**
 * Opens the product page and uses every feature of a product that is added without a question; returns every library
 * script that it loaded, with its brotli size.
 */
export async function productPageScripts(
  page: Page,
  { shopUrl, dist }: { shopUrl: string; dist: string },
): Promise<{ path: string; bytes: number }[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/islands\/.*\.js$/.test(pathname)) paths.add(pathname.slice('/islands/'.length));
  });
  await page.goto(shopUrl + productPath);
  await scrollThrough(page);
  await page.locator('[data-island="add-to-cart"] button[type="submit"]').click();
  // The whole layer, with its own carousel; then back to the page and through a carousel.
  await page.waitForSelector('dialog[open] .si-carousel .si-card__link');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.locator('.si-carousel__arrow[data-to="next"]').first().click();
  return [...paths]
    .map((path) => ({ path, bytes: brotliCompressSync(readFileSync(join(dist, path))).length }))
    .sort((a, b) => b.bytes - a.bytes);
}

export const scriptBytes: Question = {
  name: 'script-bytes',
  asks: `All script of the product page, used to the end, is at most ${scriptBoundKb} KB (brotli).`,
  async answer(bench) {
    const { page, close } = await openPage(bench);
    const sizes = await productPageScripts(page, bench);
    await close();
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    return [
      {
        what: `all ${sizes.length} files`,
        measured: total / 1000,
        bound: scriptBoundKb,
        unit: 'KB' as const,
      },
      ...sizes.map(({ path, bytes }) => ({ what: path, measured: bytes, unit: 'B' as const })),
    ];
  },
};
