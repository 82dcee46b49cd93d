import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, visitShop, waitForStatus } from '../harness.ts';

const host = '[data-island="listing-filters"]';
const phone = { viewport: { width: 390, height: 844 } };
const filters = (page: Page) => page.locator(host);
const toolbar = (page: Page) => page.locator('[data-island="listing-toolbar"]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const color = (page: Page) =>
  filters(page).getByRole('group', { name: 'Color' }).getByRole('checkbox').first();
const asked = (page: Page) => new URL(page.url()).searchParams.get('facets');

async function settled(page: Page): Promise<void> {
  for (const island of ['listing-filters', 'listing-toolbar', 'product-grid'])
    await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
}

async function visitSofas(options?: Parameters<typeof visitShop>[1]) {
  const visit = await visitShop('/sofas', options);
  await settled(visit.page);
  return visit;
}

it('on a phone Back closes the panel first and keeps its filters; the next Back undoes them', async () => {
  const { page, errors } = await visitSofas(phone);
  await toolbar(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  await panel(page).getByRole('group', { name: 'Color' }).getByRole('checkbox').first().click();
  await expect.poll(() => asked(page)).toMatch(/^color_/);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  expect(asked(page)).toMatch(/^color_/);
  await page.goBack();
  await expect.poll(() => asked(page)).toBeNull();
  expect(new URL(page.url()).pathname).toMatch(/sofas$/);
  expect(errors).toEqual([]);
});

it('a panel that its button closes leaves no history entry', async () => {
  const { page } = await visitSofas(phone);
  await page.evaluate(() => history.pushState(null, '', '#here'));
  await toolbar(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('');
});

it('hidden filters and large pictures survive a reload', async () => {
  const { page } = await visitSofas();
  await toolbar(page).getByRole('button', { name: 'Hide filters' }).click();
  await toolbar(page).getByRole('button', { name: 'Large pictures' }).click();
  await page.reload();
  await settled(page);
  expect(await filters(page).isVisible()).toBe(false);
  expect(await toolbar(page).getByRole('button', { name: 'Show filters' }).isVisible()).toBe(true);
  expect(
    await toolbar(page).getByRole('button', { name: 'Large pictures' }).getAttribute('aria-pressed'),
  ).toBe('true');
});

it('where the products cannot mount, a tick leads to the page that the server renders', async () => {
  const { page } = await newVisit();
  await page.route(/product-grid[^/]*\.js/, (route) => route.abort());
  await page.goto(pageUrl('/sofas'));
  await waitForStatus(page, host, 'mounted');
  await waitForStatus(page, '[data-island="product-grid"]', 'failed');
  await color(page).click();
  await expect.poll(() => asked(page)).toMatch(/^color_/);
  await waitForStatus(page, host, 'mounted');
  const total = await page.locator('[data-island="product-grid"]').getAttribute('data-total');
  expect(await toolbar(page).locator('p').innerText()).toBe(`${total} results`);
  expect(await page.locator('[data-island="product-grid"] nav').innerText()).toContain(`of ${total}`);
});
