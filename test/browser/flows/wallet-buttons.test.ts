import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { postForm } from './account-page.ts';
import { setCheckout } from './checkout-steps-page.ts';
import { callsOf, comeBack, expectFocus, sofa } from './shop-page.ts';
import { payingWallet, visitPaymentStep, visitWalletCart, walletParts } from './wallet-page.ts';

it('from the cart PayPal leads a guest to the review, where the order is placed', async () => {
  const { page, wallet, answer, heading, button, errors } = await visitWalletCart();
  await wallet('PayPal').click();
  await answer('Approve');
  await heading('Shipping and Gift Options').or(heading('Review and Place Order')).waitFor();
  // The in-home delivery has to be booked first.
  if (await heading('Shipping and Gift Options').isVisible()) {
    await waitForStatus(page, '[data-island="checkout"]', 'mounted');
    await page.getByRole('group', { name: 'Delivery day' }).getByRole('radio').first().check();
    await button('Next: Payment').click();
    await heading('Payment and Billing').waitFor();
    await button('Next: Review & Place Order').click();
  }
  await heading('Review and Place Order').waitFor();
  await page.getByText('PayPal (ann@example.com)').first().waitFor();
  await button('Place Order').click();
  await heading('Thank you for your order').waitFor();
  expect(errors).toEqual([]);
});

it('from the payment step PayPal places the order', async () => {
  const { page, wallet, answer, heading, errors } = await visitPaymentStep();
  await wallet('PayPal').click();
  await answer('Approve');
  await heading('Thank you for your order').waitFor();
  const sent = await callsOf(page, 'placePayPalOrderFromPayment');
  expect(sent.map(({ body }) => body)).toMatchObject([
    { attemptId: expect.any(String), amountDue: expect.any(Number) },
  ]);
  expect(errors).toEqual([]);
});

plainPageTest('from the payment step Apple Pay places the order, by keyboard', async () => {
  const { wallet, sheet, heading, page } = await visitPaymentStep();
  await wallet('Apple Pay').focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('Reference Shop:').waitFor();
  await sheet.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await heading('Thank you for your order').waitFor();
});

plainPageTest('Venmo is chosen in the list, pays, and the review places the order', async () => {
  const { page, host, answer, heading, button } = await visitPaymentStep();
  await host.getByRole('radio', { name: 'Venmo' }).check();
  const chosen = host.locator('[data-island="wallet-buttons"][data-only]');
  await button('Next: Review & Place Order').click();
  await host.getByText('Please press “Pay with Venmo” to go on.').waitFor();
  await chosen.getByRole('button', { name: 'Pay with Venmo' }).click();
  await answer('Approve');
  await heading('Review and Place Order').waitFor();
  await page.getByText('Venmo (@ann-baker)').first().waitFor();
  await button('Place Order').click();
  await heading('Thank you for your order').waitFor();
});

plainPageTest('from the cart Apple Pay is ordered at the review by its own call', async () => {
  const { page, wallet, answer, heading, button } = await visitWalletCart();
  await wallet('Apple Pay').click();
  await answer('Approve');
  await page.waitForURL(/\/checkout\/(shippingandgiftoptions|review)/);
  if (page.url().includes('options')) {
    await page.getByRole('radio').first().check();
    await button('Next: Payment').click();
    await heading('Payment and Billing').waitFor();
    await button('Next: Review & Place Order').click();
  }
  await heading('Review and Place Order').waitFor();
  await button('Place Order').click();
  await heading('Thank you for your order').waitFor();
  expect(await callsOf(page, 'placeApplePayOrder')).toHaveLength(1);
});

plainPageTest('the card network’s wallet pays', async () => {
  const { page, wallet, answer, heading } = await visitPaymentStep();
  await wallet('Click to Pay').click();
  await answer('Approve');
  await heading('Review and Place Order').waitFor();
  expect(await payingWallet(page)).toMatchObject({ name: 'cardNetwork' });
});

plainPageTest('in Canada PayPal pays, and there is no Venmo', async () => {
  const { page } = await newVisit();
  await page.goto(pageUrl('/?country=CA'));
  await setCheckout(page, 'wallets-payment');
  await page.goto(pageUrl('/checkout/paymentandbilling'));
  const { wallet, answer } = walletParts(page);
  await wallet('PayPal').waitFor();
  expect(await wallet('Venmo').count()).toBe(0);
  await wallet('PayPal').click();
  await answer('Approve');
  await page.waitForURL('**/checkout/confirmation');
});

plainPageTest('a declined wallet frees the order’s money and says so', async () => {
  const { page, wallet, answer, host } = await visitPaymentStep('wallet-and-gift-card');
  await wallet('PayPal').click();
  await answer('Approve', '0912 good');
  await host.getByText('PayPal declined the payment. Nothing was ordered').first().waitFor();
  expect(await payingWallet(page)).toBeUndefined();
  await host.getByText('Gift card ending in 0050').first().waitFor();
});

plainPageTest('a lost answer is read: the order is placed, once', async () => {
  const { page, wallet, answer, heading } = await visitPaymentStep();
  await wallet('PayPal').click();
  await answer('Approve', '0913 good');
  await heading('Thank you for your order').waitFor();
  expect(await callsOf(page, 'placePayPalOrderFromPayment')).toHaveLength(1);
});

plainPageTest('an incomplete address comes back in the shipping step, and PayPal pays', async () => {
  const { page, wallet, answer, host } = await visitWalletCart();
  await wallet('PayPal').click();
  await answer('Approve', '1111 incomplete');
  await host.getByText('Please check the address from PayPal').waitFor();
  expect(await host.getByLabel('City').inputValue()).toBe('Chicago');
  expect(await payingWallet(page)).toMatchObject({ name: 'paypal' });
});

plainPageTest('the sheet says that the shop does not ship to a country', async () => {
  const { wallet, answer, sheet } = await visitWalletCart();
  await wallet('Apple Pay').click();
  await answer('Approve', '1111 abroad');
  await sheet.getByText('We do not ship to this country. Please choose another address.').waitFor();
});

it('a cancelled sheet leaves the focus on its button', async () => {
  const { wallet, answer, page } = await visitPaymentStep();
  await wallet('Venmo').click();
  await answer('Cancel');
  await expectFocus(wallet('Venmo'));
  expect(await payingWallet(page)).toBeUndefined();
});

plainPageTest('Enter in a field opens no wallet', async () => {
  const { host, button, sheet } = await visitPaymentStep();
  await button('Add a promo code').click();
  await host.getByLabel('Promo code').fill('NOPE');
  await host.getByLabel('Promo code').press('Enter');
  await host
    .getByText(/not valid|could not|not recognized|does not/i)
    .first()
    .waitFor();
  expect(await sheet.count()).toBe(0);
});

plainPageTest('nothing due: no wallet', async () => {
  const { row, host } = await visitPaymentStep('wallet-nothing-due');
  await host.getByText('Nothing is left to pay.').first().waitFor();
  expect(await row.count()).toBe(0);
});

plainPageTest('a card that is chosen while a sheet is open wins', async () => {
  const { page, wallet, host, sheet } = await visitPaymentStep();
  await wallet('PayPal').click();
  await sheet.waitFor();
  // Behind the sheet, as with a window of the wallet's own.
  await host
    .getByRole('radio', { name: /credit or debit card/i })
    .evaluate((radio: HTMLInputElement) => radio.click());
  await host.getByRole('radio', { name: 'PayPal' }).evaluate((radio: HTMLInputElement) => radio.click());
  await host
    .getByRole('radio', { name: /credit or debit card/i })
    .evaluate((radio: HTMLInputElement) => radio.click());
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await page
    .locator('[data-si-live="assertive"]', { hasText: 'approved too late' })
    .waitFor({ state: 'attached' });
  expect(await payingWallet(page)).toBeUndefined();
});

plainPageTest('after Back there is one working button', async () => {
  const { page, wallet } = await visitPaymentStep();
  await wallet('PayPal').waitFor();
  await comeBack(page);
  await wallet('PayPal').waitFor();
  expect(await wallet('PayPal').count()).toBe(1);
});

plainPageTest.each([
  ['the slide-out', 'drawer'],
  ['Checkout Now', 'checkout-now'],
])('%s has the wallets', async (_, place) => {
  const { page, wallet } = await visitWalletCart(sofa.path, place);
  await page.evaluate(
    `storefrontIslands.open(${JSON.stringify(place === 'drawer' ? 'cart-drawer' : 'checkout-now')})`,
  );
  await wallet('PayPal').click();
  await walletParts(page, place).answer('Approve');
  await page.waitForURL(/\/checkout\/(shippingandgiftoptions|review)/);
  expect(await payingWallet(page)).toMatchObject({ name: 'paypal' });
});

plainPageTest('a page without wallets requests no file and sends no call of any wallet', async () => {
  const { page } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => {
    // The texts of the wallets may be in a file with other texts.
    if (/wallet(?!-messages)|paypal|venmo|apple-pay|braintree/i.test(request.url()))
      asked.push(request.url());
  });
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await page.goto(pageUrl('/checkout/cart'));
  await waitForStatus(page, '[data-island="cart"]', 'mounted');
  await setCheckout(page, 'payment');
  await page.goto(pageUrl('/checkout/paymentandbilling'));
  await waitForStatus(page, '[data-island="checkout"]', 'mounted');
  expect(asked).toEqual([]);
});

plainPageTest.each([
  ['the cart', 'wallets', 'cart'],
  ['the payment step', 'wallets-payment', 'payment'],
])('on %s buttons that come late shift nothing', async (_, state, place) => {
  const { page } = await newVisit();
  await watchPage(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/wallets\/client\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const path = await setCheckout(page, state);
  await page.goto(pageUrl(place === 'cart' ? '/checkout/cart' : path));
  await waitForStatus(page, `[data-island="${place === 'cart' ? 'cart' : 'checkout'}"]`, 'mounted');
  const { row, wallet } = walletParts(page, place);
  await row.waitFor({ state: 'attached' });
  await framesDrawn(page);
  const before = (await watchedIn(page)).shifts.length;
  release();
  await wallet('PayPal').waitFor();
  await wallet('Venmo').waitFor();
  await framesDrawn(page);
  expect((await watchedIn(page)).shifts.slice(before)).toEqual([]);
});

plainPageTest('without any wallet that is available the payment step has no room for them', async () => {
  const { page } = await newVisit();
  await page.route(/wallets\//, (route) => route.abort());
  await page.goto(pageUrl(await setCheckout(page, 'wallets-payment')));
  await waitForStatus(page, '[data-island="checkout"]', 'mounted');
  await page.getByRole('textbox', { name: 'Card number' }).waitFor();
  expect(await walletParts(page).row.count()).toBe(0);
});
