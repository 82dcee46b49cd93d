import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutParts, payByVisa, serverCheckout } from '../flows/checkout-steps-page.ts';
import { callsOf } from '../flows/shop-page.ts';

/** The fields of a typed address. */
export const typedAddress = {
  'First name': 'Ann',
  'Last name': 'Baker',
  'Street address or PO box': '77 Congress Ave',
  City: 'Austin',
  Phone: '512 555 0133',
};

/** Its fields in Canada. */
export const canadianAddress = {
  ...typedAddress,
  'Postal code': 'm5j 0b8',
  City: 'Toronto',
  Phone: '416 555 0199',
};

export async function typeFields(page: Page, texts: Record<string, string>): Promise<void> {
  const { host } = checkoutParts(page);
  for (const [name, text] of Object.entries(texts)) await host.getByLabel(name, { exact: true }).fill(text);
}

/** From the shipping step, once its form is filled in, to the confirmation of one order; its addresses. */
export async function placeOrder(page: Page): Promise<string[]> {
  const parts = checkoutParts(page);
  const { host, heading, button } = parts;
  await button('Next').click();
  await heading('Shipping and Gift Options').waitFor();
  // Shown with the form, after the heading.
  await button('Next: Payment').waitFor();
  for (const call of await host.getByLabel('Call me to arrange the delivery').all()) await call.check();
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
