import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, waitForStatus } from '../harness.ts';
import { checkoutMounted, checkoutParts, pathOf, setCheckout } from './checkout-steps-page.ts';
import { cartOf, productPage, sofa, visitPrepared } from './shop-page.ts';

/* In a page whose clock stands still: a busy machine must not decide how soon a second press comes. */

const stop = ({ page }: { page: Page }) => page.clock.install();

/** From now on the page's timers and frames wait for `runFor`. */
const pause = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);

/** Runs the clock frame by frame until something is there. */
async function runUntil(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.evaluate((wanted) => !!document.querySelector(wanted), selector);
    })
    .toBe(true);
}

/** A press at a point that waits for nothing (see guarded.ts). */
async function pressAt(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

async function middleOf(element: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await element.evaluate((node) => node.getBoundingClientRect().toJSON());
  return [x + width / 2, y + height / 2];
}

it('a second press on Add presses nothing in the popup that has opened', async () => {
  const { page } = await visitPrepared(sofa.path, stop);
  await waitForStatus(page, '.shop-add', 'mounted');
  const { button, layer } = productPage(page);
  await button.scrollIntoViewIfNeeded();
  const place = await middleOf(button);
  await pause(page);
  await pressAt(page, place);
  await runUntil(page, 'dialog[data-si-guarded="all"] .si-cart-confirmation__extra button');
  // An extra that is not at the place of the first press, which differs between pages.
  const extras = layer.locator('.si-cart-confirmation__extra').getByRole('button');
  const isApart = Math.abs((await middleOf(extras.first()))[1] - place[1]) > 60;
  const extra = isApart ? extras.first() : extras.nth(1);
  const another = await middleOf(extra);
  await pressAt(page, another);
  await pressAt(page, place);
  await extra.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.clock.runFor(600);
  expect(await page.locator('dialog').getAttribute('data-si-guarded')).toBe('same-place');
  await pressAt(page, place);
  expect((await cartOf(page)).count).toBe(1);
  expect(await layer.isVisible()).toBe(true);
  await pressAt(page, another);
  await expect.poll(async () => (await cartOf(page)).count).toBe(2);
});

plainPageTest(
  'on a phone a double tap on Next leads to Shipping and Gift Options, and no further',
  async () => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    await stop({ page });
    await setCheckout(page, 'rewards');
    await page.goto(pageUrl(pathOf('shipping')));
    await checkoutMounted(page);
    const { button } = checkoutParts(page);
    const place = await middleOf(button('Next'));
    await pause(page);
    await pressAt(page, place);
    await runUntil(page, '.si-checkout[data-step="options"][data-si-guarded="all"] [type=submit]');
    // The buttons stay at the foot of the screen.
    expect(await middleOf(button('Next: Payment'))).toEqual(place);
    await pressAt(page, place);
    await page.clock.runFor(600);
    await pressAt(page, place);
    await page.clock.runFor(600);
    expect(await page.locator('.si-checkout').getAttribute('data-step')).toBe('options');
    expect(await page.locator('[data-si-guarded]').count()).toBe(0);
    await pressAt(page, place);
    await runUntil(page, '.si-checkout:not([data-step="options"])');
  },
);
