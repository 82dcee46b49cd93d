import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, shopUrl, waitForStatus } from '../harness.ts';
import { visitOwnPage } from './shop-page.ts';
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

plainPageTest('without viewed products the plain link stays', async () => {
  const { page } = await newVisit();
  await page.goto(pageUrl('/living'));
  await page.locator(host).scrollIntoViewIfNeeded();
  await waitForStatus(page, host, 'mounted');
  await page.locator(host).getByRole('link', { name: 'See what is new' }).waitFor();
});

plainPageTest(
  'without a URL the error names the missing attribute, and the server’s link stays',
  async () => {
    const { page, errors } = await visitOwnPage({
      body: '<div data-island="recently-viewed-categories"><a href="/new">New</a></div>',
    });
    await waitForStatus(page, host, 'failed');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('accepted is data-url, or endpoints.getRecentlyViewedCategories');
    expect(await page.locator(host).innerText()).toBe('New');
  },
);
