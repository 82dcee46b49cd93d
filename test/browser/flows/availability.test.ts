import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { typedAddress, typeFields } from '../tours/whole-order.ts';
import { checkoutMounted, checkoutParts, pathOf, visitCheckout } from './checkout-steps-page.ts';
import { callsOf, setFault, visitPrepared } from './shop-page.ts';

const host = '[data-island="availability"]';
/** A parcel, which is shipped or picked up. */
const parcel = { sku: '421005', path: '/p/421005' };

async function shownWays(page: Page) {
  await waitForStatus(page, host, 'mounted');
  const area = page.locator(host);
  await area.getByRole('radio').first().waitFor();
  return area;
}

it('a parcel is picked up at another store: the ZIP code is asked for once, and the cart has it, too', async () => {
  const { page, errors } = await visitShop(parcel.path);
  const area = await shownWays(page);
  await area.getByRole('textbox').fill('60611');
  await page.keyboard.press('Enter');
  await area.getByText('To 60611').waitFor();
  await area.getByRole('button', { name: 'Choose another store' }).click();
  const dialog = page.getByRole('dialog');
  const stores = dialog.getByRole('listitem').filter({ hasText: /In stock|left/ });
  await stores
    .last()
    .getByRole('button', { name: /^Pick up here/ })
    .click();
  await dialog.waitFor({ state: 'detached' });
  await area.locator('section:not([aria-busy])').waitFor();
  const { body } = (await callsOf(page, 'getAvailability')).at(-1)!;
  expect(body).toMatchObject({ zip: '60611', storeNumber: expect.stringMatching(/^\d+$/) });
  await area.getByRole('radio', { name: /^Pick Up/ }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('dialog').waitFor();
  const [added] = await callsOf(page, 'addItems');
  const [item] = (added!.body as { items: object[] }).items;
  expect(item).toMatchObject({ Sku: parcel.sku, IsPickupSelected: true });
  await page.goto(pageUrl('/checkout/cart'));
  await page.getByText('60611').first().waitFor();
  expect(errors).toEqual([]);
});

plainPageTest(
  'the code of a product’s page is in the first step of checkout, with what it costs there',
  async () => {
    const { page, host } = await visitCheckout('start');
    await page.goto(pageUrl(parcel.path));
    const area = await shownWays(page);
    await area.getByRole('textbox').fill('97209');
    await page.keyboard.press('Enter');
    const lastAsked = async () => (await callsOf(page, 'getAvailability')).at(-1)?.body;
    await expect.poll(lastAsked).toMatchObject({ zip: '97209' });
    await area.locator('section:not([aria-busy])').waitFor();
    await page.goto(pageUrl(pathOf('shipping')));
    await checkoutMounted(page);
    expect(await host.getByLabel('ZIP code').inputValue()).toBe('97209');
    await host.getByText('Shipping and tax are estimated for 97209.').waitFor();
    expect(await host.getByText('Not known yet').count()).toBe(0);
  },
);

plainPageTest('a product’s page knows the ZIP code of an address that was typed in checkout', async () => {
  const { page, button, heading } = await visitCheckout('start');
  await typeFields(page, { ...typedAddress, 'ZIP code': '78701', 'Email address': 'ann@example.com' });
  await checkoutParts(page).host.getByLabel('State').selectOption('TX');
  await button('Next').click();
  await heading('Shipping and Gift Options').waitFor();
  await page.goto(pageUrl(parcel.path));
  const area = await shownWays(page);
  await area.getByText('To 78701').waitFor();
  expect((await callsOf(page, 'getAvailability')).at(-1)?.body).toMatchObject({ zip: '78701' });
});

plainPageTest('a slow answer shifts nothing on the page', async () => {
  const { page } = await visitPrepared(parcel.path, async ({ page }) => {
    await watchPage(page);
    await setFault(page, 'getAvailability', 'slow', { delayMs: 900 });
  });
  await waitForStatus(page, host, 'mounted');
  const before = (await watchedIn(page)).shifts.length;
  await shownWays(page);
  // A shift is reported after the frame that has it.
  await framesDrawn(page);
  expect((await watchedIn(page)).shifts.slice(before)).toEqual([]);
});

plainPageTest('the recommended products in place of one that is no longer sold shift nothing', async () => {
  let answer = (): void => {};
  const { page } = await visitPrepared('/p/411103', async ({ page }) => {
    await watchPage(page);
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/browse/availability*', async (route) => {
      await asked;
      await route.continue();
    });
  });
  // The products in the server's content mount first.
  await waitForStatus(page, '.shop-ways-own [data-island="product-showcase"]', 'mounted');
  answer();
  await waitForStatus(page, host, 'mounted');
  await page.locator(`${host} .si-availability__others .si-card`).first().waitFor();
  await framesDrawn(page);
  expect((await watchedIn(page)).shifts).toEqual([]);
});

plainPageTest('a product that is no longer sold leads to others like it', async () => {
  const { page } = await visitShop('/p/411103');
  await waitForStatus(page, host, 'mounted');
  const area = page.locator(host);
  await area.getByRole('button', { name: 'See others like it' }).click();
  await area.getByRole('heading', { name: 'You May Like These' }).waitFor();
  await area.getByRole('button', { name: 'Back to its availability' }).click();
  await area.getByText('This item is no longer available.').waitFor();
});
