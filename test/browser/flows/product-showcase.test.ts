import { expect, it } from 'vitest';
import { plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { callsOf } from './shop-page.ts';

const host = '[data-island="product-showcase"]';

it('shows the front page’s own products without a request, and tracks which link was followed', async () => {
  const { page, errors } = await visitShop('/living');
  await page.locator(host).scrollIntoViewIfNeeded();
  await waitForStatus(page, host, 'mounted');
  const links = page.locator(host).locator('a.si-card__link');
  expect(await links.count()).toBe(12);
  const asked = await callsOf(page, 'getRecommendations');
  expect(asked.filter(({ path }) => path.includes('piId'))).toEqual([]);
  await page.evaluate(() => {
    document.addEventListener('storefront:track', (event) => {
      const { detail } = event as CustomEvent<{ name: string }>;
      sessionStorage.setItem(detail.name, JSON.stringify(detail));
    });
  });
  const href = await links.nth(1).getAttribute('href');
  await links.nth(1).click();
  await page.waitForURL(`**${href}`);
  const tracked = (name: string) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key)!), name);
  expect(await tracked('Product Showcase')).toMatchObject({
    piId: 'home-new',
    sku: href!.replace('/p/', ''),
    position: 2,
  });
  expect(await tracked('select_item')).toMatchObject({ item_list_id: 'home-new' });
  expect(errors).toEqual([]);
});

plainPageTest('shows 6, 4 and 2 by width; always 2 on a listing', async () => {
  const { page } = await visitShop('/living');
  const shown = () =>
    page
      .locator(`${host} ul`)
      .evaluate((list) =>
        Math.floor((list.clientWidth + 8) / list.children[0]!.getBoundingClientRect().width),
      );
  await page.locator(host).scrollIntoViewIfNeeded();
  await page.locator(`${host} li a`).first().waitFor();
  for (const [width, count] of [
    [1281, 6],
    [1280, 4],
    [769, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shown, { message: `${width} px` }).toBe(count);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(page.url().replace(/\/living$/, '/sofas'));
  await page.locator(host).scrollIntoViewIfNeeded();
  await page.locator(`${host} li a`).first().waitFor();
  expect(await shown()).toBe(2);
});
