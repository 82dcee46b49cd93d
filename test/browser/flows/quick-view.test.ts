import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goBackAndForward, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { heldIn, newRegistrant } from './registry-page.ts';
import { callsOf, cartOf, expectFocus } from './shop-page.ts';

const grid = '[data-island="product-grid"]';
const tile = (page: Page, nth = 0) => page.locator('.si-product-grid__tile').nth(nth);
const openerIn = (page: Page, nth = 0) => tile(page, nth).getByRole('link', { name: /^Quick View/ });
const added = '[data-island="add-to-cart"][data-island-status="mounted"]';

async function visitListing(path = '/sofas?sortBy=price-low', options?: Parameters<typeof visitShop>[1]) {
  const visit = await visitShop(path, options);
  await waitForStatus(visit.page, grid, 'mounted');
  return visit;
}

/** Opens the quick view of a tile, by the keyboard. */
async function openTile(page: Page, nth = 0) {
  await openerIn(page, nth).focus();
  await page.keyboard.press('Enter');
  const layer = page.getByRole('dialog');
  await layer.locator(added).waitFor();
  return layer;
}

it('from the tile to the cart, and back to the tile', async () => {
  const { page, errors } = await visitListing();
  const nth = await firstInStock(page);
  const name = await tile(page, nth).locator('.si-card__link').getAttribute('title');
  const layer = await openTile(page, nth);
  await expectFocus(layer.getByRole('heading', { name: name! }));
  const { length } = (await callsOf(page, 'getQuickView')) as { length: number };
  expect(length).toBe(1);
  await layer.locator(added).getByRole('button', { name: 'Add to Cart' }).click();
  const confirmed = page.getByRole('dialog', { name: /added to your cart/ });
  await confirmed.waitFor();
  await expect.poll(() => page.locator('dialog').count()).toBe(1);
  expect(await cartOf(page)).toMatchObject({ count: 1 });
  await page.keyboard.press('Escape');
  await confirmed.waitFor({ state: 'detached' });
  await expectFocus(openerIn(page, nth));
  await expect.poll(() => new URL(page.url()).search).toBe('?sortBy=price-low');
  expect(errors).toEqual([]);
});

it('Back closes it and asks the listing for nothing; forward opens it again', async () => {
  const { page, errors } = await visitListing();
  const layer = await openTile(page);
  const asked = await callsOf(page, 'getProductListing');
  await expect.poll(() => new URL(page.url()).search).toContain('quickViewId=');
  await page.goBack();
  await layer.waitFor({ state: 'detached' });
  await expectFocus(openerIn(page));
  expect(new URL(page.url()).search).toBe('?sortBy=price-low');
  await page.goForward();
  await page.getByRole('dialog').locator(added).waitFor();
  expect(await callsOf(page, 'getProductListing')).toEqual(asked);
  expect(errors).toEqual([]);
});

plainPageTest('Forward while it closes opens it again, and its address stays', async () => {
  const { page, errors } = await visitListing();
  await openTile(page);
  await expect.poll(() => new URL(page.url()).search).toContain('quickViewId=');
  await goBackAndForward(page);
  await page.locator('dialog[open]:not([data-closing])').locator(added).waitFor();
  await expect.poll(() => new URL(page.url()).search).toContain('quickViewId=');
  expect(await page.locator('dialog').count()).toBe(1);
  expect(errors).toEqual([]);
});

it('a shared address opens it, over the page that Back leads to', async () => {
  const { page, errors } = await visitListing('/sofas?quickViewId=410553&specialOrderOCParam=INK');
  const layer = page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
  await layer.locator(added).waitFor();
  await page.goBack();
  await layer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
});

plainPageTest(
  'next and previous stay in the list; the focus returns to the tile that was shown last',
  async () => {
    const { page, errors } = await visitListing();
    const layer = await openTile(page);
    const names = await page
      .locator('.si-product-grid__tile .si-card__link')
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('title')));
    const next = layer.getByRole('button', { name: 'Next product' });
    for (let presses = 0; presses < 3; presses++) await next.click();
    await layer.getByRole('heading', { name: names[3]! }).waitFor();
    await layer.getByRole('button', { name: 'Previous product' }).click();
    await layer.getByRole('heading', { name: names[2]! }).waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    await expectFocus(openerIn(page, 2));
    await expect.poll(() => new URL(page.url()).search).toBe('?sortBy=price-low');
    expect(errors).toEqual([]);
  },
);

plainPageTest(
  'Next at the last tile goes on with the listing’s next products, which stay when it closes',
  async () => {
    const { page, errors } = await visitListing();
    const count = await page.locator('.si-product-grid__tile').count();
    const layer = await openTile(page, count - 1);
    const title = () => layer.getByRole('heading', { level: 2 }).first().textContent();
    const last = await title();
    const next = layer.getByRole('button', { name: 'Next product' });
    await next.focus();
    await expect.poll(async () => (await callsOf(page, 'getProductListing')).length).toBe(1);
    await page.keyboard.press('Enter');
    await tile(page, count).waitFor({ state: 'attached' });
    await expect.poll(title).not.toBe(last);
    expect(await title()).toBe(await tile(page, count).locator('.si-card__link').getAttribute('title'));
    await expectFocus(next);
    await layer.locator(added).waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    await expectFocus(openerIn(page, count));
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?sortBy=price-low&take=\d+$/);
    expect(await callsOf(page, 'getProductListing')).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);

plainPageTest('under Trusted Types a fabric is chosen, the code is given, and it is added', async () => {
  const { page, errors } = await visitListing('/strict/sofas?quickViewId=410553');
  const layer = page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
  await layer.locator(added).waitFor();
  const fabrics = layer.locator('.si-quick-view__choices').getByRole('radio');
  await fabrics.nth(1).press('Space');
  await expect.poll(async () => (await callsOf(page, 'getQuickView')).length).toBe(2);
  await layer.locator('.si-quick-view[aria-busy]').waitFor({ state: 'detached' });
  const ways = layer.locator('[data-island="availability"][data-island-status="mounted"]');
  await ways.getByRole('textbox').fill('60611');
  await page.keyboard.press('Enter');
  await ways.getByText('To 60611').waitFor();
  await layer.locator(added).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('dialog', { name: /added to your cart/ }).waitFor();
  expect(await cartOf(page)).toMatchObject({ count: 1 });
  expect(errors).toEqual([]);
});

plainPageTest(
  'its product is added to a registry, and the confirmation of the registry replaces it',
  async () => {
    const { page, grIds, layer: confirmed, errors } = await newRegistrant();
    await page.goto(pageUrl('/sofas?sortBy=price-low'));
    await waitForStatus(page, grid, 'mounted');
    const nth = await firstInStock(page);
    const sku = await openerIn(page, nth).getAttribute('data-sku');
    const quickView = await openTile(page, nth);
    await quickView.getByRole('button', { name: /^Add To Registry/ }).click();
    await confirmed.waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    expect(await heldIn(page, grIds[0]!)).toEqual({ [sku!]: 1 });
    await page.keyboard.press('Escape');
    await confirmed.waitFor({ state: 'detached' });
    await expectFocus(openerIn(page, nth));
    await expect.poll(() => new URL(page.url()).search).toBe('?sortBy=price-low');
    expect(errors).toEqual([]);
  },
);

plainPageTest('Choose Options of a made-to-order product opens it, and never adds', async () => {
  const { page, errors } = await visitListing('/search?query=halden');
  const choose = page.getByRole('link', { name: /^Choose Options/ }).first();
  await choose.click();
  const layer = page.getByRole('dialog');
  const options = layer.locator('[data-island="special-order"][data-island-status="mounted"]');
  await options.waitFor();
  const title = await page.title();
  await options.getByRole('radiogroup').first().getByRole('radio').nth(2).click();
  await expect.poll(() => layer.locator(added).getAttribute('data-option-choice-parameter')).toMatch(/=/);
  expect(await page.title()).toBe(title);
  expect(new URL(page.url()).pathname).toBe('/search');
  expect(await callsOf(page, 'addItems')).toEqual([]);
  expect(errors).toEqual([]);
});

plainPageTest('ids are unique over the page of the same product', async () => {
  const { page } = await visitShop('/p/410553');
  await waitForStatus(page, '.shop-add', 'mounted');
  await page.evaluate("storefrontIslands.open('quick-view', { sku: '410553' })");
  await page.getByRole('dialog').locator(added).waitFor();
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

plainPageTest('without script the link leads to the product’s page', async () => {
  const { page } = await visitShop('/sofas', { javaScriptEnabled: false });
  const opener = page.locator('.tile-quick-view').first();
  const href = await opener.getAttribute('href');
  expect(href).toMatch(/^\/p\/\d+$/);
});

plainPageTest('on a phone nothing jumps when a fabric is chosen', async () => {
  const { page } = await visitShop('/sofas?quickViewId=410553', { viewport: { width: 390, height: 844 } });
  const layer = page.getByRole('dialog');
  await layer.locator(added).waitFor();
  const radios = layer.locator('.si-quick-view__choices').getByRole('radio');
  await radios.nth(1).scrollIntoViewIfNeeded();
  const places = () =>
    layer
      .locator('.si-quick-view__choices, .si-quick-view__foot, .si-quick-view__page')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const before = await places();
  await radios.nth(1).press('Space');
  await expect.poll(async () => (await callsOf(page, 'getQuickView')).length).toBe(2);
  await layer.locator('.si-quick-view[aria-busy]').waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
});

/** The first tile with a button that adds it. */
async function firstInStock(page: Page): Promise<number> {
  const all = page.locator('.si-product-grid__tile');
  for (let nth = 0; nth < (await all.count()); nth++)
    if (
      await all
        .nth(nth)
        .getByRole('button', { name: /^Add to Cart/ })
        .count()
    )
      return nth;
  throw new Error('no tile can be added');
}
