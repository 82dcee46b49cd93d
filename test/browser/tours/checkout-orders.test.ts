import { expect } from 'vitest';
import { newSignedIn } from '../flows/account-page.ts';
import { checkoutMounted, checkoutParts, pathOf, setCheckout } from '../flows/checkout-steps-page.ts';
import { chooseShop } from '../flows/shop-page.ts';
import { newVisit, pageUrl, plainPageTest, shopUrl } from '../harness.ts';
import { canadianAddress, placeOrder, typedAddress, typeFields } from './whole-order.ts';

/* Whole orders, from the shipping step to the confirmation: by shoppers who are no guests, and in Canada. */

plainPageTest('under a strict policy, signed in: one item, to another address', async () => {
  const { page, errors } = await newVisit();
  await newSignedIn(page);
  await setCheckout(page, 'address-book');
  await page.goto(`${shopUrl}/strict${pathOf('shipping')}`);
  await checkoutMounted(page);
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0);
  await checkoutParts(page).host.getByLabel('A new address').check();
  await typeFields(page, { ...typedAddress, 'ZIP code': '78701' });
  await checkoutParts(page).host.getByLabel('State').selectOption('TX');
  const [address] = await placeOrder(page);
  expect(address!.split('\n')).toContain('77 Congress Ave');
  expect(errors).toEqual([]);
});

plainPageTest('in the Canadian store: to a Canadian address, in Canadian dollars', async () => {
  const { page, errors } = await newVisit();
  await chooseShop(page, 'country=CA');
  await page.goto(pageUrl(await setCheckout(page, 'start')));
  await checkoutMounted(page);
  const { host } = checkoutParts(page);
  await typeFields(page, { ...canadianAddress, 'Email address': 'bo@example.com' });
  await host.getByLabel('Province').selectOption('ON');
  const [address] = await placeOrder(page);
  expect(address!.split('\n')).toContain('Toronto, ON M5J 0B8');
  expect(await host.locator('.si-checkout__total').textContent()).toContain('CAD');
  expect(errors).toEqual([]);
});
