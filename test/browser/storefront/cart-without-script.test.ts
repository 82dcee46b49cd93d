import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setCart } from '../flows/cart-page.ts';
import { newVisit, shopUrl } from '../harness.ts';

/** The cart in one of the states that developers can set, in a browser without script. */
async function visitState(state: string): Promise<{ page: Page; main: Locator }> {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  await setCart(page, state);
  await page.goto(`${shopUrl}/checkout/cart`);
  await main.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor();
  return { page, main };
}

it('every form of the cart does what it says', async () => {
  const { page, main } = await visitState('installed');
  const [first, second] = [main.locator('.cart-line').nth(0), main.locator('.cart-line').nth(1)];
  await first.getByRole('button', { name: 'Remove installation' }).click();
  expect(await main.getByText('Installation:').count()).toBe(0);
  await second.getByLabel('Quantity').fill('3');
  await second.getByRole('button', { name: /^Update(?! the)/ }).click();
  await main.getByRole('heading', { name: '5 items' }).waitFor();
  await first.getByRole('button', { name: 'Save for Later' }).click();
  await main.getByRole('button', { name: 'Move 2 to Cart' }).click();
  // On a phone the summary is a disclosure, which is open after each of its forms.
  await main.locator('.cart-order-details > summary').click();
  await main.locator('summary', { hasText: 'Promo code' }).click();
  await main.getByLabel('Promo code').fill('welcome10');
  await main.getByLabel('Promo code').press('Enter');
  await main.getByText('Discount (WELCOME10)').waitFor();
  await main.locator('.cart-extras summary', { hasText: 'Donat' }).click();
  await main.getByLabel('Donate').selectOption('500');
  await main.getByRole('button', { name: 'Donate' }).click();
  await main.getByText('$5.00', { exact: true }).waitFor();
  await second.getByRole('button', { name: /^Remove(?! inst)/ }).click();
  await main.locator('.cart-line').nth(1).waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shopUrl}/checkout/cart`);
});

it('a line is picked up', async () => {
  const { main } = await visitState('plain');
  const line = main.locator('.cart-line').first();
  await line.getByLabel('Delivery').selectOption('pickup');
  // Hostile styles put text into a button’s span, so its full name differs.
  await line.locator('.cart-delivery').getByRole('button', { name: 'Update' }).click();
  await line.getByText(/^Ready/).waitFor();
});

it('what is in the way of checkout is removed, and a guest goes on', async () => {
  const { page, main } = await visitState('nla');
  await main.getByRole('button', { name: 'Guest Checkout' }).click();
  await main.getByRole('heading', { level: 1, name: 'Item(s) no longer available' }).waitFor();
  await main.getByRole('button', { name: 'Remove All' }).click();
  await main.getByRole('button', { name: 'Guest Checkout' }).click();
  await main.getByText('You are checking out as a guest.').waitFor();
  expect(page.url()).toBe(`${shopUrl}/checkout/shipping`);
});

it('beside the lines the sums and the total show without a disclosure', async () => {
  const { page, main } = await visitState('plain');
  const seen = async () =>
    Promise.all(
      ['.cart-order-details', '.cart-order-costs', '.cart-sum'].map((part) => main.locator(part).isVisible()),
    );
  expect(await seen()).toEqual([true, false, false]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await seen()).toEqual([false, true, true]);
});

it('no state of the cart is wider than its screen', async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  for (const state of ['installed', 'saved', 'rewards-exceed', 'edd-outage', 'oversized']) {
    await setCart(page, state);
    await page.goto(`${shopUrl}/checkout/cart`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([state, await page.locator('html').evaluate((root) => root.scrollWidth)]).toEqual([
        state,
        width,
      ]);
    }
  }
});
