import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { sofa, visitPrepared } from './shop-page.ts';

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

plainPageTest('a recent swatch chooses the fabric if the product has it', async () => {
  const { page } = await visitShop(sofa.path);
  await waitForStatus(page, host, 'mounted');
  // The page gives the host no height, whatever it shows.
  expect(await page.locator(host).evaluate(({ scrollHeight }) => scrollHeight)).toBe(0);
  const name = await pick(page, 2);
  await page.goto(pageUrl(sofa.path));
  await page.locator(host).getByRole('link', { name }).click();
  await page.waitForURL('**/p/*option=*');
  expect(await page.locator('.fabrics strong').textContent()).toBe(name);
});

plainPageTest.each([
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  ['blocked', "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"],
  ['corrupt', "localStorage.setItem('recentSwatches', '[{\"ChoiceCode\":')"],
])('a storage that is %s does no harm', async (_, script) => {
  const { page, errors } = await visitPrepared(sofa.path, ({ page }) => page.addInitScript(script));
  await waitForStatus(page, host, 'mounted');
  await page
    .locator('.fabric')
    .nth(2)
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('.fabric').nth(2).click();
  await expect.poll(() => names(page)).toHaveLength(1);
  expect(errors).toEqual([]);
});
