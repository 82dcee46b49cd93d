import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newKeptVisit, pageUrl, plainPageTest, type Visit } from '../harness.ts';
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

plainPageTest('what cannot be bought is removed, and the rest can be checked out', async () => {
  const page = await checkOutIn('in-house-nla');
  const popup = layer(page, 'Item(s) no longer available');
  await popup.getByRole('button', { name: 'Remove All' }).click();
  await layer(page, 'Are you sure?').getByRole('button', { name: 'Remove All' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectServersCart(page);
  expect(await outcomeOf(page)).toMatchObject({ isSuccess: true, errorType: 0 });
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

it('Continue of a popup leads a guest to Checkout Now', async () => {
  const page = await checkOutIn('popup');
  const popup = layer(page, 'Before You Check Out');
  await popup.getByText('take a week longer').waitFor();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await now(page).getByRole('button', { name: 'Guest Checkout' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await now(page).waitFor({ state: 'detached' });
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
