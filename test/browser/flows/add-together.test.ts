import { expect, it } from 'vitest';
import { plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { callsOf, cartOf, visitPrepared } from './shop-page.ts';

const path = '/sets/marlow';
const all = '[data-island="add-to-cart"][data-skus]';

it('a set is added in one call, each product with the quantity, the options and the way to get it that are chosen for it', async () => {
  const { page, errors } = await visitShop(path);
  await waitForStatus(page, all, 'mounted');
  const pillow = page.locator('[data-product="410602"]');
  await pillow.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await pillow.getByRole('radio', { name: /^Pick Up/ }).check();
  await page.getByRole('button', { name: 'Add All 3 to Cart' }).click();
  await page.getByRole('dialog').waitFor();
  const added = await callsOf(page, 'addItems');
  expect(added.map(({ body }) => body)).toMatchObject([
    {
      items: [
        { Sku: '410553', Quantity: 1, Location: 'set-page' },
        { Sku: '412003', Quantity: 1, OptionChoiceParameter: expect.stringMatching(/^F/) },
        { Sku: '410602', Quantity: 3, IsPickupSelected: true },
      ],
    },
  ]);
  expect((await cartOf(page)).count).toBe(5);
  await expect
    .poll(async () => (await callsOf(page, 'getAvailability')).at(-1)!.body)
    .toMatchObject({
      items: [{ sku: '410602', quantity: 3 }],
    });
  expect(errors).toEqual([]);
});

plainPageTest('a wrong quantity sends nothing, and the press leads there', async () => {
  const { page } = await visitShop(path);
  await waitForStatus(page, all, 'mounted');
  const quantity = page.locator('[data-product="412003"]').getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('none');
  await page.getByRole('button', { name: 'Add All 3 to Cart' }).click();
  await page.getByText(/“none” was not added/).waitFor();
  expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await callsOf(page, 'addItems')).toEqual([]);
});

plainPageTest('the page of a set shifts nothing while its islands mount', async () => {
  const { page } = await visitPrepared(path, ({ page }) => watchPage(page));
  await waitForStatus(page, all, 'mounted');
  await page.getByRole('radio', { name: /^Pick Up/ }).waitFor();
  await framesDrawn(page);
  expect((await watchedIn(page)).shifts).toEqual([]);
});
