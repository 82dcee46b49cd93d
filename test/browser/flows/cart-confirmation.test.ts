import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { holdBack, plainPageTest } from '../harness.ts';
import { cards } from './pod-page.ts';
import { expectFocus, hasFocus, pressUntil, sofa, visitProduct } from './shop-page.ts';

async function openLayer(path?: string, quantity = '1', options?: Parameters<typeof visitProduct>[1]) {
  const visit = await visitProduct(path, options);
  await visit.quantity.fill(quantity);
  await visit.button.click();
  await visit.layer.locator('dl[aria-busy=false]').waitFor();
  return visit;
}

it('its two buttons have one width', async () => {
  const { layer } = await openLayer();
  const widths = await layer
    .locator('.si-dialog__actions > button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  expect(widths).toEqual([expect.any(Number), widths[0]]);
});

it('the page behind it does not scroll', async () => {
  const { page, button, layer } = await visitProduct();
  const top = () => page.evaluate(() => document.scrollingElement!.scrollTop);
  await button.hover();
  const before = await top();
  await button.click();
  await layer.locator('dl[aria-busy=false]').waitFor();
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(await top()).toBe(before);
});

plainPageTest('shows details of an item behind an “i”; Escape closes them before the layer', async () => {
  const { page, layer } = await openLayer('/p/410602');
  const info = layer.getByRole('button', { name: 'About Marlow Linen Pillow 20", Rust' });
  const bubble = layer.getByRole('tooltip');
  expect(await bubble.isVisible()).toBe(false);
  await info.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bubble.isVisible()).toBe(true);
  expect(await bubble.textContent()).toContain('Only a few are left');
  await page.keyboard.press('Escape');
  await expect.poll(() => bubble.isVisible()).toBe(false);
  expect(await layer.isVisible()).toBe(true);
});

plainPageTest('the button of an added extra keeps its width', async () => {
  const { layer } = await openLayer();
  const extras = layer.locator('.si-cart-confirmation__extra');
  const mug = extras.getByRole('button', { name: 'Add to Cart Hadley Mug, Celadon' });
  const widthOf = (button: Locator) => button.evaluate((element) => (element as HTMLElement).offsetWidth);
  const wide = await widthOf(mug);
  await mug.click();
  const done = extras.getByRole('button', { name: 'Added' });
  await done.waitFor();
  expect(await widthOf(done)).toBe(wide);
});

it('shows People Also Bought; adding from it updates the same layer', async () => {
  const { page, layer } = await openLayer();
  const pod = layer.locator('[data-pod-id="people-also-bought-cart-confirmation"]');
  await pod.scrollIntoViewIfNeeded();
  const carousel = layer.getByRole('region', { name: 'People Also Bought' });
  const card = carousel.getByRole('listitem').first();
  const name = await card.getByRole('link').first().textContent();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => layer.locator('dd').first().textContent()).toBe('2 items');
  await expect.poll(() => layer.locator('.si-added-item').first().textContent()).toContain(name);
  expect(await page.locator('dialog').count()).toBe(1);
});

plainPageTest('reserves the space of People Also Bought while it loads', async () => {
  const { page, layer } = await openLayer();
  const pod = layer.locator('[data-pod-id]');
  const height = () => pod.evaluate((host) => host.getBoundingClientRect().height);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 760 });
    await pod.evaluate((host) => host.scrollIntoView());
    await cards(pod).getByRole('link').first().waitFor();
    const shown = await height();
    await page.evaluate(`storefrontIslands.unmount(document.querySelector('dialog [data-pod-id]'))`);
    expect(await pod.textContent()).toBe('');
    expect(await height()).toBeCloseTo(shown, 0);
    await page.evaluate(`storefrontIslands.mount(document.querySelector('dialog [data-pod-id]'))`);
  }
});

const ways: Record<string, (page: Page, layer: Locator) => Promise<void>> = {
  'Continue Shopping': (_page, layer) => layer.getByRole('button', { name: 'Continue Shopping' }).click(),
  'the cross': (_page, layer) => layer.getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': (page) => page.mouse.click(20, 400),
};
plainPageTest(
  'every way of closing returns the focus to the button, with the quantity unchanged',
  async () => {
    const { page, quantity, button, layer } = await visitProduct();
    await quantity.fill('3');
    for (const [name, leave] of Object.entries(ways)) {
      await button.click();
      await layer.waitFor();
      await leave(page, layer);
      await layer.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button), { message: name }).toBe(true);
      expect(await quantity.inputValue()).toBe('3');
    }
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .not.toBe('hidden');
  },
);

it('by keyboard alone: from the top of the page to the layer, through it, and back', async () => {
  const { page, button, quantity, layer } = await visitProduct();
  await pressUntil(page, quantity);
  await page.keyboard.press('ArrowUp');
  await pressUntil(page, button);
  await page.keyboard.press('Enter');
  await layer.getByRole('heading', { name: '2 items added to your cart' }).waitFor();
  await layer.locator('dl[aria-busy=false]').waitFor();
  const inside = () => page.evaluate(() => !!document.activeElement!.closest('dialog'));
  expect(await inside()).toBe(true);
  const checkout = layer.getByRole('button', { name: 'View Cart & Checkout' });
  // After the last control the focus leaves the document and comes back in: the page behind is never reached.
  await pressUntil(page, checkout, 'Tab', async () => {
    const where = await page.evaluate(() => document.activeElement!.closest('dialog, body')!.tagName);
    expect(['DIALOG', 'BODY']).toContain(where);
  });
  await pressUntil(page, layer.getByRole('button', { name: 'Close', exact: true }));
  await pressUntil(page, layer.getByRole('button', { name: 'Continue Shopping' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await layer.waitFor({ state: 'detached' });
  await expectFocus(button);
});

plainPageTest('on a phone the layer fills the screen, and its buttons stay in view', async () => {
  const { page, layer } = await openLayer(`${sofa.path}?mobile=1`, '1', {
    viewport: { width: 390, height: 760 },
  });
  const panel = layer.locator('.si-dialog__panel');
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 760 });
  for (const name of ['View Cart & Checkout', 'Continue Shopping']) {
    const box = (await layer.getByRole('button', { name }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(760);
    expect(box.width).toBeGreaterThan(150);
  }
  const scrolled = () => page.evaluate(() => document.scrollingElement!.scrollTop);
  const before = await scrolled();
  await panel.hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await scrolled()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

plainPageTest('reserves the space of the cart’s numbers while they load', async () => {
  const { page, button, layer } = await visitProduct();
  const answer = await holdBack(page, `**${getCart.path}`);
  await button.click();
  const summary = layer.locator('dl');
  await layer.locator('dl[aria-busy=true]').waitFor();
  const before = await summary.boundingBox();
  answer();
  await layer.locator('dl[aria-busy=false]').waitFor();
  expect((await summary.boundingBox())?.height).toBe(before?.height);
});
