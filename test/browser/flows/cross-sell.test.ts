import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, visitShop } from '../harness.ts';
import { heldIn, newRegistrant } from './registry-page.ts';
import { callsOf } from './shop-page.ts';

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

plainPageTest('under Trusted Types it comes as JSON', async () => {
  const { page } = await visitShop(`/strict${path}`);
  await page.locator(set).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'A Starter Set' }).waitFor();
  const [asked] = await callsOf(page, 'getCrossSell');
  expect(asked!.path).toContain('/browse/crosssell?');
});

plainPageTest('all of the set are added to the registry by one press', async () => {
  const { page, grIds } = await newRegistrant();
  const [grId] = grIds;
  await page.goto(pageUrl(path));
  await page.locator(set).scrollIntoViewIfNeeded();
  const all = page.locator(set).getByRole('button', { name: 'Add All To Registry' });
  await all.click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /items added to your registry$/ })
    .waitFor();
  const held = await heldIn(page, grId!);
  expect(Object.keys(held).length).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await page.locator(set).getByRole('button', { name: 'ALL ADDED' }).waitFor();
});
