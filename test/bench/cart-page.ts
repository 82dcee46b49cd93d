import type { Page } from 'playwright-core';
import { type Bench, type OpenPage, openPage } from './question.ts';
import { waitForBegun } from './shop-page.ts';

/** The mounted cart page of a new shopper, with this many lines, at most 200. */
export async function openCart(bench: Bench, lines: number): Promise<OpenPage> {
  const opened = await openPage(bench);
  const { page } = opened;
  await fillCart(bench, page, lines);
  await page.goto(`${bench.shopUrl}/checkout/cart`, { waitUntil: 'networkidle' });
  await waitForBegun(page);
  // The first lines are painted before the others.
  await page
    .waitForFunction((count) => document.querySelectorAll('.si-cart [data-line-id]').length === count, lines)
    .catch(async (cause) => {
      const shown = await page.locator('.si-cart [data-line-id]').count();
      throw new Error(`${shown} lines instead of ${lines}`, { cause });
    });
  return opened;
}

/** Puts this many different products into the shopper's cart. */
export async function fillCart({ shopUrl }: Bench, page: Page, lines: number): Promise<void> {
  await page.goto(`${shopUrl}/customer-service/returns`);
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const headers = { RequestVerificationToken: token };
  const found = await page.request.get(
    `${shopUrl}/search?query=a&skip=0&take=400&isModelOnly=true&grid=true`,
  );
  const { minisets } = (await found.json()) as { minisets: { sku: string; isInStock?: boolean }[] };
  let added = 0;
  for (const { sku } of minisets) {
    if (added === lines) return;
    const items = [{ Sku: sku, Quantity: 2 }];
    const answer = await page.request.post(`${shopUrl}/api/cart/add-items`, { data: { items }, headers });
    if (answer.ok()) added++;
  }
  if (added < lines) throw new Error(`Only ${added} of ${lines} products could be added.`);
}
