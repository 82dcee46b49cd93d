import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bankCheckFailureMessages } from '../../../src/domain/checkout/checkout-bank-messages.ts';
import { bankCheckMessages } from '../../../widgets/bank-check/bank-check.messages.ts';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { checkoutMounted, setCheckout } from './checkout-steps-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

/** A guest has a sofa in the cart, and has typed a card whose bank wants to check who pays. */
async function pressPay(lastFour: string) {
  const visit = await newVisit();
  const { page } = visit;
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl('/checkout/payment?fields=provider'));
  await waitForStatus(page, '.shop-card', 'mounted');
  const form = page.locator('.si-card-entry');
  const button = form.getByRole('button', { name: 'Use This Card' });
  await form.getByLabel('Provider card number').fill(`411111111111${lastFour}`);
  await button.click();
  return {
    ...visit,
    form,
    button,
    layer: page.getByRole('dialog', { name: bankCheckMessages.bankCheckTitle }),
  };
}

const paid = (page: Page, lastFour: string) =>
  page.getByText(`ending in ${lastFour} now pays for this order.`).first().waitFor();

it('the bank’s page is framed, and a confirmed card pays', async () => {
  const { page, layer, errors } = await pressPay('0930');
  await layer.frameLocator('iframe').getByRole('button', { name: 'Confirm' }).click();
  await paid(page, '0930');
  expect(await layer.count()).toBe(0);
  expect(errors).toEqual([]);
});

plainPageTest('cancelled, nothing is paid, and the button has the focus', async () => {
  const { form, layer, button } = await pressPay('0930');
  await layer.frameLocator('iframe').getByRole('button', { name: 'Confirm' }).waitFor();
  await layer.getByRole('button', { name: 'Cancel' }).click();
  await form.locator('.si-message').getByText(bankCheckFailureMessages.bankCheckCancelled).last().waitFor();
  await expectFocus(button);
});

plainPageTest('the bank’s own page leads back to the step, and the card pays', async () => {
  const { page, errors } = await newVisit();
  await page.goto(pageUrl(`${await setCheckout(page, 'payment')}?fields=provider`));
  await checkoutMounted(page);
  const step = page.locator('[data-island="checkout"]');
  await step.getByLabel('Provider card number').fill('4111111111110931');
  await step.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await step.getByRole('list', { name: 'Pays for this order' }).getByText('ending in 0931').waitFor();
  expect(new URL(page.url()).search).toBe('?fields=provider');
  expect(errors).toEqual([]);
});
