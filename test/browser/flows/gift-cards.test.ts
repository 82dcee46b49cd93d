import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { payByVisa, serverCheckout, visitCheckout } from './checkout-steps-page.ts';
import { callsOf, sofa } from './shop-page.ts';

/** The number of an unused gift card with a balance of that many dollars, as a shopper types it. */
const newNumber = (dollars: number) =>
  `600649 ${randomInt(10 ** 6)
    .toString()
    .padStart(6, '0')}-${dollars.toString().padStart(4, '0')}`;

async function applyGiftCard(place: Locator, dollars: number): Promise<void> {
  await place.getByLabel('Gift card number').fill(newNumber(dollars));
  await place.getByLabel('PIN', { exact: true }).fill('1234');
  // Applies the gift card, and nothing else.
  await place.getByLabel('PIN', { exact: true }).press('Enter');
  await place.getByRole('list', { name: 'Gift cards that pay' }).waitFor();
}

it('a gift card pays a part, a card the rest, and the order is placed', async () => {
  const { page, errors, ...parts } = await visitCheckout('payment');
  const { host, button, heading } = parts;
  const { total } = (await serverCheckout(page)).orderSummary;
  await button('Add a gift card').click();
  await applyGiftCard(host, 50);
  await payByVisa({ ...parts });
  await host.getByText('Gift card ending in 0050').first().waitFor();
  await button('Place Order').click();
  await heading('Thank you for your order').waitFor();
  // The card pays what the gift card leaves.
  const paid = await callsOf(page, 'savePayment');
  expect(paid.map(({ body }) => body)).toMatchObject([{ amountDue: total - 5000 }]);
  await host.getByText('Gift card ending in 0050').first().waitFor();
  expect(errors).toEqual([]);
});

plainPageTest(
  'with a gift card that pays for the whole order there is no card form, and no card is charged',
  async () => {
    const { page, errors, host, button, heading } = await visitCheckout('payment');
    await button('Add a gift card').click();
    await applyGiftCard(host, 9999);
    await host.getByText('Nothing is left to pay.').first().waitFor();
    expect(await host.getByLabel('Card number', { exact: true }).count()).toBe(0);
    await button('Next: Review & Place Order').click();
    await button('Place Order').click();
    await heading('Thank you for your order').waitFor();
    expect(await callsOf(page, 'savePayment')).toEqual([]);
    expect(errors).toEqual([]);
  },
);

plainPageTest(
  'on a payment page without the island of checkout gift cards and rewards are islands',
  async () => {
    const { page, errors } = await newVisit();
    await postForm(page, '/cart/add', { Sku: sofa.sku });
    await postForm(page, '/checkout/guest', {});
    await page.goto(pageUrl('/checkout/payment'));
    await waitForStatus(page, '[data-island="rewards"]', 'mounted');
    const host = page.locator('[data-island="gift-cards"]');
    await host.locator('.si-gift-cards').waitFor();
    await applyGiftCard(host, 120);
    await page.reload();
    await host.getByText('Gift card ending in 0120').first().waitFor();
    await host.getByRole('button', { name: 'Remove Gift card ending in 0120' }).click();
    await host.getByRole('list').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  },
);
