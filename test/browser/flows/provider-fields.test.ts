import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { scriptWith } from '../../built-modules.ts';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { expectFocus, sofa } from './shop-page.ts';

const script = '**/payment/provider-fields.js*';

/** A guest with a sofa in the cart; `prepare` runs before the payment page is requested. */
async function visitPayment(query: string, prepare?: (page: Page) => Promise<unknown>) {
  const visit = await newVisit();
  const { page } = visit;
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await prepare?.(page);
  await page.goto(pageUrl(`/checkout/payment${query}`));
  await waitForStatus(page, '.shop-card', 'mounted');
  const form = page.locator('.si-card-entry');
  return { ...visit, ...parts(page), form, field: form.getByLabel('Provider card number') };
}

const parts = (page: Page) => ({
  link: (name: string) => page.getByRole('link', { name }),
  popup: page.getByRole('dialog', { name: 'Add New Card' }),
});

/** Makes as many requests for a file fail as `times` says, the first ones. */
async function failFirst(page: Page, files: string, times: number): Promise<void> {
  await page.route(files, (route) => route.abort(), { times });
}

it('a plain link leads to the provider’s fields, and a card in them pays', async () => {
  const { page, link, field, form, errors } = await visitPayment('');
  await link('A card in the payment provider’s fields').click();
  await field.fill('4111111111111111');
  await form.getByRole('button', { name: 'Use This Card' }).click();
  await form
    .getByText('Visa ending in 1111 now pays for this order.')
    .or(form.getByText('Visa ending in 1111 now pays'))
    .first()
    .waitFor();
  await link('A card in the shop’s own fields').click();
  await page
    .getByRole('list', { name: 'Pays for this order' })
    .getByText('ending in 1111: $1,799.00')
    .waitFor();
  expect(errors).toEqual([]);
});

plainPageTest('a card in the popup’s provider fields pays', async () => {
  const { link, popup } = await visitPayment('?fields=provider');
  await link('Add a new card').click();
  await popup.getByLabel('Provider card number').fill('4111111111111111');
  await popup.getByRole('button', { name: 'Add Card', exact: true }).click();
  await popup.getByText('ending in 1111 now pays for this order.').first().waitFor();
});

// The library retries its own file by itself.
plainPageTest.each([
  ['script', script, 1],
  ['file of the library', `**/${scriptWith('src/providers/adyen-fields.ts')}*`, 2],
  ['file that loads the script', `**/${scriptWith('src/providers/provider-files.ts')}*`, 2],
])('Try Again loads what failed (%s), submits nothing and keeps the focus', async (_, files, times) => {
  const { page, form, field } = await visitPayment('?fields=provider', (own) => failFirst(own, files, times));
  await page.evaluate("addEventListener('submit', () => { window.sent = true; }, true)");
  const button = form.getByRole('button', { name: /Try Again|Use This Card/ });
  await form.getByRole('button', { name: 'Try Again' }).click();
  await field.waitFor();
  expect(await page.evaluate('window.sent')).toBeUndefined();
  await expectFocus(button);
  await form.getByRole('button', { name: 'Use This Card' }).waitFor();
});

plainPageTest('Try Again in the popup submits nothing', async () => {
  const { page, link, popup } = await visitPayment('?fields=provider', (own) => failFirst(own, script, 1));
  await page.evaluate("addEventListener('submit', () => { window.sent = true; }, true)");
  await page.locator('.si-card-entry').getByRole('button', { name: 'Try Again' }).waitFor();
  await failFirst(page, script, 1);
  await link('Add a new card').click();
  await popup.getByRole('button', { name: 'Try Again' }).click();
  await popup.getByLabel('Provider card number').waitFor();
  expect(await page.evaluate('window.sent')).toBeUndefined();
});
