import { expect, it } from 'vitest';
import { pageUrl, visitShop, waitForStatus } from '../harness.ts';
import { sofa } from './shop-page.ts';

const host = '[data-island="board-summaries"]';

it('the page of a product that is saved to a board says so, also in another fabric', async () => {
  const { page, errors } = await visitShop(sofa.path);
  await page.locator(host).scrollIntoViewIfNeeded();
  await waitForStatus(page, host, 'mounted');
  await page.locator(host).getByRole('link', { name: 'Save to a board' }).click();
  await page.getByLabel('Board').fill('Living room');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Living room' }).waitFor();
  await page.goto(pageUrl(sofa.path));
  await page.locator(host).scrollIntoViewIfNeeded();
  await page.locator(host).getByRole('link', { name: 'Living room' }).waitFor();
  expect(await page.locator(host).textContent()).not.toContain('in another choice');
  await page
    .locator(host)
    .evaluate((island) => island.setAttribute('data-option-choice-parameter', 'another'));
  await page.locator(host).getByText('in another choice').waitFor();
  expect(errors).toEqual([]);
});
