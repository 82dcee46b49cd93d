import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, plainPageTest, shopUrl, type Visit, waitForStatus } from '../harness.ts';
import {
  callsOf,
  cartOf,
  expectFocus,
  pressUntil,
  productPage,
  sofa,
  visitPrepared,
  visitProduct,
} from './shop-page.ts';

const customOrder = '/p/412507';
const etched = '/p/415508';
const termsBound = '/p/422007';

const titled = (page: Page, name: string) => page.getByRole('dialog', { name });
const added = async (page: Page) =>
  (await callsOf(page, 'addItems')).map(
    ({ body }) => (body as { items: Record<string, unknown>[] }).items[0],
  );

it('two lines are shown as typed, saved, and in the cart with the piece', async () => {
  const { page, button, layer } = await visitProduct(etched);
  await page.getByRole('textbox', { name: 'First line' }).fill('Ada & Ben');
  await page.getByRole('textbox', { name: 'Second line' }).fill('2026');
  await button.click();
  const asked = titled(page, 'Confirm Your Personalization');
  await asked.getByText('Ada & Ben').waitFor();
  await asked.getByRole('button', { name: 'Add to Cart' }).click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  await page.goto(pageUrl('/checkout/cart'));
  await page.getByText('Personalized: “Ada & Ben”').waitFor();
});

plainPageTest('/strict: the server’s terms are shown and accepted, and the cart’s page follows', async () => {
  const { page, button } = await visitProduct(`/strict${termsBound}`);
  await button.click();
  await titled(page, 'Confirm Your Selection')
    .getByRole('button', { name: 'Accept Terms And Add To Cart' })
    .click();
  await page.waitForURL(`${shopUrl}/checkout/cart`);
  expect(await cartOf(page)).toMatchObject({ count: 1 });
});

plainPageTest('terms that cannot be sanitised cannot be accepted', async () => {
  const { page } = await visitPrepared(`/strict${termsBound}`, ({ page }) =>
    page.addInitScript(() => {
      delete (Element.prototype as { setHTML?: unknown }).setHTML;
    }),
  );
  await waitForStatus(page, '.shop-add', 'mounted');
  await productPage(page).button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').getByText('Something went wrong').waitFor();
  const accept = dialog.getByRole('button', { name: 'Accept Terms And Add To Cart' });
  expect(await accept.getAttribute('aria-disabled')).toBe('true');
  expect(await dialog.innerText()).not.toContain('null');
});

it('by keyboard alone: the layer opens, its terms are read and confirmed, and the piece is added with its fabric', async () => {
  const { page, button, layer, headerCount } = await visitProduct(customOrder);
  await pressUntil(page, button);
  await page.keyboard.press('Enter');
  const asked = titled(page, 'Made For You');
  await asked.waitFor();
  await expectFocus(asked.getByRole('heading', { name: 'Made For You' }));
  await asked.getByText('Fabric: Slate').waitFor();
  expect(await added(page)).toEqual([]);
  const terms = asked.getByRole('button', { name: 'Terms and conditions' });
  await pressUntil(page, terms);
  await page.keyboard.press('Enter');
  const popup = titled(page, 'Terms and conditions');
  await popup.getByRole('link', { name: 'Returns and exchanges' }).waitFor();
  const bullets = popup.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { display, listStyleType } = getComputedStyle(item);
      return `${display} ${listStyleType}`;
    }),
  );
  expect(await bullets).toEqual(['list-item disc', 'list-item disc']);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await expectFocus(terms);
  await pressUntil(page, asked.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  const heading = layer.getByRole('heading', { name: '1 item added to your cart' });
  await heading.waitFor();
  await expectFocus(heading);
  await expect.poll(() => page.locator('dialog').count()).toBe(1);
  expect(await added(page)).toMatchObject([
    { Sku: '412507', OptionChoiceParameter: expect.stringMatching(/^F/) },
  ]);
  await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await expectFocus(button);
});

plainPageTest('the confirmation layer is loaded only for a shopper who needs it', async () => {
  const loaded: string[] = [];
  const note = ({ page }: Visit) =>
    Promise.resolve(
      page.on('request', (request) => loaded.push(...(request.url().match(/add-consent\.\w+/) ?? []))),
    );
  const { page } = await visitPrepared(sofa.path, note);
  await waitForStatus(page, '.shop-add', 'mounted');
  const { button, layer } = productPage(page);
  await button.click();
  await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(loaded).toEqual([]);
  await page.goto(pageUrl(customOrder));
  await waitForStatus(page, '.shop-add', 'mounted');
  expect(loaded).toEqual([]);
  await button.click();
  await titled(page, 'Made For You').waitFor();
  expect(loaded.sort()).toEqual(['add-consent.js']);
});
