import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { givenAccount, password, postForm, trySignIn } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

/** The cart page with an item, and its Checkout button. */
async function visitCart() {
  const visit = await newVisit();
  const { page } = visit;
  await postForm(page, '/cart/add', { Sku: sofa.sku, Quantity: '1' });
  await page.goto(pageUrl('/checkout/cart'));
  await waitForStatus(page, '[data-island="cart"]', 'mounted');
  const layer = page.getByRole('dialog', { name: 'Checkout Now' });
  return { ...visit, layer, opener: page.getByRole('button', { name: 'Checkout', exact: true }) };
}

async function visitOpened() {
  const visit = await visitCart();
  await visit.opener.focus();
  await visit.page.keyboard.press('Enter');
  await waitForStatus(visit.page, 'dialog [data-island="sign-in"]', 'mounted');
  return visit;
}

const shippingUrl = () => pageUrl('/checkout/shipping');

it('opens by keyboard with the focus on its title, and returns it on Escape', async () => {
  const { page, layer, opener, errors } = await visitOpened();
  await expectFocus(layer.getByRole('heading', { name: 'Checkout Now' }));
  expect(await layer.evaluate((dialog) => dialog.getBoundingClientRect().right)).toBe(1440);
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await expectFocus(opener);
  expect(errors).toEqual([]);
});

plainPageTest('a shopper who signs in there continues to shipping', async () => {
  const { page, errors } = await visitOpened();
  const email = await givenAccount();
  await trySignIn(page, email, password);
  await page.waitForURL(shippingUrl());
  // Checkout's header has no greeting; it offers Sign In to guests alone.
  await page.getByRole('region', { name: 'Shipping' }).waitFor();
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0);
  expect(errors).toEqual([]);
});
