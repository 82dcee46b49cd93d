import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';

const host = '[data-island="compare-list"]';
const bar = (page: Page) => page.locator(host);
const box = (page: Page, nth: number) => page.locator('[data-compare-product]').nth(nth);

async function visitSofas() {
  const visit = await visitShop('/sofas');
  await mounted(visit.page);
  return visit;
}

/** When the grid mounts it replaces the server's tiles with their checkboxes. */
async function mounted(page: Page): Promise<void> {
  await waitForStatus(page, host, 'mounted');
  await waitForStatus(page, '[data-island="product-grid"]', 'mounted');
}

it('products chosen on two listings are compared side by side', async () => {
  const { page, errors } = await visitSofas();
  await box(page, 0).check();
  await box(page, 1).check();
  await page.goto(pageUrl('/armchairs'));
  await mounted(page);
  await box(page, 0).check();
  await bar(page).getByText('3 of 4 chosen').waitFor();
  await bar(page).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(3);
  expect(await dialog.getByRole('rowheader').allInnerTexts()).toEqual(
    expect.arrayContaining(['Price', 'Width', 'Material']),
  );
  await dialog
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => box(page, 0).isChecked()).toBe(false);
  await page.goto(pageUrl('/sofas'));
  await waitForStatus(page, host, 'mounted');
  await expect.poll(() => box(page, 0).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

plainPageTest('the bar does not cover the box of a product that it refuses', async () => {
  const { page } = await visitSofas();
  for (const nth of [0, 1, 2, 3]) await box(page, nth).check();
  // The checkbox is reached by keyboard, at the bottom of the window, where the bar would cover it.
  await box(page, 4).focus();
  await box(page, 4).evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
  await page.keyboard.press('Space');
  await bar(page).getByText('You can compare up to 4 products. Remove one to add another.').waitFor();
  const edgeOf = (locator: Locator, edge: 'top' | 'bottom') =>
    locator.evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
  await expect
    .poll(async () => (await edgeOf(bar(page), 'top')) - (await edgeOf(box(page, 4), 'bottom')))
    .toBeGreaterThan(0);
});

plainPageTest('the comparison shows two products at 390 px', async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  await page.goto(pageUrl('/rugs'));
  await mounted(page);
  for (const nth of [0, 1, 2]) await box(page, nth).check();
  await bar(page).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  const heads = dialog.getByRole('columnheader');
  const second = (await heads.nth(1).boundingBox())!;
  expect((await heads.nth(0).boundingBox())!.x).toBeGreaterThan(60);
  expect(second.x + second.width).toBeLessThanOrEqual(390);
});

plainPageTest('the shop’s own comparison shows a part of the third product at 390 px', async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  await page.goto(pageUrl('/compare?sku=410553&sku=415002&sku=413004'));
  const heads = page.getByRole('columnheader');
  const third = (await heads.nth(2).boundingBox())!;
  expect(third.x).toBeLessThan(350);
  expect(third.x + third.width).toBeGreaterThan(390);
  const { width, height } = (await heads.first().locator('img').boundingBox())!;
  expect(height).toBeCloseTo(width, 0);
});
