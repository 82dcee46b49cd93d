import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { updateItem } from '../../../src/contract/cart/cart-changes.ts';
import { holdBack, newKeptVisit, newVisit, pageUrl, plainPageTest, type Visit } from '../harness.ts';
import { newSignedIn } from './account-page.ts';
import {
  cartMounted,
  cartParts,
  cartPath,
  expectServersCart,
  serverCart,
  setCart,
  visitCart,
} from './cart-page.ts';
import { comeBack } from './shop-page.ts';

const shippingUrl = () => pageUrl('/checkout/shipping');
const layer = (page: Page, name: string) => page.getByRole('dialog', { name });
const now = (page: Page) => layer(page, 'Checkout Now');

/** The server's answer to a checkout of this cart. */
async function outcomeOf(page: Page): Promise<{ isSuccess: boolean; errorType: number }> {
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const headers = { RequestVerificationToken: token };
  const answer = await page.request.post(pageUrl('/api/cart/checkout').replace('/hostile', ''), {
    headers,
    data: {},
  });
  return answer.json();
}

it('a guest is asked who they are, and continues to shipping', async () => {
  const { page, checkout, errors } = await visitCart('plain');
  await checkout.click();
  await now(page).getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL(shippingUrl());
  expect(errors).toEqual([]);
});

plainPageTest('a signed-in shopper goes straight to shipping, with the last change of the cart', async () => {
  const { page } = await newVisit();
  await newSignedIn(page);
  await setCart(page, 'plain');
  await page.goto(pageUrl(cartPath));
  await cartMounted(page);
  const { more, checkout } = cartParts(page);
  const answer = await holdBack(page, `**${updateItem.path}`);
  await more().click();
  await checkout.click();
  answer();
  await page.waitForURL(shippingUrl());
  expect((await serverCart(page)).lineItems[0]!.quantity).toBe(2);
});

/** One page for all states: each replaces the cart, which the page then reads. */
let kept: Visit;

async function checkOutIn(state: string, { page } = kept): Promise<Page> {
  await setCart(page, state);
  if (page.url() !== pageUrl(cartPath)) {
    await page.goto(pageUrl(cartPath));
    await cartMounted(page);
  } else await comeBack(page);
  await expectServersCart(page);
  await cartParts(page).checkout.click();
  return page;
}

beforeAll(async () => {
  kept = await newKeptVisit();
});

const removals: [state: string, title: string, button: string, asks: boolean][] = [
  ['nla', 'Item(s) no longer available', 'Remove All', false],
  ['pfas', 'Item(s) cannot be shipped to or picked up in this state', 'Remove All', false],
  ['in-house-nla', 'Item(s) no longer available', 'Remove All', true],
  ['personalization', 'Please Edit Your Cart to Proceed', 'Remove All', true],
  ['installation', 'Please Edit Your Cart to Proceed', 'Continue', false],
];

plainPageTest.each(removals)(
  '%s: its popup’s button leads to a cart that can be checked out',
  async (state, title, button, asks) => {
    const page = await checkOutIn(state);
    await layer(page, title).getByRole('button', { name: button }).click();
    if (asks) await layer(page, 'Are you sure?').getByRole('button', { name: 'Remove All' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectServersCart(page);
    expect(await outcomeOf(page)).toMatchObject({ isSuccess: true, errorType: 0 });
  },
);

plainPageTest('all-nla: after the question the cart is empty', async () => {
  const page = await checkOutIn('all-nla');
  const popup = layer(page, 'Item(s) no longer available');
  await popup.getByRole('button', { name: 'Remove All' }).click();
  await layer(page, 'Are you sure?').getByRole('button', { name: 'Remove All' }).click();
  await cartParts(page).cart.getByText('Your cart is empty.').waitFor();
  expect((await serverCart(page)).lineItems).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

plainPageTest('certificates: Continue takes them off, and goes on with checkout', async () => {
  const page = await checkOutIn('certificates');
  await layer(page, 'Reward certificates').getByRole('button', { name: 'Continue' }).click();
  await now(page).waitFor();
  expect((await serverCart(page)).rewardCertificates.some(({ isApplied }) => isApplied)).toBe(false);
  await page.keyboard.press('Escape');
  await now(page).waitFor({ state: 'detached' });
  await expectServersCart(page);
});

it('a popup’s content has the way on', async () => {
  const page = await checkOutIn('popup');
  const popup = layer(page, 'Before You Check Out');
  await popup.getByText('take a week longer').waitFor();
  const way = await popup.getByRole('link', { name: 'Continue to checkout' }).getAttribute('href');
  expect(decodeURIComponent(way!)).toContain('/checkout/shipping');
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
});

plainPageTest('a reissued card asks for another, which goes on with checkout', async () => {
  const page = await checkOutIn('reissued-card');
  const popup = page.locator('[data-island="add-card"]').getByRole('dialog');
  await popup.getByText('Card has been reissued. Please use new card.').first().waitFor();
  await popup.getByLabel('Card number').fill('4111111111111111');
  await popup.getByLabel('Expiration date').fill('04/38');
  await popup.getByLabel('Security code').fill('737');
  await popup.getByRole('button', { name: 'Add Card' }).click();
  await now(page).getByRole('button', { name: 'Guest Checkout' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await now(page).getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL(shippingUrl());
});

plainPageTest('oversized: Continue asks a guest who they are, and goes on', async () => {
  const page = await checkOutIn('oversized', await newVisit());
  const popup = layer(page, 'Make sure these items will fit in your vehicle');
  await popup.getByRole('table').first().waitFor();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await now(page).getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL(shippingUrl());
});
