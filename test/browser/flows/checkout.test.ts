import { expect, it } from 'vitest';
import { pageUrl, plainPageTest } from '../harness.ts';
import {
  checkoutMounted,
  checkoutParts,
  pathOf,
  payByVisa,
  serverCheckout,
  visitCheckout,
} from './checkout-steps-page.ts';
import { callsOf } from './shop-page.ts';

const confirmation = 'Thank you for your order';

it('a guest types an address, chooses a delivery, pays, and places one order', async () => {
  const { page, host, heading, button, giftMessage, errors } = await visitCheckout('start');
  await host.getByLabel('First name').fill('Ann');
  await host.getByLabel('Last name').fill('Baker');
  await host.getByLabel('Street address or PO box').fill('233 S Wacker Dr');
  await host.getByLabel('ZIP code').fill('60606');
  await host.getByLabel('City').fill('Chicago');
  await host.getByLabel('State').selectOption('IL');
  await host.getByLabel('Phone').fill('(312) 555-0142');
  await host.getByLabel('Email address').fill('ann@example.com');
  await button('Next').click();
  await heading('Shipping and Gift Options').waitFor();
  await host.getByLabel('Call me to arrange the delivery').check();
  await host.getByLabel('This is a gift').check();
  await giftMessage.fill('Enjoy!');
  await button('Next: Payment').click();
  await heading('Payment and Billing').waitFor();
  await payByVisa(checkoutParts(page));
  await host.getByText('Gift message: “Enjoy!”').waitFor();
  await button('Place Order').click();
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  await heading(confirmation).waitFor();
  const { orderNumber } = await serverCheckout(page);
  await host.getByText(`Order number ${orderNumber}`).waitFor();
  expect(await callsOf(page, 'placeOrder')).toHaveLength(1);
  expect(errors).toEqual([]);
});

plainPageTest('every step is an address: Back, Forward and reload show it again', async () => {
  const { page, host, heading, button } = await visitCheckout('options');
  await host.getByLabel('Call me to arrange the delivery').check();
  await button('Next: Payment').click();
  await heading('Payment and Billing').waitFor();
  expect(page.url()).toBe(pageUrl(pathOf('payment')));
  await page.goBack();
  await heading('Shipping and Gift Options').waitFor();
  await page.goForward();
  await heading('Payment and Billing').waitFor();
  await page.reload();
  await heading('Payment and Billing').waitFor();
});

plainPageTest('an order of two tabs is placed once, and both show it', async () => {
  const { page, context, button } = await visitCheckout('review');
  const other = await context.newPage();
  await other.goto(pageUrl(pathOf('review')));
  await checkoutMounted(other);
  await button('Place Order').click();
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  const { orderNumber } = await serverCheckout(page);
  await checkoutParts(other).button('Place Order').click();
  await other.waitForURL(pageUrl(pathOf('confirmation')));
  await checkoutParts(other).host.getByText(`Order number ${orderNumber}`).waitFor();
  await other.close();
});
