import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, type Visit, visitShop, waitForStatus } from '../harness.ts';
import { expectFocus } from './shop-page.ts';

const host = '[data-island="product-grid"]';
const grid = (page: Page) => page.locator(host);
const tiles = (page: Page) => grid(page).locator('.si-product-grid__tile:not([data-state])');
const more = (page: Page) => grid(page).getByRole('button', { name: 'Show more' });

async function visitListing(path: string, options?: Parameters<typeof visitShop>[1]): Promise<Visit> {
  const visit = await visitShop(path, options);
  for (const island of ['product-grid', 'listing-toolbar', 'listing-filters'])
    await waitForStatus(visit.page, `[data-island="${island}"]`, 'mounted');
  return visit;
}

const widths = [
  [390, 844],
  [1440, 900],
] as const;

/** The position of each part of each tile, in whole px from the grid's corner: the server's, or the island's. */
function places(page: Page, parts: Record<string, string>) {
  return page.evaluate(
    ([host, parts]) => {
      const corner = document.querySelector(host)!.getBoundingClientRect();
      const placesOf = (selector: string) =>
        [...document.querySelectorAll(`${host} ${selector}`)].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x - corner.x, y - corner.y, width, height].map(Math.round).join(' ');
        });
      return Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, placesOf(selector)]));
    },
    [host, parts] as const,
  );
}

for (const [width, height] of widths)
  for (const brand of ['core', 'modern'])
    plainPageTest(
      `${width} px, ${brand}: every part of a tile stays where the server rendered it`,
      async () => {
        const { page } = await newVisit({ viewport: { width, height } });
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/islands/widgets/product-grid.js', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(pageUrl(`/sofas?brand=${brand}`));
        await page.evaluate(() => document.fonts.ready);
        const written = await places(page, {
          picture: '.tile-picture',
          name: '.tile-name',
          price: '.tile-cost',
          swatches: '.tile-swatches',
          compare: '.shop-compare-choice',
          button: '.tile-action .btn',
        });
        release();
        await waitForStatus(page, host, 'mounted');
        const shown = await places(page, {
          picture: '.si-picture',
          name: '.si-card__name',
          price: '.si-card__price',
          swatches: '.si-product-grid__swatches',
          compare: '.si-product-grid__compare',
          button: '.si-card__action .si-button',
        });
        expect(shown).toEqual(written);
        expect(shown.picture).toHaveLength(48);
      },
    );

it('"Show more" adds the next tiles below, takes the focus to the first of them, and the scroll position stays', async () => {
  const { page, errors } = await visitListing('/sofas');
  await more(page).scrollIntoViewIfNeeded();
  const last = tiles(page).nth(47);
  const top = await last.evaluate((tile) => tile.getBoundingClientRect().top);
  await more(page).press('Enter');
  await grid(page)
    .getByText(/^96 of /)
    .waitFor();
  expect(await tiles(page).count()).toBe(96);
  await expectFocus(tiles(page).nth(48).getByRole('link').first());
  expect(Math.round(await last.evaluate((tile) => tile.getBoundingClientRect().top))).toBe(Math.round(top));
  expect(new URL(page.url()).search).toBe('?take=96');
  expect(errors).toEqual([]);
});

plainPageTest(
  'after "Show more" the name of the first new tile is in view, above the compare bar',
  async () => {
    const { page } = await visitListing('/sofas');
    await tiles(page).first().getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Compare', exact: true }).waitFor();
    await more(page).focus();
    // The button stands just above the bar.
    await more(page).evaluate((button) =>
      scrollBy(0, button.getBoundingClientRect().bottom + 120 - innerHeight),
    );
    await more(page).press('Enter');
    const link = tiles(page).nth(48).getByRole('link').first();
    await expectFocus(link);
    const isSeen = await link.evaluate((name) => {
      const { left, top, bottom } = name.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        document
          .elementFromPoint(left + 4, y)
          ?.closest('li')
          ?.contains(name),
      );
    });
    expect(isSeen).toBe(true);
  },
);

plainPageTest('Back from a product returns to its tile, with the same number of tiles', async () => {
  const { page } = await visitListing('/sofas');
  await more(page).click();
  await grid(page)
    .getByText(/^96 of /)
    .waitFor();
  const link = tiles(page).nth(70).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const sku = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForURL(`**${sku}`);
  await page.goBack();
  await waitForStatus(page, host, 'mounted');
  expect(await tiles(page).count()).toBe(96);
  // The tile is at the same position, whether the page was restored or reloaded.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

plainPageTest('Back within the listing restores the scroll position, also from a product', async () => {
  const { page } = await visitListing('/sofas');
  await tiles(page).nth(40).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  // Clicks by script, because Playwright would scroll to the box first.
  await page
    .getByRole('group', { name: 'Color' })
    .getByRole('checkbox')
    .first()
    .evaluate((box: HTMLInputElement) => box.click());
  await page.waitForURL('**facets=color_*');
  // Whichever product is first by then.
  await tiles(page).first().getByRole('link').first().click();
  await page.waitForURL('**/p/*');
  await page.goBack();
  await waitForStatus(page, host, 'mounted');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => tiles(page).count()).toBe(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

const colorsOf = (tile: Locator) => tile.getByRole('radiogroup').getByRole('radio');
const marlow = (page: Page) => tiles(page).filter({ hasText: 'Marlow 3-Seat Sofa' });

it('a color that is chosen on a tile is in its quick view, and in the cart', async () => {
  const { page, errors } = await visitListing('/search?query=marlow+3-seat', { hasPictures: true });
  const tile = marlow(page);
  const snow = tile.getByRole('radio', { name: 'Snow', exact: true });
  const image = tile.locator('.si-picture img');
  const { y } = (await image.boundingBox())!;
  await snow.click();
  await expect.poll(() => image.getAttribute('src')).toContain('option=');
  expect((await image.boundingBox())!.y).toBe(y);
  expect(await snow.getAttribute('aria-checked')).toBe('true');
  await tile.getByRole('link', { name: /^Quick View/ }).press('Enter');
  const layer = page.getByRole('dialog', { name: 'Marlow 3-Seat Sofa' });
  expect(await layer.getByRole('radio', { name: 'Snow' }).isChecked()).toBe(true);
  await layer
    .locator('[data-island="add-to-cart"][data-island-status="mounted"]')
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await page.getByRole('dialog', { name: /added to your cart/ }).waitFor();
  await page.goto(pageUrl('/checkout/cart'));
  await page.getByText('Snow').first().waitFor();
  expect(errors).toEqual([]);
});

plainPageTest('Back from the product’s page finds the color that was chosen on its tile', async () => {
  const { page } = await visitListing('/search?query=marlow+3-seat', { hasPictures: true });
  await marlow(page).getByRole('radio', { name: 'Snow', exact: true }).click();
  const link = marlow(page).getByRole('link').first();
  await expect.poll(() => link.getAttribute('href')).toContain('option=');
  await link.click();
  await page.getByText('Fabric: Snow').waitFor();
  await page.goBack();
  await waitForStatus(page, host, 'mounted');
  const snow = marlow(page).getByRole('radio', { name: 'Snow', exact: true });
  await expect.poll(() => snow.getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => marlow(page).locator('.si-picture img').getAttribute('src')).toContain('option=');
});

plainPageTest('without script the colors of a tile lead to the product’s page in each', async () => {
  const { page } = await visitShop('/search?query=marlow+3-seat', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Snow Marlow 3-Seat Sofa' }).click();
  await page.getByText('Fabric: Snow').waitFor();
});

plainPageTest(
  'a piece that is made to order is opened in the fabric that was chosen on its tile',
  async () => {
    const { page } = await visitListing('/search?query=halden');
    const tile = tiles(page)
      .filter({ has: page.getByRole('link', { name: /^Choose Options/ }) })
      .first();
    const color = colorsOf(tile).nth(1);
    const name = (await color.textContent())!;
    await color.click();
    await tile.getByRole('link', { name: /^Choose Options/ }).press('Enter');
    const layer = page.getByRole('dialog');
    await expect
      .poll(() => layer.locator('[data-option-code="FABRIC"] [aria-checked="true"]').first().textContent())
      .toContain(name);
  },
);
