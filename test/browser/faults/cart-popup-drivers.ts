import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartErrorMessages } from '../../../widgets/cart-error/cart-error.messages.ts';
import { cartPopupMessages } from '../../../widgets/cart-popup/cart-popup.messages.ts';
import { unavailableMessages } from '../../../widgets/unavailable-items/unavailable-items.messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { cartParts, expectServersCart, serverCart } from '../flows/cart-page.ts';
import { expectFocus } from '../flows/shop-page.ts';
import { bringCart } from './cart-drivers.ts';
import {
  type Driver,
  hasRefreshPopup,
  leaveLayer,
  leavePopups,
  leaveRefreshPopup,
  messageOf,
  wordsBesidePopup,
} from './driver.ts';

const press = (page: Page) => cartParts(page).checkout.click();
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** The popup's message. */
const errorMessage = (page: Page) => page.getByRole('dialog').locator('.si-message[data-state="error"]');

async function expectMessage(page: Page, outcome: FaultOutcome): Promise<void> {
  await leavePopups(page, outcome);
  await expect.poll(() => errorMessage(page).allTextContents()).toEqual(wordsBesidePopup(outcome, true));
}

const shared = {
  reports: 1,
  isEvent: true,
} satisfies Partial<Driver>;

const checkout: Driver = {
  ...shared,
  name: 'presses Checkout',
  call: 'checkoutCart',
  prepare: (page) => bringCart(page, 'plain'),
  act: press,
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else {
      const popup = page.getByRole('dialog', { name: cartErrorMessages.cartErrorTitle });
      await popup.getByText(messageOf(outcome)).waitFor();
      await popup.getByRole('button', { name: cartErrorMessages.backToCart }).click();
      await popup.waitFor({ state: 'detached' });
    }
    await expectFocus(cartParts(page).checkout);
    await expectServersCart(page);
  },
  async afterSuccess(page) {
    await page.getByRole('dialog', { name: 'Checkout Now' }).waitFor();
    await leaveLayer(page);
    await expectServersCart(page);
  },
};

const notice: Driver = {
  ...shared,
  name: 'sees the popup before checkout',
  call: 'getCheckoutPopup',
  sentTo: '/checkout/popups',
  prepare: (page) => bringCart(page, 'popup'),
  async act(page) {
    if (await page.getByRole('dialog').count())
      await button(page, cartPopupMessages.cartPopupTryAgain).click();
    else await press(page);
  },
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    // Its layer would be empty without words and Try Again.
    await expect.poll(() => errorMessage(page).allTextContents()).toEqual([messageOf(outcome)]);
    expect(await page.locator('dialog .si-skeleton').count()).toBe(0);
  },
  async afterSuccess(page) {
    await page.locator('dialog .si-cart-popup .si-server-text').waitFor();
    expect(await errorMessage(page).count()).toBe(0);
    await leaveLayer(page);
  },
};

/** Removes the unavailable items; the popup stays after a failure. */
const removal: Driver = {
  ...shared,
  name: 'removes the unavailable items',
  call: 'removeNlaItems',
  async prepare(page) {
    await bringCart(page, 'nla');
    await press(page);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
  act: (page) => button(page, unavailableMessages.removeAll).first().click(),
  async afterFailure(page, outcome) {
    await expectMessage(page, outcome);
    expect((await serverCart(page)).lineItems).toHaveLength(3);
    await expectServersCart(page);
  },
  async afterSuccess(page) {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await serverCart(page)).lineItems).toHaveLength(1);
    await expectServersCart(page);
  },
};

export const drivers: readonly Driver[] = [checkout, notice, removal];
