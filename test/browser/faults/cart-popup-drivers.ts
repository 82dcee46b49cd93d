import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  cartErrorMessages,
  cartPopupMessages,
  certificatesMessages,
  unavailableMessages,
} from '../../../src/domain/cart/cart-popup-messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { cartParts, expectServersCart, serverCart } from '../flows/cart-page.ts';
import { hasFocus } from '../flows/shop-page.ts';
import { bringCart } from './cart-drivers.ts';
import {
  type Driver,
  hasRefreshPopup,
  leaveLayer,
  leavePopups,
  leaveRefreshPopup,
  messageBesidePopup,
  messageOf,
} from './driver.ts';

const press = (page: Page) => cartParts(page).checkout.click();
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** The popup's message. */
const errorMessage = (page: Page) => page.getByRole('dialog').locator('.si-message[data-state="error"]');

async function expectMessage(page: Page, outcome: FaultOutcome, opensNetworkError = false): Promise<void> {
  await leavePopups(page, outcome, opensNetworkError);
  await expect.poll(() => errorMessage(page).allTextContents()).toEqual([messageBesidePopup(outcome)]);
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
    await expect.poll(() => hasFocus(cartParts(page).checkout)).toBe(true);
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
    await expectMessage(page, outcome);
    expect(await page.locator('dialog .si-skeleton').count()).toBe(0);
  },
  async afterSuccess(page) {
    await page.locator('dialog .si-cart-popup').getByRole('link').first().waitFor();
    expect(await errorMessage(page).count()).toBe(0);
    await leaveLayer(page);
  },
};

/** Goes on from a popup of checkout by a call; the popup stays after a failure. */
const goingOn = (
  more: Pick<Driver, 'name' | 'call' | 'act' | 'isAlike'> & {
    state: string;
    hasProvider?: boolean;
    /** The server's cart has what was in the way no more. */
    isFree: (cart: Awaited<ReturnType<typeof serverCart>>) => boolean;
    next: (page: Page) => Promise<unknown>;
  },
): Driver => ({
  ...shared,
  ...more,
  async prepare(page) {
    await bringCart(page, more.state, more.hasProvider);
    await press(page);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
  async afterFailure(page, outcome) {
    await expectMessage(page, outcome, true);
    expect(more.isFree(await serverCart(page))).toBe(false);
    await expectServersCart(page);
  },
  async afterSuccess(page) {
    await more.next(page);
    expect(more.isFree(await serverCart(page))).toBe(true);
    await expectServersCart(page);
  },
});

interface Removal extends Pick<Driver, 'call' | 'isAlike'> {
  state: string;
  /** How many lines stay. */
  left: number;
  /** It asks first. */
  asks?: boolean;
  text?: string;
}

const removal = ({
  call,
  isAlike = true,
  state,
  left,
  asks,
  text = unavailableMessages.removeAll,
}: Removal) =>
  goingOn({
    name: `removes what is in the way: ${state}`,
    call,
    isAlike,
    state,
    async act(page) {
      await button(page, text).first().click();
      if (asks)
        await page
          .getByRole('dialog', { name: unavailableMessages.areYouSureTitle })
          .getByRole('button', { name: unavailableMessages.removeAll })
          .click();
    },
    isFree: ({ lineItems }) =>
      lineItems.length === left && !lineItems.some((line) => line.isInstallationServiceRequired),
    next: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  });

const withdrawal = (call: Driver['call']) =>
  goingOn({
    name: 'goes on without certificates',
    call,
    isAlike: true,
    hasProvider: call.includes('Provider'),
    state: 'certificates',
    act: (page) => button(page, certificatesMessages.certificatesContinue).click(),
    isFree: ({ rewardCertificates }) => !rewardCertificates.some(({ isApplied }) => isApplied),
    async next(page) {
      await page.getByRole('dialog', { name: 'Checkout Now' }).waitFor();
      await leaveLayer(page);
    },
  });

/** Drivers for checkout from the cart, and its popups. */
export const cartPopupDrivers: readonly Driver[] = [
  checkout,
  notice,
  removal({ call: 'removeNlaItems', isAlike: false, state: 'nla', left: 1 }),
  removal({ call: 'removeAllNlaItems', state: 'all-nla', left: 0, asks: true }),
  removal({ call: 'removePfasItems', state: 'pfas', left: 1 }),
  removal({ call: 'removeInHousePersonalizedNlaItems', state: 'in-house-nla', left: 1, asks: true }),
  removal({ call: 'removePersonalizedItems', state: 'personalization', left: 1, asks: true }),
  removal({
    call: 'removeInstallationServices',
    state: 'installation',
    left: 2,
    text: unavailableMessages.continueWithout,
  }),
  withdrawal('removeCertificates'),
  withdrawal('removeProviderCertificates'),
];
