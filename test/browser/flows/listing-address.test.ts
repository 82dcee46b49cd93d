import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { hiddenRings } from './hidden-rings.ts';

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

plainPageTest(
  'on a phone Back closes the panel first and keeps its filters; the next Back undoes them',
  async () => {
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
  },
);

plainPageTest('a panel that its button closes leaves no history entry', async () => {
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

// A hostile page's filters do not stick beside the products.
plainPageTest('a failure shows with the filters where the toolbar has been scrolled away', async () => {
  const { page } = await visitSofas();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.route('**/*isModelOnly*', (route) => route.fulfill({ status: 500, json: {} }));
  await filters(page).getByRole('checkbox').nth(1).click();
  await filters(page).getByText('your last change was undone').waitFor();
});

plainPageTest('the count of a long name keeps its own line', async () => {
  const { page } = await visitSofas();
  const label = filters(page).locator('label').nth(1);
  await label
    .locator('span')
    .nth(-2)
    .evaluate((name) => {
      name.textContent = 'white/white stained oak effect with a performance velvet';
    });
  const { height } = (await label.locator('span').last().boundingBox())!;
  expect(height).toBeLessThan(30);
});

const controls = 'button, a, input';

plainPageTest(
  'the focus rings of filters, of what is chosen, and of the layout above the pictures, are whole',
  async () => {
    const { page } = await visitShop('/sofas?facets=color_rust');
    await settled(page);
    const shown = filters(page).locator('.si-listing-filters__drawer:not([inert])');
    expect(await shown.count()).toBeGreaterThan(0);
    for (const island of [filters(page), toolbar(page)])
      expect(await hiddenRings(island.locator(controls).filter({ visible: true }))).toEqual([]);
    await page.setViewportSize(phone.viewport);
    await toolbar(page).locator('[data-mobile]').waitFor();
    expect(await hiddenRings(toolbar(page).locator(controls).filter({ visible: true }))).toEqual([]);
    await toolbar(page)
      .getByRole('button', { name: /^Filters/ })
      .click();
    expect(await hiddenRings(panel(page).locator(controls).filter({ visible: true }))).toEqual([]);
  },
);

plainPageTest('text stays readable while a change is loading: only pictures fade', async () => {
  const { page } = await visitSofas();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*isModelOnly*', (route) => held.then(() => route.continue()));
  await color(page).click();
  await page.locator('[data-island="product-grid"] [aria-busy] li a').first().waitFor();
  const faded = await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent!.trim();
      let opacity = 1;
      for (let part = texts.currentNode.parentElement; part; part = part.parentElement)
        opacity *= Number(getComputedStyle(part).opacity);
      if (words && opacity < 1) found.push(words);
    }
    return found;
  });
  expect(faded).toEqual([]);
  release();
});
