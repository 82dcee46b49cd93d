import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';

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

plainPageTest('hidden filters and large pictures survive a reload', async () => {
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

// A hostile page's filters do not stick beside the products.
plainPageTest('a failure shows with the filters where the toolbar has been scrolled away', async () => {
  const { page } = await visitSofas();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.route('**/*isModelOnly*', (route) => route.fulfill({ status: 500, json: {} }));
  await filters(page).getByRole('checkbox').nth(1).click();
  await filters(page).getByText('your last choice was taken back').waitFor();
});

plainPageTest(
  'the count of a long name keeps its own line, and the focus ring of a filter is whole',
  async () => {
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
    expect(await hiddenRing(label.locator('input'), ['left'])).toEqual([]);
  },
);

plainPageTest(
  'the focus rings of what is chosen, and of the layout above the pictures, are whole',
  async () => {
    const { page } = await visitShop('/sofas?facets=color_rust');
    await settled(page);
    for (const island of [filters(page), toolbar(page)])
      expect(await hiddenRing(island.getByRole('button', { name: 'Remove Rust' }))).toEqual([]);
    expect(await hiddenRing(filters(page).getByRole('button', { name: 'Clear all' }))).toEqual([]);
    await page.setViewportSize(phone.viewport);
    expect(await hiddenRing(toolbar(page).getByRole('button', { name: 'Small pictures' }))).toEqual([]);
  },
);

/** The sides where the focus ring of an element is outside the window, clipped by a box around it, or covered. */
async function hiddenRing(focused: Locator, sides = ['left', 'top', 'right', 'bottom']): Promise<string[]> {
  await focused.focus();
  // The keyboard has been used last, so the focus is visible.
  await focused.page().keyboard.press('Shift');
  return focused.evaluate((element, asked) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return ['no ring'];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Half a pixel inside its outer edge.
    const at = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const ring = {
      left: [left - at, y],
      top: [x, top - at],
      right: [right + at, y],
      bottom: [x, bottom + at],
    };
    // Outlines are painted above all that follows, except for what has a layer of its own, and that unless the focused
    // element has a higher one.
    const levelOf = (part: Element) => Number(getComputedStyle(part).zIndex) || 0;
    const isAbove = (seen: Element) => {
      for (let part: Element | null = seen; part && !part.contains(element); part = part.parentElement) {
        const { position, contentVisibility, opacity, transform } = getComputedStyle(part);
        const isLayer =
          position !== 'static' || contentVisibility === 'auto' || opacity !== '1' || transform !== 'none';
        if (isLayer && levelOf(part) >= levelOf(element)) return true;
      }
      return false;
    };
    const around: Element[] = [];
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== 'visible') around.push(part);
    return asked.filter((side) => {
      const [atX, atY] = ring[side as 'left'] as [number, number];
      const isClipped = around.some((part) => {
        const box = part.getBoundingClientRect();
        return atX < box.left || atX > box.right || atY < box.top || atY > box.bottom;
      });
      const seen = document.elementFromPoint(atX, atY);
      return isClipped || !seen || (!element.contains(seen) && isAbove(seen));
    });
  }, sides);
}

plainPageTest('text stays readable while a change is loading: only pictures fade', async () => {
  const { page } = await visitSofas();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*isModelOnly*', (route) => held.then(() => route.continue()));
  await color(page).click();
  const name = page.locator('[data-island="product-grid"] [aria-busy] li a').first();
  await name.waitFor();
  const opacity = await name.evaluate((text) => {
    let value = 1;
    for (let part: Element | null = text; part; part = part.parentElement)
      value *= Number(getComputedStyle(part).opacity);
    return value;
  });
  expect(opacity).toBe(1);
  release();
});
