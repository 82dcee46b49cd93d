import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdBack, plainPageTest, waitForElement } from '../harness.ts';
import {
  callsOf,
  expectFocus,
  productPage,
  setFault,
  sofa,
  visitPrepared,
  visitProduct,
} from './shop-page.ts';

const added = (page: Page) =>
  callsOf(page, 'addItems').then((requests) =>
    requests.map(({ body }) => (body as { items: Record<string, unknown>[] }).items[0]),
  );

it('adds one with the chosen fabric, and shows it in the header and in a layer', async () => {
  const { page, button, headerCount, layer, errors } = await visitProduct();
  expect(await headerCount.textContent()).toBe('Cart (0)');
  // Furniture is delivered into the home, which the answer says.
  await page.locator('[data-island="availability"]').getByRole('radio', { checked: true }).waitFor();
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  const [item] = await added(page);
  expect(item).toEqual({
    Sku: sofa.sku,
    Quantity: 1,
    OptionChoiceParameter: await page.locator('.shop-add').getAttribute('data-option-choice-parameter'),
    IsPickupSelected: false,
    // The address that the shop gives names the chosen fabric.
    Url: `${sofa.path}?option=F111`,
    IsInstallationServiceRequired: false,
    IsPersonalized: false,
    ShipMethod: 6,
    Location: 'product-page',
  });
  expect(errors).toEqual([]);
});

it('a quantity and a press from before the script has loaded are kept', async () => {
  let release = () => {};
  const { page, errors } = await visitPrepared(sofa.path, async ({ page }) => {
    release = await holdBack(page, '**/islands/widgets/add-to-cart.js');
  });
  const { form, layer } = productPage(page);
  await waitForElement(page, '.shop-add[data-island-status="loading"]');
  await form.getByLabel('Quantity').fill('4');
  await form.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await layer.getByRole('heading', { name: '4 items added to your cart' }).waitFor();
  expect(await added(page)).toHaveLength(1);
  expect(errors).toEqual([]);
});

plainPageTest('Tab goes through the form in reading order', async () => {
  const { page, less, quantity, more, button } = await visitProduct();
  const ways = page.locator('[data-island="availability"]');
  await ways.getByRole('radio').first().waitFor();
  await ways.getByRole('button').last().focus();
  for (const stop of [less, quantity, more, button]) {
    await page.keyboard.press('Tab');
    await expectFocus(stop);
  }
});

/** All announcements of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const last = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent!.trim();
        if (last.get(region) !== text && text) said.push(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

plainPageTest('an add is announced once, and so is each later change', async () => {
  const { page, button, layer, quantity } = await visitProduct();
  const said = await listen(page);
  await quantity.fill('100');
  await quantity.blur();
  await expect.poll(said).toEqual(['99 is the most you can add at once.']);
  await quantity.fill('1');
  await button.click();
  await layer.locator('dl[aria-busy=false]').waitFor();
  await expect.poll(said).toEqual(['99 is the most you can add at once.', 'Added to your cart.']);
  const extras = layer.locator('.si-cart-confirmation__extra');
  await extras.getByRole('button', { name: 'Add to Cart Hadley Mug, Celadon' }).click();
  await expect.poll(async () => (await said()).slice(2)).toEqual(['Hadley Mug, Celadon: Added']);
  await setFault(page, 'addItems', '503');
  await extras.getByRole('button', { name: 'Add to Cart' }).first().click();
  await layer.locator('[role=alert] svg').waitFor();
  expect((await said()).slice(3)).toEqual([
    "We're having trouble reaching the store. Please try again in a few minutes.",
  ]);
});
