import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { callsOf, expectFocus, sofa } from './shop-page.ts';

const host = '[data-island="add-to-cart"]';
const bar = (page: Page) => page.locator('.si-add-to-cart__bar');

async function visitSofa(width = 390): Promise<Page> {
  const { page } = await newVisit({ viewport: { width, height: 844 } });
  await page.goto(pageUrl(sofa.path));
  await waitForStatus(page, host, 'mounted');
  return page;
}

const pass = (page: Page) => page.locator('.product-facts').evaluate((facts) => facts.scrollIntoView());

it('once the form is out of view, a phone has a bar with picture, price and button', async () => {
  const page = await visitSofa();
  expect(await bar(page).count()).toBe(0);
  await pass(page);
  await bar(page).getByText('$1,799.00').waitFor();
  expect(await bar(page).locator('img').count()).toBe(1);
  // The hostile page scrolls and moves by itself: the bar may come and go until the form has been passed.
  await expect.poll(() => placeOf(bar(page))).toEqual([0, 390, 844]);
  await page.evaluate(() => scrollTo(0, 0));
  await bar(page).waitFor({ state: 'detached' });
});

async function placeOf(part: Locator): Promise<number[] | undefined> {
  const box = await part.boundingBox();
  return box ? [box.x, box.width, Math.round(box.y + box.height)] : undefined;
}

plainPageTest('it adds the quantity of the form', async () => {
  const page = await visitSofa();
  await page.locator(host).getByRole('textbox', { name: 'Quantity' }).fill('3');
  await pass(page);
  await bar(page).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('heading', { name: '3 items added to your cart' }).waitFor();
  const [add] = await callsOf(page, 'addItems');
  expect(add!.body).toMatchObject({ items: [{ Sku: sofa.sku, Quantity: 3 }] });
});

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
}

plainPageTest('it covers neither a focused element nor the end of the page', async () => {
  const page = await visitSofa();
  await pass(page);
  await bar(page).waitFor();
  const top = (await bar(page).boundingBox())!.y;
  for (const link of await page.locator('footer a').all()) {
    await link.focus();
    // A hostile page scrolls smoothly, and moves by itself; less than a pixel does not show.
    await expect.poll(() => bottomOf(link)).toBeLessThanOrEqual(top + 1);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => bottomOf(page.locator('.shop-legal'))).toBeLessThanOrEqual(top + 1);
});

plainPageTest(
  'when the form comes back into view, the focus of the bar’s button goes to the form’s',
  async () => {
    const page = await visitSofa();
    await pass(page);
    await bar(page).getByRole('button').focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(host).evaluate((form) => form.scrollIntoView({ block: 'center' }));
    await bar(page).waitFor({ state: 'detached' });
    await expectFocus(page.locator(host).getByRole('button', { name: 'Add to Cart' }));
  },
);

plainPageTest('a wide screen has no bar', async () => {
  const page = await visitSofa(1440);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator('footer').scrollIntoViewIfNeeded();
  await bar(page).waitFor({ state: 'attached' });
  expect(await bar(page).isVisible()).toBe(false);
});
