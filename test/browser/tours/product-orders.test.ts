import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartMounted, cartParts, cartPath } from '../flows/cart-page.ts';
import { checkoutMounted, checkoutParts } from '../flows/checkout-steps-page.ts';
import { chooseShop, productPage } from '../flows/shop-page.ts';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { canadianAddress, placeOrder, typedAddress, typeFields } from './whole-order.ts';

/* Whole orders of what is made for the shopper, from the product's page to the confirmation. */

/** Presses Add to Cart, and confirms what is made for the shopper. */
async function add(page: Page, confirmation: string): Promise<void> {
  await productPage(page).button.click();
  const asked = page.getByRole('dialog', { name: confirmation });
  await asked.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
}

async function openCart(page: Page): Promise<void> {
  await page.goto(pageUrl(cartPath));
  await cartMounted(page);
}

/** From the cart, as a guest, to the shipping step. */
async function checkOut(page: Page): Promise<void> {
  await cartParts(page).checkout.click();
  const now = page.getByRole('dialog', { name: 'Checkout Now' });
  await now.getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL(/\/checkout\/shipping/);
  await checkoutMounted(page);
}

plainPageTest(
  'a sofa made to order: every option is chosen, and the cart and the placed order have the choices',
  async () => {
    const { page, errors } = await newVisit();
    await page.goto(pageUrl('/p/423001'));
    await waitForStatus(page, '[data-island="special-order"]', 'mounted');
    await waitForStatus(page, '.shop-add', 'mounted');
    const options = page.locator('[data-island="special-order"]');
    const choose = async (option: RegExp) => {
      const choice = options
        .getByRole('radiogroup', { name: option })
        .locator('[role=radio]:not([data-state])')
        .first();
      await choice.click();
      return (await choice.getAttribute('data-choice-name'))!;
    };
    const choices = [`Fabric: ${await choose(/^Fabric/)}`, `Legs: ${await choose(/^Legs/)}`];
    await expect.poll(() => page.locator('.product-price').first().textContent()).toMatch(/^\$[\d,]+\.00$/);
    await add(page, 'Made For You');

    await openCart(page);
    for (const choice of choices) await cartParts(page).cart.getByText(choice).first().waitFor();
    await checkOut(page);
    await typeFields(page, { ...typedAddress, 'ZIP code': '78701', 'Email address': 'bo@example.com' });
    await checkoutParts(page).host.getByLabel('State').selectOption('TX');
    await placeOrder(page);
    for (const choice of choices) await checkoutParts(page).host.getByText(choice).first().waitFor();
    expect(errors).toEqual([]);
  },
  120_000,
);

plainPageTest(
  'in the Canadian store, a towel with a monogram that is edited in the cart: the placed order has the new one',
  async () => {
    const { page, errors } = await newVisit();
    await chooseShop(page, 'country=CA');
    await page.goto(pageUrl('/p/415002'));
    await waitForStatus(page, '[data-island="personalization"]', 'mounted');
    await waitForStatus(page, '.shop-add', 'mounted');
    await page.getByRole('textbox', { name: 'Monogram' }).fill('MJK');
    await page.getByLabel('Font').selectOption('Script');
    await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
    await add(page, 'Confirm Your Personalization');

    await openCart(page);
    await page.getByText('Personalized: “MJK”').waitFor();
    await page.getByRole('button', { name: /^Edit Personalization/ }).click();
    const layer = page.locator('[data-island="personalization-layer"]').getByRole('dialog');
    await layer.getByRole('textbox', { name: 'Monogram' }).fill('QED');
    await layer.getByRole('button', { name: 'Update' }).click();
    await layer.waitFor({ state: 'detached' });
    await page.getByText('Personalized: “QED”').waitFor();

    await checkOut(page);
    await typeFields(page, { ...canadianAddress, 'Email address': 'bo@example.com' });
    await checkoutParts(page).host.getByLabel('Province').selectOption('ON');
    const [address] = await placeOrder(page);
    expect(address!.split('\n')).toContain('Toronto, ON M5J 0B8');
    const { host, total } = checkoutParts(page);
    await host.getByText(/QED/).first().waitFor();
    expect(await host.getByText(/MJK/).count()).toBe(0);
    expect(await total.textContent()).toContain('CAD');
    expect(errors).toEqual([]);
  },
  120_000,
);
