import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisit, pageUrl, plainPageTest, shopUrl } from '../harness.ts';
import { newSignedIn, signInForm } from './account-page.ts';
import {
  checkoutMounted,
  checkoutParts,
  pathOf,
  payByVisa,
  serverCheckout,
  setCheckout,
} from './checkout-steps-page.ts';
import { callsOf, chooseShop } from './shop-page.ts';

/* Whole orders, from the shipping step to the confirmation, of those who order in another way. */

/** The fields of a typed address. */
const typed = {
  'First name': 'Ann',
  'Last name': 'Baker',
  'Street address or PO box': '77 Congress Ave',
  City: 'Austin',
  Phone: '512 555 0133',
};

async function type(page: Page, texts: Record<string, string>): Promise<void> {
  const { host } = checkoutParts(page);
  for (const [name, text] of Object.entries(texts)) await host.getByLabel(name, { exact: true }).fill(text);
}

/** From the shipping step, once its form is filled in, to the confirmation of one order; its addresses. */
async function order(page: Page): Promise<string[]> {
  const parts = checkoutParts(page);
  const { host, heading, button } = parts;
  await button('Next').click();
  await heading('Shipping and Gift Options').waitFor();
  // Shown with the form, after the heading.
  await button('Next: Payment').waitFor();
  for (const day of await host.getByLabel('Delivery day').all()) await day.selectOption('contact');
  await button('Next: Payment').click();
  await heading('Payment and Billing').waitFor();
  await payByVisa(parts);
  await button('Place Order').click();
  await page.waitForURL(/\/checkout\/confirmation/);
  await heading('Thank you for your order').waitFor();
  const { orderNumber } = await serverCheckout(page);
  await host.getByText(`Order number ${orderNumber}`).waitFor();
  expect(await callsOf(page, 'placeOrder')).toHaveLength(1);
  // Rendered after the heading and the number.
  await host.locator('address').first().waitFor();
  return host.locator('address').allInnerTexts();
}

plainPageTest('under a strict policy, signed in: one item, to another address', async () => {
  const { page, errors } = await newVisit();
  await newSignedIn(page);
  await setCheckout(page, 'address-book');
  await page.goto(`${shopUrl}/strict${pathOf('shipping')}`);
  await checkoutMounted(page);
  expect(await signInForm(page).greeting.count()).toBe(1);
  await checkoutParts(page).host.getByLabel('A new address').check();
  await type(page, { ...typed, 'ZIP code': '78701' });
  await checkoutParts(page).host.getByLabel('State').selectOption('TX');
  const [address] = await order(page);
  expect(address!.split('\n')).toContain('77 Congress Ave');
  expect(errors).toEqual([]);
});

plainPageTest('in the Canadian store: to a Canadian address, in Canadian dollars', async () => {
  const { page, errors } = await newVisit();
  await chooseShop(page, 'country=CA');
  await page.goto(pageUrl(await setCheckout(page, 'start')));
  await checkoutMounted(page);
  const { host } = checkoutParts(page);
  await type(page, {
    ...typed,
    'Postal code': 'm5j 0b8',
    City: 'Toronto',
    Phone: '416 555 0199',
    'Email address': 'bo@example.com',
  });
  await host.getByLabel('Province').selectOption('ON');
  const [address] = await order(page);
  expect(address!.split('\n')).toContain('Toronto, ON M5J 0B8');
  expect(await host.locator('.si-checkout__total').textContent()).toContain('CAD');
  expect(errors).toEqual([]);
});
