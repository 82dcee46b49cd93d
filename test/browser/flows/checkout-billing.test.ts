import { expect, it } from 'vitest';
import { pageUrl } from '../harness.ts';
import { checkoutParts, pathOf, payByVisa, visitCheckout } from './checkout-steps-page.ts';
import { callsOf } from './shop-page.ts';

it('an order whose bill goes to another address shows it at the review and on the confirmation', async () => {
  const { page, host, heading, button, errors } = await visitCheckout('payment');
  await host.getByRole('checkbox', { name: /^Same as shipping address/ }).uncheck();
  await host.getByLabel('First name').fill('Bo');
  await host.getByLabel('Last name').fill('Baker');
  await host.getByLabel('Street address or PO box').fill('800 Maple Ave');
  await host.getByLabel('ZIP code').fill('60201');
  await host.getByLabel('City').fill('Evanston');
  await host.getByLabel('State').selectOption('IL');
  await host.getByLabel('Phone').fill('(847) 555-0110');
  await payByVisa(checkoutParts(page));
  await host.getByText('800 Maple Ave').waitFor();
  await button('Place Order').click();
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  await heading('Thank you for your order').waitFor();
  await host.getByText('800 Maple Ave').waitFor();
  const sent = await callsOf(page, 'saveBillingAddress');
  expect(sent).toHaveLength(1);
  expect(errors).toEqual([]);
});
