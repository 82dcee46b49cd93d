import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newKeptVisit, pageUrl, type Visit, waitForStatus } from '../harness.ts';
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
  expect(replayed).toMatchObject({ cards: [{ type: 'Visa', lastFour: '1111', amount: 179900 }] });
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
