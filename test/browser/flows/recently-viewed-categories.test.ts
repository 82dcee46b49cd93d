import { expect, it } from 'vitest';
import { newVisit, pageUrl, shopUrl } from '../harness.ts';
import { recordViews } from './viewed-products.ts';

const host = '[data-island="recently-viewed-categories"]';

it('shows the categories of viewed products, as links', async () => {
  const { page, errors } = await newVisit();
  await recordViews(page, '411103', '410553');
  await page.goto(pageUrl('/living'));
  await page.locator(host).scrollIntoViewIfNeeded();
  const links = page.locator(host).getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  expect(await links.count()).toBe(2);
  const href = await links.first().getAttribute('href');
  await links.first().click();
  await page.waitForURL(shopUrl + href);
  expect(await page.locator('h1').textContent()).not.toBe('');
  expect(errors).toEqual([]);
});
