import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, visitShop, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

const host = '[data-island="recent-swatches"]';
const names = (page: Page) => page.locator(host).getByRole('listitem').allInnerTexts();

async function pick(page: Page, nth: number): Promise<string> {
  const fabric = page.locator('.fabric').nth(nth);
  const name = (await fabric.getAttribute('data-choice-name'))!;
  await fabric.click();
  await page.waitForURL('**/p/*option=*');
  await waitForStatus(page, host, 'mounted');
  return name;
}

it('a picked fabric is kept with its name, across pages and tabs', async () => {
  const { page, context, errors } = await visitShop(sofa.path);
  await waitForStatus(page, host, 'mounted');
  expect(await page.locator(host).textContent()).toBe('');
  const first = await pick(page, 2);
  const second = await pick(page, 1);
  expect(await names(page)).toEqual([second, first]);
  const tab = await context.newPage();
  await tab.goto(pageUrl(sofa.path));
  await waitForStatus(tab, host, 'mounted');
  const third = await pick(tab, 3);
  await expect.poll(() => names(page)).toEqual([third, second, first]);
  expect(errors).toEqual([]);
});
