import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageUrl, plainPageTest } from '../harness.ts';
import { cards, pod } from './pod-page.ts';
import { heldIn, newRegistrant } from './registry-page.ts';
import { callsOf, css, expectFocus, script, setFault, writeShopPage } from './shop-page.ts';

const host = '[data-island="add-to-registry"]';
const context =
  '<script type="application/json" id="storefront-context">{"account":{"isSignedIn":true}}</script>';

/** A page with a carousel whose cards add to the visitor's registries: one by default. */
async function visitCards(prepare?: (page: Page) => Promise<unknown>, names?: string[]) {
  const path = await writeShopPage({
    head: css + script + context,
    body: pod('people-also-viewed-pdp', 'data-add-to="registry" data-sku="415002"'),
  });
  const visit = await newRegistrant({ names });
  const { page } = visit;
  await prepare?.(page);
  await page.goto(pageUrl(path));
  const card = cards(page)
    .filter({ has: page.locator(`${host}:not([data-is-made-to-order="true"])`) })
    .first();
  await card.getByText('Add To Registry').waitFor();
  return { ...visit, path, card };
}

it('a press of a card’s link while its island loads is replayed after mounting', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, card, layer, grIds, path } = await visitCards((page) =>
    page.route(/widgets\/add-to-registry\.js/, async (route) => {
      await held;
      await route.continue();
    }),
  );
  await card.getByRole('link', { name: /^Add To Registry/ }).click();
  release();
  await layer.waitFor();
  expect(page.url()).toContain(path);
  expect(await callsOf(page, 'addRegistryItems')).toHaveLength(1);
  expect(Object.values(await heldIn(page, grIds[0]!))).toEqual([1]);
});

plainPageTest(
  'an add from the layer’s own cards updates the layer; the focus returns to the page',
  async () => {
    const { page, card, layer, grIds } = await visitCards();
    const button = card.getByRole('button', { name: /^Add To Registry/ });
    await button.click();
    await layer.waitFor();
    const first = await layer.locator('.si-added-item').textContent();
    const inLayer = layer.getByRole('button', { name: /^Add To Registry/ }).last();
    await inLayer.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => layer.locator('.si-added-item').textContent()).not.toBe(first);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(Object.values(await heldIn(page, grIds[0]!))).toEqual([1, 1]);
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    await expect.poll(() => card.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  },
);

plainPageTest('a card with an error does not grow, and its button works again', async () => {
  const { page, card, layer } = await visitCards();
  const button = card.getByRole('button', { name: /^Add To Registry/ });
  await button.waitFor();
  const before = await card.boundingBox();
  await setFault(page, 'addRegistryItems', '503', { times: 1 });
  await button.click();
  await card.getByRole('alert').waitFor();
  expect((await card.boundingBox())!.height).toBe(before!.height);
  await expectFocus(button);
  await button.click();
  await layer.waitFor();
});

plainPageTest(
  'mounting shifts nothing: the link before and the button after have the same size',
  async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { card } = await visitCards((page) =>
      page.route(/widgets\/add-to-registry\.js/, async (route) => {
        await held;
        await route.continue();
      }),
    );
    const before = await card.getByRole('link', { name: /^Add To Registry/ }).boundingBox();
    release();
    const button = card.getByRole('button', { name: /^Add To Registry/ });
    await button.waitFor();
    expect(await button.boundingBox()).toEqual(before);
  },
);
