import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { cartMessages } from '../../../src/domain/cart/cart-messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { cartOf, comeBack, expectFocus, productPage, sofa } from '../flows/shop-page.ts';
import { waitForStatus } from '../harness.ts';
import {
  type Driver,
  expectTrueCount,
  hasRefreshPopup,
  leaveLayer,
  leaveRefreshPopup,
  messageOf,
} from './driver.ts';

const { addNotKnown, lookAtCart } = cartMessages;

const wordsOf = (outcome: FaultOutcome) =>
  outcome.isNotKnown ? `${addNotKnown} ${lookAtCart}` : messageOf(outcome);

const form: Driver = {
  name: 'adds from the product page',
  call: 'addItems',
  path: '/p/421005',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, '.shop-add', 'mounted');
    await productPage(page).quantity.fill('3');
  },
  async act(page) {
    const { form, button } = productPage(page);
    const earlier = await form.getByRole('alert').elementHandles();
    await button.click();
    // The message of the fault before may have the same words.
    for (const message of earlier) await message.waitForElementState('hidden');
  },
  isWaiting: (page) => page.locator('.shop-add [aria-busy="true"]'),
  async afterFailure(page, outcome) {
    const { form, button, quantity, layer } = productPage(page);
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else expect(await form.getByRole('alert').textContent()).toBe(wordsOf(outcome));
    expect(await layer.count()).toBe(0);
    expect(await quantity.inputValue()).toBe('3');
    await expectFocus(button);
    await expectTrueCount(page);
  },
  async afterSuccess(page) {
    const { form, layer, quantity } = productPage(page);
    await layer.getByRole('heading', { name: '3 items added to your cart' }).waitFor();
    await layer.locator('dl[aria-busy=false]').waitFor();
    expect(await form.getByRole('alert').count()).toBe(0);
    await leaveLayer(page);
    expect(await quantity.inputValue()).toBe('3');
    await expectTrueCount(page);
  },
};

const trending = '[data-pod-id="trending-products"]';
const firstCard = (page: Page) =>
  page
    .locator(trending)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
const cardButton = (page: Page) => firstCard(page).getByRole('button');

const card: Driver = {
  name: 'adds from a card of a carousel',
  call: 'addItems',
  path: '/',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await page.locator(trending).scrollIntoViewIfNeeded();
    await cardButton(page).waitFor();
  },
  act: (page) => cardButton(page).click(),
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else expect(await firstCard(page).getByRole('alert').textContent()).toBe(messageOf(outcome));
    expect(await firstCard(page).textContent()).toContain('$');
    expect(await page.locator(trending).getByRole('listitem').count()).toBeGreaterThan(4);
    await expectFocus(cardButton(page));
    await expectTrueCount(page);
  },
  async afterSuccess(page) {
    await page.getByRole('dialog').getByRole('heading', { name: '1 item added to your cart' }).waitFor();
    expect(await firstCard(page).getByRole('alert').count()).toBe(0);
    await leaveLayer(page);
    await expectFocus(cardButton(page));
    await expectTrueCount(page);
  },
};

const extras = (page: Page) => page.locator('.si-cart-confirmation__extra');
const extraButton = (page: Page) => extras(page).first().getByRole('button');

const extra: Driver = {
  name: 'adds an extra in the layer',
  call: 'addItems',
  path: sofa.path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, '.shop-add', 'mounted');
    await productPage(page).button.click();
    await page.locator('dialog dl[aria-busy=false]').waitFor();
  },
  act: (page) => extraButton(page).click(),
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else expect(await extras(page).first().getByRole('alert').textContent()).toBe(messageOf(outcome));
    expect(await extras(page).count()).toBe(3);
    await expectFocus(extraButton(page));
    await expectTrueCount(page);
  },
  async afterSuccess(page) {
    await expect.poll(() => extraButton(page).getAttribute('data-state')).toBe('done');
    expect(await extras(page).first().getByRole('alert').count()).toBe(0);
    await expectTrueCount(page);
    await leaveLayer(page);
  },
};

const summary: Driver = {
  name: 'sees the cart’s total after an add',
  call: 'getCart',
  path: '/p/421005',
  // The add fetches the cart, and the layer that opens later fetches it once more.
  reports: 2,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, '.shop-add', 'mounted');
    // Otherwise the fault could hit this read instead of the one after the add.
    const answered = page.waitForResponse(`**${getCart.path}`);
    await comeBack(page);
    await answered;
    await expectTrueCount(page);
    await page.evaluate(() => {
      const count = document.querySelector('[data-island="cart-count"]')!.textContent;
      Object.assign(window, { countBefore: count });
    });
  },
  act: (page) => productPage(page).button.click(),
  async afterFailure(page, outcome) {
    const { layer, headerCount } = productPage(page);
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
    await layer.locator('dl').waitFor({ state: 'detached' });
    expect(await layer.locator('.si-added-item').textContent()).toContain('$10.95');
    expect(await layer.getByRole('alert').textContent()).toBe('');
    expect(await headerCount.textContent()).toBe(await page.evaluate('countBefore'));
    await leaveLayer(page);
  },
  async afterSuccess(page) {
    const { layer } = productPage(page);
    await layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
    const { count, subtotal } = await cartOf(page);
    const shown = [count === 1 ? '1 item' : `${count} items`, `$${(subtotal / 100).toFixed(2)}`];
    await expect.poll(() => layer.locator('dd').allTextContents()).toEqual(shown);
    await leaveLayer(page);
    await expectTrueCount(page);
  },
};

const restored: Driver = {
  name: 'returns to a page in the back-forward cache',
  call: 'getCart',
  path: '/customer-service/terms-of-use',
  reports: 1,
  isEvent: true,
  prepare: (page) => waitForStatus(page, '[data-island="cart-count"]', 'mounted'),
  act: comeBack,
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    expect(await productPage(page).headerCount.textContent()).toBe('Cart (0)');
  },
  afterSuccess: expectTrueCount,
};

export const drivers: readonly Driver[] = [form, card, extra, summary, restored];
