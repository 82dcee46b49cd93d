import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartPageMessages } from '../../../widgets/cart/cart.messages.ts';
import {
  cartParts,
  cartPath,
  expectServersCart,
  type ServerCart,
  serverCart,
  setCart,
  settled,
} from '../flows/cart-page.ts';
import { callsOf, css, script, writeShopPage } from '../flows/shop-page.ts';
import { shopUrl, waitForStatus } from '../harness.ts';
import {
  type Driver,
  hasRefreshPopup,
  leaveCartError,
  leaveRefreshPopup,
  wordsBesidePopup,
} from './driver.ts';

const host = '[data-island="cart"]';

const withProvider = {
  head: `${css}${script}<script type="application/json" id="storefront-context">{"features":{"paymentProvider_EnableAdyen":true}}</script>`,
  body: `<div class="shop-tool" data-island="cart-count"><a href="${cartPath}">Cart</a></div>
<div data-island="cart"><p>Your cart</p></div>`,
};

/** Opens the cart's page in a state. */
export async function bringCart(page: Page, state: string, hasProvider = false): Promise<void> {
  await setCart(page, state);
  await page.goto(shopUrl + (hasProvider ? await writeShopPage(withProvider) : cartPath));
  await waitForStatus(page, host, 'mounted');
  await expectServersCart(page);
}

/**
 * Opens a cart with an applied certificate, and waits until the page has applied it again by itself (cart §4), so that
 * no fault meets that call.
 */
async function bringCertificates(page: Page): Promise<void> {
  await bringCart(page, 'certificates', true);
  await expect
    .poll(async () => (await callsOf(page, 'applyProviderRewardCertificate')).length)
    .toBeGreaterThan(0);
  await settled(page);
}

interface ChangeOfCart
  extends Pick<Driver, 'name' | 'call' | 'act' | 'isAlike'>,
    Partial<Pick<Driver, 'prepare'>> {
  /** The message, which is beside the control that was changed. */
  alert: (page: Page) => Locator;
  /** The widget's own message, for a failure without one of the server's. */
  ownText?: string;
  /** Checks after a failure that what was typed is still in its field. */
  kept?: (page: Page) => Promise<void>;
  /** Checks the server's cart after a success. */
  has: (cart: ServerCart) => boolean;
}

/** A change on the cart's page: after a failure its message is beside it, and the cart is the server's. */
const changing = (change: ChangeOfCart): Driver => ({
  reports: 1,
  isEvent: true,
  prepare: (page) => bringCart(page, 'plain'),
  ...change,
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else await leaveCartError(page);
    await expect
      .poll(() => change.alert(page).allTextContents())
      .toEqual(wordsBesidePopup(outcome).map((words) => expect.stringContaining(change.ownText ?? words)));
    await change.kept?.(page);
    expect(change.has(await serverCart(page))).toBe(false);
    await expectServersCart(page);
  },
  async afterSuccess(page) {
    await expect.poll(async () => change.has(await serverCart(page))).toBe(true);
    await expectServersCart(page);
    expect(await cartParts(page).alerts.count()).toBe(0);
  },
});

const firstLine = (page: Page) => cartParts(page).lines.first();
const alertIn = (part: (page: Page) => Locator) => (page: Page) => part(page).getByRole('alert');
const labels = { promo: 'Promo code', zip: /ZIP code/ };
const fieldAlert = (part: 'promo' | 'zip') => (page: Page) =>
  page
    .locator('.si-code-form', { has: page.getByRole('textbox', { name: labels[part] }) })
    .locator('[data-state="error"] .si-field__slot');

/** Types a code into a field of the summary, and sends it with Enter. */
const typing = (part: 'promo' | 'zip', code: string) => {
  const field = (page: Page) => cartParts(page)[part];
  return {
    async act(page: Page) {
      if (!(await field(page).isVisible())) await cartParts(page)[`${part}Toggle`].click();
      await field(page).fill(code);
      await field(page).press('Enter');
    },
    alert: fieldAlert(part),
    kept: async (page: Page) => expect(await field(page).inputValue()).toBe(code),
  };
};

/** The second certificate, because the first one is applied already. */
const secondCertificate = (page: Page) => page.locator('.si-cart__rewards li').nth(1);

const changes: readonly Driver[] = [
  changing({
    name: 'presses One more',
    call: 'updateItem',
    act: (page) => cartParts(page).more().click(),
    alert: alertIn(firstLine),
    kept: async (page) => expect(await cartParts(page).quantity().inputValue()).toBe('1'),
    has: ({ lineItems }) => lineItems[0]!.quantity === 2,
  }),
  changing({
    name: 'asks for a ZIP code',
    call: 'applyZip',
    isAlike: true,
    ownText: cartPageMessages.zipNotUpdated,
    ...typing('zip', '10001'),
    has: ({ cartSummary }) => cartSummary.taxZipCode === '10001',
  }),
  changing({
    name: 'applies a promo code',
    call: 'applyPromo',
    ...typing('promo', 'WELCOME10'),
    has: ({ cartSummary }) => cartSummary.discountCode === 'WELCOME10',
  }),
  changing({
    name: 'presses Apply at a certificate',
    call: 'applyProviderRewardCertificate',
    isAlike: true,
    prepare: bringCertificates,
    act: (page) => secondCertificate(page).getByRole('button').click(),
    alert: alertIn(secondCertificate),
    has: ({ rewardCertificates }) => rewardCertificates[1]?.isApplied === true,
  }),
];

const arrives = (page: Page) => firstLine(page).getByText(/Arrives/);

const dates: Driver = {
  name: 'sees when the lines arrive',
  call: 'getEstimatedDeliveryDate',
  reports: 1,
  // Cart §8: it is only logged.
  isEvent: false,
  prepare: (page) => bringCart(page, 'promo'),
  async act(page) {
    await page.evaluate(`storefrontIslands.unmount(document.querySelector('${host}'))`);
    await page.evaluate(`storefrontIslands.mount(document.querySelector('${host}'))`);
  },
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    await page.getByText(cartPageMessages.eddOutagePickupMessage).waitFor();
    await expectServersCart(page);
  },
  async afterSuccess(page) {
    await arrives(page).first().waitFor();
    await expectServersCart(page);
  },
};

export const drivers: readonly Driver[] = [...changes, dates];
