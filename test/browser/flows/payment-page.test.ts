import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newKeptVisit, newVisit, pageUrl, plainPageTest, type Visit, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

let visit: Visit;

beforeAll(async () => {
  visit = await newKeptVisit();
  const { page } = visit;
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl('/checkout/payment'));
  await waitForStatus(page, '.shop-card', 'mounted');
});

async function payByCard(form: Locator): Promise<void> {
  await form.getByLabel('Card number').fill('4111111111111111');
  await form.getByLabel('Expiration date').fill('04/38');
  await form.getByLabel('Security code').fill('737');
  await form.getByRole('button', { name: 'Use This Card' }).click();
  await form.getByText('Visa ending in 1111 now pays for this order.').first().waitFor();
}

it.each([
  ['Use a saved card', 'Apply New/Saved Card'],
  ['Pay with two cards', 'Select Two Cards'],
  ['Add a new card', 'Add New Card'],
  ['Choose your credit card offer', 'Choose Your Credit Card Offer'],
  ['Where is my security code?', 'Your Security Code'],
  ['A payment that was not authorized', 'Payment Error'],
  ['A page that is out of date', "We're Sorry."],
])('the link “%s” opens “%s”, which returns the focus to it', async (link, title) => {
  const { page } = visit;
  // In the card form it is a button beside the field.
  const opener = page.getByRole('link', { name: link }).or(page.getByRole('button', { name: link }));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
});

it('the page’s own list of cards follows a payment', async () => {
  const { page } = visit;
  await payByCard(page.locator('.si-card-entry'));
  const list = page.getByRole('list', { name: 'Pays for this order' });
  expect(await list.getByRole('listitem').allTextContents()).toEqual(['Visa ending in 1111: $1,799.00']);
  const replayed = await page.evaluate(`new Promise((resolve) =>
    storefrontIslands.on('payment-changed', ({ detail }) => resolve(detail)))`);
  expect(replayed).toEqual({ cards: [{ type: 'Visa', lastFour: '1111', amount: 179900 }] });
});

plainPageTest('a card pays though the file that sends a payment did not load at first', async () => {
  const { page } = visit;
  const lost = new Set<string>();
  // Chromium keeps such a failure for the lifetime of the page.
  const files = /\/chunks\/send-payment\.js$/;
  await page.route(files, (route) => {
    lost.add(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.reload();
  await waitForStatus(page, '.shop-card', 'mounted');
  await payByCard(page.locator('.si-card-entry'));
  expect(lost.size).toBe(1);
  await page.unroute(files);
  visit.errors.length = 0;
});

plainPageTest('while the bank is slow the form says so, and then that the card pays', async () => {
  const { page } = visit;
  const form = page.locator('.si-card-entry');
  await form.getByLabel('Card number').fill('4111111111110911');
  await form.getByLabel('Expiration date').fill('04/38');
  await form.getByLabel('Security code').fill('737');
  await form.getByRole('button', { name: 'Use This Card' }).click();
  await form.getByText('We are finding out whether your payment went through.').waitFor();
  await form.getByText('Visa ending in 0911 now pays for this order.').waitFor();
  visit.errors.length = 0;
});

it('a card entered there pays for the order, and the reloaded page says so', async () => {
  const { page, errors } = visit;
  await payByCard(page.locator('.si-card-entry'));
  await page.reload();
  await page
    .getByRole('list', { name: 'Pays for this order' })
    .getByText('Visa ending in 1111: $1,799.00')
    .waitFor();
  // The tests share this page, and press its openers.
  await waitForStatus(page, '.shop-card', 'mounted');
  expect(errors).toEqual([]);
});

plainPageTest('in Canada a card pays in Canadian dollars, without ZIP codes or shipping points', async () => {
  const { page } = await newVisit();
  await page.goto(pageUrl('/customer-service/shipping?country=CA'));
  await page.getByRole('link', { name: 'All of it in a popup' }).click();
  const charges = page.getByRole('dialog', { name: 'Shipping Charges and Delivery Information' });
  await charges.getByLabel('Postal code').waitFor();
  expect(
    await charges
      .locator('svg[viewBox]')
      .filter({ has: page.locator('circle') })
      .count(),
  ).toBe(0);
  expect(await charges.textContent()).not.toMatch(/ZIP/);
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl('/checkout/payment'));
  await payByCard(page.locator('.si-card-entry'));
  await page.reload();
  await page
    .getByRole('list', { name: 'Pays for this order' })
    .getByText(/Visa ending in 1111: CAD [\d,]+\.\d\d/)
    .waitFor();
});
