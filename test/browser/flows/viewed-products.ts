import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shopUrl } from '../harness.ts';
import { readToken } from './account-page.ts';

/** Records views of products, one after another, without opening their pages. */
export async function recordViews(page: Page, ...skus: string[]): Promise<void> {
  const headers = { RequestVerificationToken: await readToken(page) };
  for (const sku of skus) {
    const answer = await page.request.post(`${shopUrl}/browse/recentlyviewed/update`, {
      data: { sku },
      headers,
    });
    expect(await answer.json()).toEqual({ isSuccess: true });
  }
}
