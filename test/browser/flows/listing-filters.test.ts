import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  holdBack,
  newKeptVisit,
  newVisit,
  pageUrl,
  plainPageTest,
  type Visit,
  visitShop,
  waitForStatus,
} from '../harness.ts';
import { openedOnce } from '../opened-once.ts';
import { expectFocus } from './shop-page.ts';

const host = '[data-island="listing-filters"]';
const phone = { viewport: { width: 390, height: 844 } };
const filters = (page: Page) => page.locator(host);
const toolbar = (page: Page) => page.locator('[data-island="listing-toolbar"]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const facet = (page: Page, name: string) => filters(page).getByRole('group', { name });
/** A color by its index among the visible ones. */
const color = (page: Page, nth: number) => facet(page, 'Color').getByRole('checkbox').nth(nth);
const asked = (page: Page) => new URL(page.url()).searchParams.get('facets');
/** The count as text. */
const count = (page: Page) => toolbar(page).locator('p');

/** The count once it has changed. */
async function otherCount(page: Page, before: string): Promise<string> {
  await expect.poll(() => count(page).innerText()).not.toBe(before);
  return count(page).innerText();
}

async function settled(page: Page): Promise<void> {
  for (const island of ['listing-filters', 'listing-toolbar', 'product-grid'])
    await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
}

async function visitSofas(path = '/sofas', options?: Parameters<typeof visitShop>[1]): Promise<Visit> {
  const visit = await visitShop(path, options);
  await settled(visit.page);
  return visit;
}

it('each tick narrows the listing and adds a history entry; Back and forward undo and redo it', async () => {
  const { page, errors } = await visitSofas();
  const before = await count(page).innerText();
  await color(page, 0).check();
  await expect.poll(() => asked(page)).toMatch(/^color_/);
  const first = asked(page);
  const narrowed = await otherCount(page, before);
  await facet(page, 'Price').getByRole('checkbox').first().check();
  await expect.poll(() => asked(page)).toContain(',price_');
  await otherCount(page, narrowed);

  await page.goBack();
  await expect.poll(() => count(page).innerText()).toBe(narrowed);
  expect(asked(page)).toBe(first);
  await expect.poll(() => facet(page, 'Price').getByRole('checkbox').first().isChecked()).toBe(false);
  await page.goBack();
  await expect.poll(() => count(page).innerText()).toBe(before);
  await expect.poll(() => color(page, 0).isChecked()).toBe(false);
  await page.goForward();
  await expect.poll(() => count(page).innerText()).toBe(narrowed);
  await expect.poll(() => color(page, 0).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

it('by keyboard alone: a facet is opened, a value ticked, a range added, a chip removed', async () => {
  const { page } = await visitSofas();
  const material = filters(page).getByRole('button', { name: /^Material/ });
  await material.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const value = facet(page, 'Material').getByRole('checkbox').first();
  await expectFocus(value);
  await page.keyboard.press('Space');
  await expect.poll(() => asked(page)).toMatch(/^material_/);
  await expectFocus(value);

  const price = facet(page, 'Price').getByRole('form');
  await price.getByRole('textbox').first().focus();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await price
    .getByText('Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.')
    .waitFor();
  await expectFocus(price.getByRole('textbox').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toContain(',price_-9000');
  expect(await price.getByRole('textbox').last().inputValue()).toBe('');

  await filters(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toBe('price_-9000');
  await expectFocus(filters(page).getByRole('button', { name: 'Remove Under $9,000' }));
});

it('on mobile by keyboard alone: the panel opens, narrows the listing, and returns the focus', async () => {
  const { page, errors } = await visitSofas('/sofas', phone);
  const button = toolbar(page).getByRole('button', { name: /^Filters/ });
  // Hidden, or a pixel high, because a hostile page may give every block a pixel.
  expect((await filters(page).boundingBox())?.height ?? 0).toBeLessThanOrEqual(1);
  await button.focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  const { height } = (await panel(page).locator('.si-dialog__panel').boundingBox())!;
  expect(Math.round(height)).toBe(844);
  const before = await count(page).innerText();
  await panel(page).getByRole('group', { name: 'Color' }).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  const shown = await otherCount(page, before);
  await panel(page)
    .getByRole('button', { name: `Show ${shown}` })
    .focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  await expectFocus(button);
  expect(await button.innerText()).toBe('Filters (1)');
  expect(errors).toEqual([]);
});

/** A listing's page that tests share. */
const keptPage = openedOnce(async () => {
  const { page } = await newKeptVisit();
  await page.goto(pageUrl('/sofas'));
  await settled(page);
  return page;
});

/** The kept page with its filters shown. A failed test may leave them hidden, and they stay so after a reload. */
async function keptSofas(reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  const page = await keptPage();
  await page.emulateMedia({ reducedMotion });
  const show = toolbar(page).getByRole('button', { name: 'Show filters' });
  if (await show.isVisible()) await show.click();
  await filters(page).waitFor();
  return page;
}

plainPageTest('the filters are hidden and shown again, and the products take their space', async () => {
  const page = await keptSofas();
  const grid = page.locator('[data-island="product-grid"]');
  const { width } = (await grid.boundingBox())!;
  await toolbar(page).getByRole('button', { name: 'Hide filters' }).click();
  await filters(page).waitFor({ state: 'hidden' });
  expect((await grid.boundingBox())!.width).toBeGreaterThan(width + 200);
  await toolbar(page).getByRole('button', { name: 'Show filters' }).click();
  await filters(page).waitFor();
  expect((await grid.boundingBox())!.width).toBe(width);
});

plainPageTest(
  'filters that stay in view are no higher than the window, so that their last one is in view',
  async () => {
    const page = await keptSofas();
    const { height } = page.viewportSize()!;
    // There are more filters than fit into the window.
    expect(await filters(page).evaluate((host) => host.scrollHeight)).toBeGreaterThan(height);
    expect((await filters(page).boundingBox())!.height).toBe(height);
  },
);

for (const [how, file] of [
  ['opened', 'widgets/listing-filters.js'],
  ['reloaded', 'widgets/listing-filters.js'],
  ['reloaded, and pressed before a press is held', 'actions.js'],
]) {
  plainPageTest(`ticks from before the script has loaded are kept: ${how}`, async () => {
    const { page } = await newVisit();
    const release = await holdBack(page, `**/islands/${file}*`);
    await page.goto(pageUrl('/sofas'));
    if (how !== 'opened') await page.reload();
    const box = filters(page).locator('input[name="facets"]').first();
    const id = await box.getAttribute('value');
    await box.check();
    release();
    await settled(page);
    await expect.poll(() => asked(page)).toBe(id);
    expect(await color(page, 0).isChecked()).toBe(true);
  });
}

plainPageTest('on a narrow page that is not mobile, the filters do not overlap a tile', async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  await page.route('**/sofas', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"brand":', '"isMobile":false,"brand":');
    await route.fulfill({ response, body });
  });
  await page.goto(pageUrl('/sofas'));
  await settled(page);
  const { panel, bar, tile } = await places(page);
  expect(panel!.height).toBeGreaterThan(300);
  expect(panel!.y + panel!.height).toBeLessThanOrEqual(bar!.y + 1);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(tile!.y);
});

plainPageTest('on a wide page that is mobile, there is no empty column', async () => {
  const { page } = await visitSofas('/sofas?mobile=1');
  const { panel, bar, tile } = await places(page);
  expect(panel).toBeNull();
  expect(tile!.x).toBeLessThan(200);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(tile!.y);
});

async function places(page: Page) {
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  return {
    panel: await boxOf(host),
    bar: await boxOf('.si-listing-toolbar'),
    tile: await boxOf('.si-product-grid__tile'),
  };
}

plainPageTest('the drawer animates for 0.6 s, and not at all with reduced motion', async () => {
  const page = await keptSofas('no-preference');
  const duration = () =>
    filters(page)
      .locator('[inert]')
      .first()
      .evaluate((drawer) => getComputedStyle(drawer).transitionDuration);
  expect(await duration()).toBe('0.6s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});
