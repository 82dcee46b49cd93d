import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';
import { type Bench, type Finding, openPage, type Question } from './question.ts';
import { productPath, scrollThrough } from './shop-page.ts';

/** Pages of the reference storefront, for a shopper with one product in the cart who continues as a guest. */
const pages = {
  home: '/',
  product: productPath,
  listing: '/sofas',
  cart: '/checkout/cart',
  'log in': '/account/login',
  payment: '/checkout/payment',
};

export const pageScripts: Question = {
  name: 'page-scripts',
  asks: 'The library’s script on each page, scrolled to its end: bytes (brotli), requests, and the share that ran.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const { page, close } = await openPage(bench);
      await fillCart(page, bench.shopUrl);
      const { paths, usedShare } = await loadedBy(page, bench, path);
      await close();
      const bytes = paths.map((path) => brotliCompressSync(readFileSync(join(bench.dist, path))).length);
      findings.push({
        what: name,
        measured: bytes.reduce((sum, size) => sum + size, 0) / 1000,
        unit: 'KB',
        detail: `${paths.length} requests, ${(100 * usedShare).toFixed(1)}% ran; ${bytes.filter((size) => size < 1000).length} of them below 1 KB`,
      });
    }
    return findings;
  },
};

/** Like a shopper's presses, without the waiting. */
async function fillCart(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/customer-service/returns`);
  const posts: [path: string, fields: Record<string, string>][] = [
    ['/cart/add', { Sku: knownProducts.inStock }],
    ['/checkout/guest', {}],
  ];
  for (const [path, fields] of posts)
    await page.evaluate(
      async ({ path, fields }) => {
        const token = document.querySelector<HTMLInputElement>('[name="__RequestVerificationToken"]')!;
        const body = new URLSearchParams({ ...fields, [token.name]: token.value });
        await fetch(path, { method: 'POST', body });
      },
      { path, fields },
    );
}

/** The library's scripts that a page loads, and the share of their characters that ran. */
async function loadedBy(
  page: Page,
  { shopUrl }: Bench,
  path: string,
): Promise<{ paths: string[]; usedShare: number }> {
  await page.coverage.startJSCoverage();
  await page.goto(shopUrl + path);
  await scrollThrough(page);
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url.includes('/islands/'));
  const total = scripts.reduce((sum, { source }) => sum + source!.length, 0);
  const used = scripts.reduce((sum, { source, functions }) => sum + usedLength(source!.length, functions), 0);
  const paths = scripts.map(({ url }) => new URL(url).pathname.slice('/islands/'.length));
  return { paths: [...new Set(paths)].sort(), usedShare: used / total };
}

interface Covered {
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

/** Ranges are nested: the smallest one around a character says whether it ran. */
function usedLength(length: number, functions: readonly Covered[]): number {
  const ran = new Uint8Array(length);
  const ranges = functions.flatMap(({ ranges }) => ranges);
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0);
}
