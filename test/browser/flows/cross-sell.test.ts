import { expect, it } from 'vitest';
import { visitShop } from '../harness.ts';

const path = '/wedding-gift-registry';
const set = '[data-pod-id="registry-starter-set"]';

it('a set that comes by JSONP shows, and leaves no script and no callback in the page', async () => {
  const { page, errors } = await visitShop(path);
  await page.locator(set).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'A Starter Set' }).waitFor();
  expect(await page.locator(set).getByRole('listitem').count()).toBeGreaterThan(2);
  expect(await page.locator('script[src*="crosssell"]').count()).toBe(0);
  const left = await page.evaluate(() =>
    Object.keys(window).filter((name) => /^storefrontIslands./.test(name)),
  );
  expect(left).toEqual([]);
  expect(errors).toEqual([]);
});
