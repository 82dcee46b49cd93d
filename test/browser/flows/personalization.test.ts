import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, visitShop, waitForStatus } from '../harness.ts';
import { callsOf } from './shop-page.ts';

const towel = '/p/415002';
const glass = '/p/415508';
const host = '[data-island="personalization"]';

async function visitEditor(path: string) {
  // The preview is ready when its picture has loaded.
  const visit = await visitShop(path, { hasPictures: true });
  await waitForStatus(visit.page, host, 'mounted');
  await waitForStatus(visit.page, '.shop-add', 'mounted');
  return visit;
}

/** The picture of the text. */
const preview = (page: Page, text: string) => page.getByRole('img', { name: `Preview: “${text}”` });

it('a monogram in another font and thread is drawn, kept over a reload, added, and edited in the cart', async () => {
  const { page, errors } = await visitEditor(towel);
  await page.getByRole('textbox', { name: 'Monogram' }).fill('MJK');
  await page.getByLabel('Font').selectOption('Script');
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
  await preview(page, 'MJK').waitFor();
  await page.getByText('“MJK” in Script italic, Sage').waitFor();
  await page.reload();
  await waitForStatus(page, host, 'mounted');
  expect(await page.getByRole('textbox', { name: 'Monogram' }).inputValue()).toBe('MJK');
  await waitForStatus(page, '.shop-add', 'mounted');
  await page.locator('.shop-add').getByRole('button', { name: 'Add to Cart' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm Your Personalization' });
  await asked.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('heading', { name: '1 item added to your cart' }).waitFor();

  await page.goto(pageUrl('/checkout/cart'));
  await page.getByRole('button', { name: /^Edit Personalization/ }).click();
  const layer = page.locator('[data-island="personalization-layer"]').getByRole('dialog');
  const field = layer.getByRole('textbox', { name: 'Monogram' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('MJK');
  await field.fill('QED');
  await layer.getByRole('button', { name: 'Update' }).click();
  await layer.waitFor({ state: 'detached' });
  await page.getByText('Personalized: “QED”').waitFor();
  await expect.poll(async () => (await callsOf(page, 'updateItem')).length).toBe(1);
  const saved = (await callsOf(page, 'saveDesign')).at(-1);
  expect(saved?.body).toMatchObject({
    design: { personalization: [{ text: 'QED', font: 'Script', textcolor: 'Sage' }] },
  });
  expect(errors).toEqual([]);
});

it.each([
  ['a word that is not allowed', 'oh damn', 'Ada', 'We cannot put these words on a piece.'],
  ['lines too wide together', 'Alexandrina', 'Maximiliana', 'Both lines together are too wide'],
  ['dashes alone', '--', '', 'Enter at least one letter or number'],
])('%s is refused at its place, and cannot be added until it is changed', async (_, first, second, words) => {
  const { page } = await visitEditor(glass);
  await page.getByRole('textbox', { name: 'First line' }).fill(first);
  await page.getByRole('textbox', { name: 'Second line' }).fill(second);
  await page.locator(host).getByText(words).waitFor();
  const add = page.locator('.shop-add').getByRole('button', { name: 'Add to Cart' });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('textbox', { name: 'First line' }).inputValue()).toBe(first);
  await page.getByRole('textbox', { name: 'First line' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Second line' }).fill('2026');
  await preview(page, 'Ada')
    .or(page.getByRole('img', { name: /^Preview: “Ada”/ }))
    .waitFor();
  expect(await add.getAttribute('aria-disabled')).toBeNull();
});
