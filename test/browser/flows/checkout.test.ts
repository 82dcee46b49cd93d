import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, shopUrl } from '../harness.ts';
import {
  checkoutMounted,
  checkoutParts,
  pathOf,
  payByVisa,
  serverCheckout,
  visitCheckout,
} from './checkout-steps-page.ts';
import { callsOf, expectFocus, setFault } from './shop-page.ts';

const review = 'Review and Place Order';
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
  await host.getByLabel('Delivery day').selectOption('contact');
  await giftMessage.fill('Enjoy!');
  await button('Next: Payment').click();
  await heading('Payment and Billing').waitFor();
  await payByVisa(checkoutParts(page));
  await button('Next: Review & Place Order').click();
  await heading(review).waitFor();
  await host.getByText('Gift message: “Enjoy!”').waitFor();
  await button('Place Order').click();
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  await heading(confirmation).waitFor();
  const { orderNumber } = await serverCheckout(page);
  await host.getByText(`Order number ${orderNumber}`).waitFor();
  expect(await callsOf(page, 'placeOrder')).toHaveLength(1);
  expect(errors).toEqual([]);
});

plainPageTest('reloading the confirmation shows the same order, and places none', async () => {
  const { page, host } = await visitCheckout('placed');
  const { orderNumber } = await serverCheckout(page);
  await page.reload();
  await host.getByText(`Order number ${orderNumber}`).waitFor();
  expect(await callsOf(page, 'placeOrder')).toEqual([]);
});

plainPageTest('every step is an address: Back, Forward and reload show it again', async () => {
  const { page, host, heading, button } = await visitCheckout('options');
  await host.getByLabel('Delivery day').selectOption('contact');
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

plainPageTest(
  'a step that cannot be shown yet leads to the first that is not done, and says so',
  async () => {
    const { page, heading, alerts } = await visitCheckout('start');
    await page.goto(pageUrl(pathOf('review')));
    await checkoutMounted(page);
    await heading('Shipping').waitFor();
    expect(await alerts.count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(new URL(pageUrl(pathOf('shipping'))).pathname);
  },
);

plainPageTest('what is typed stays through a failed save, and a reload', async () => {
  const { page, host, giftMessage, alerts } = await visitCheckout('options');
  await setFault(page, 'updateGiftMessage', '500');
  await giftMessage.fill('With love');
  await giftMessage.press('Tab');
  await alerts.first().waitFor();
  expect(await giftMessage.inputValue()).toBe('With love');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await checkoutMounted(page);
  await expect.poll(() => checkoutParts(page).giftMessage.inputValue()).toBe('With love');
  await host.waitFor();
});

plainPageTest('a choice is saved at once, and the totals are the server’s', async () => {
  const { page, host, total } = await visitCheckout('options');
  await host.getByRole('radio', { name: /^Express shipping/ }).check();
  await expect
    .poll(async () => {
      const { recipientList } = await serverCheckout(page);
      return recipientList.flatMap(({ shipments }) => shipments).map((one) => one.selectedServiceLevel);
    })
    .toContain(3);
  const { orderSummary } = await serverCheckout(page);
  const dollars = (orderSummary.total / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',');
  await expect.poll(() => total.textContent()).toContain(dollars);
});

plainPageTest('an order whose page is reloaded before the answer is found by reading it', async () => {
  const { page, button, heading } = await visitCheckout('slow');
  await button('Place Order').click();
  await expect.poll(async () => (await callsOf(page, 'placeOrder')).length).toBe(1);
  await page.goto(pageUrl(pathOf('review')));
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  await heading(confirmation).waitFor();
  expect(await callsOf(page, 'placeOrder')).toHaveLength(1);
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

plainPageTest('a delivery that is full leads back to the options', async () => {
  const { page, button, heading, alerts } = await visitCheckout('full-trip');
  await button('Place Order').click();
  await heading('Shipping and Gift Options').waitFor();
  expect(await alerts.first().textContent()).toMatch(/^The delivery that you chose is no longer available/);
  expect(page.url()).toBe(pageUrl(pathOf('options')));
});

plainPageTest('under Trusted Types and a strict policy an order is placed', async () => {
  const { page, context } = await visitCheckout('review');
  await page.goto(`${shopUrl}/strict${pathOf('review')}`);
  await checkoutMounted(page);
  await checkoutParts(page).button('Place Order').click();
  await page.waitForURL(/confirmation/);
  await checkoutParts(page).heading(confirmation).waitFor();
  expect(context.pages()).toHaveLength(1);
});

plainPageTest('several presses of Place Order place one', async () => {
  const { page, button, heading } = await visitCheckout('review');
  await button('Place Order').evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await page.waitForURL(pageUrl(pathOf('confirmation')));
  await heading(confirmation).waitFor();
  expect(await callsOf(page, 'placeOrder')).toHaveLength(1);
});

plainPageTest('after a step change the heading has the focus', async () => {
  const { host, heading, button } = await visitCheckout('options');
  await host.getByLabel('Delivery day').selectOption('contact');
  await button('Next: Payment').click();
  await heading('Payment and Billing').waitFor();
  await expectFocus(heading('Payment and Billing'));
});

plainPageTest('a declined card opens its popup, which leads to the payment', async () => {
  const { page, button } = await visitCheckout('declined');
  await button('Place Order').click();
  const popup = page.getByRole('dialog', { name: 'Payment Error' });
  await popup.getByRole('button', { name: 'Update Payment' }).click();
  await page.waitForURL(pageUrl(`${pathOf('payment')}?paymentErrorId=authorizationError#header_payment`));
});
