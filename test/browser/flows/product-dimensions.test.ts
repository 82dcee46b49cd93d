import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, visitShop, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

const host = '[data-island="product-dimensions"]';
const shown = (page: Page) => page.locator(`${host} dd [aria-hidden]`).allTextContents();

async function show(page: Page): Promise<void> {
  await page.locator(host).scrollIntoViewIfNeeded();
  await waitForStatus(page, host, 'mounted');
}

it('inches first; a press switches to centimeters, also on the next page of the visit', async () => {
  const { page, errors } = await visitShop(sofa.path);
  await show(page);
  const inches = await shown(page);
  expect(inches).toHaveLength(3);
  expect(inches.every((text) => text.endsWith('″'))).toBe(true);
  await page.locator(host).getByText('cm', { exact: true }).click();
  const width = Number.parseFloat(inches[0]!) * 2.54;
  expect(Number.parseFloat((await shown(page))[0]!)).toBeCloseTo(width, 0);
  await page.goto(pageUrl('/p/411103'));
  await show(page);
  expect((await shown(page))[0]).toMatch(/ cm$/);
  expect(errors).toEqual([]);
});
