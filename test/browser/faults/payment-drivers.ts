import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { errorMessages } from '../../../src/domain/messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { postForm } from '../flows/account-page.ts';
import { css, script, sofa, writeShopPage } from '../flows/shop-page.ts';
import { islandsReady, shopUrl, waitForStatus } from '../harness.ts';
import {
  type Driver,
  hasNoAnswer,
  leaveLayer,
  leaveRefreshPopup,
  messageOf,
  networkError,
  wordsBesidePopup,
} from './driver.ts';

const entry = '.si-card-entry';
const host = '<div data-island="card-entry"><p>Pay with a new card</p></div>';

/** The provider's fields with a complete card from the start. */
const provider = `export const AdyenCheckout = async () => ({});
export class Card {
  constructor(checkout, options) { this.options = options; }
  mount(place) {
    place.textContent = 'Card number';
    this.options.onConfigSuccess({});
    this.options.onFieldValid({ endDigits: '1111' });
    const paymentMethod = { type: 'scheme', encryptedCardNumber: 'blob-1111', brand: 'visa' };
    this.options.onChange({ isValid: true, data: { paymentMethod } });
  }
  unmount() {}
  showValidation() {}
}`;

const providerPath = '/provider-fields.js';
const hostedHost = `<div data-island="card-entry"><script type="application/json" data-island-props>${JSON.stringify(
  {
    provider: { scriptUrl: providerPath, config: {} },
  },
)}</script><p>Pay with a new card</p></div>`;
const flags = { features: { paymentProvider_EnableAdyen: true } };
const hostedHead = `${css}${script}<script type="application/json" id="storefront-context">${JSON.stringify(flags)}</script>`;

/** Loads a page with the card form, for a shopper whose cart is paid by another card so far. */
async function comeToPay(page: Page, own: { body: string; head?: string }): Promise<void> {
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await page.route(`**${providerPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: provider }),
  );
  await page.goto(shopUrl + (await writeShopPage({ ...own, csp: null })));
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const card = { type: 'Visa', number: '4000000000004242', expMonth: 4, expYear: 2038, cvv: '123' };
  const answer = await page.request.post(`${shopUrl}/ReactCheckout/SavePayment`, {
    headers: { RequestVerificationToken: token },
    data: { attemptId: randomUUID(), cardOneData: { ...card, saveToAccount: false } },
  });
  expect(await answer.json()).toMatchObject({ isSuccess: true });
  await islandsReady(page);
}

/** The card that pays, by the server's data. */
async function payingCard(page: Page): Promise<string> {
  const answer = await page.request.get(`${shopUrl}/ReactCheckout/RefreshCheckout`);
  return (await answer.json()).payment.appliedCards[0].lastFour;
}

const open = (page: Page, name: string, props = {}) =>
  page.evaluate(`storefrontIslands.open(${JSON.stringify(name)}, ${JSON.stringify(props)})`);

const number = (page: Page) => page.locator(entry).getByLabel('Card number');
const pays = (page: Page) => page.locator(entry).getByText('ending in 1111 now pays for this order.');
const problem = (page: Page) => page.locator('dialog .si-message[data-state="error"]');

async function expectNetworkError(page: Page, outcome: FaultOutcome): Promise<void> {
  if (hasNoAnswer(outcome)) await networkError(page).waitFor();
  else expect(await networkError(page).count()).toBe(0);
}

/** Closing the Network Error popup leads to the cart. @returns whether it was open */
async function leaveNetworkError(page: Page): Promise<boolean> {
  if (!(await networkError(page).count())) return false;
  await networkError(page).getByRole('button', { name: errorMessages.backToCart }).click();
  await page.waitForURL('**/checkout/cart');
  return true;
}

/** The failure is shown, unless the answer was lost and the order turns out to be paid (decision 9). */
async function expectTold(page: Page, place: Locator, outcome: FaultOutcome): Promise<void> {
  await place.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  // The payment could be read, so the outcome is known.
  expect(await networkError(page).count()).toBe(0);
  if ((await payingCard(page)) === '1111') await pays(page).waitFor();
  else for (const words of wordsBesidePopup(outcome)) await place.getByText(words).first().waitFor();
}

const paid: Driver = {
  name: 'pays with a new card',
  call: 'savePayment',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await comeToPay(page, { body: host });
    await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  },
  async act(page) {
    await number(page).fill('4111111111111111');
    await page.locator(entry).getByLabel('Expiration date').fill('04/38');
    await page.locator(entry).getByLabel('Security code').fill('737');
    await page.locator(entry).getByRole('button', { name: 'Use This Card' }).click();
  },
  async afterFailure(page, outcome) {
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expectTold(page, page.locator(entry), outcome);
    // The typed card stays unless it has paid.
    const kept = (await payingCard(page)) === '1111' ? '' : '4111 1111 1111 1111';
    expect(await number(page).inputValue()).toBe(kept);
  },
  async afterSuccess(page) {
    await pays(page).waitFor();
    expect(await payingCard(page)).toBe('1111');
    expect(await number(page).inputValue()).toBe('');
  },
};

const encrypted: Driver = {
  ...paid,
  name: 'pays with the provider’s fields',
  call: 'saveCreditCardToBasket',
  async prepare(page) {
    await comeToPay(page, { body: hostedHost, head: hostedHead });
    await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
    await page.locator(entry).getByText('Card number').first().waitFor();
  },
  act: (page) => page.locator(entry).getByRole('button', { name: 'Use This Card' }).click(),
  async afterFailure(page, outcome) {
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expectTold(page, page.locator(entry), outcome);
  },
  async afterSuccess(page) {
    await pays(page).waitFor();
    expect(await payingCard(page)).toBe('1111');
  },
};

/** A popup that loads its content, with Try Again after a failure. */
const asking = (
  popup: string,
  shown: string,
  { name, call, opensNetworkError }: Pick<Driver, 'name' | 'call'> & { opensNetworkError: boolean },
): Driver => ({
  name,
  call,
  reports: 1,
  isEvent: true,
  prepare: (page) => comeToPay(page, { body: host }),
  async act(page) {
    if (await leaveNetworkError(page)) await comeToPay(page, { body: host });
    if (await page.getByRole('dialog').count()) await page.getByRole('button', { name: 'Try Again' }).click();
    else await open(page, popup);
  },
  async afterFailure(page, outcome) {
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expect
      .poll(() => problem(page).allTextContents())
      .toEqual(opensNetworkError ? wordsBesidePopup(outcome, true) : [messageOf(outcome)]);
    if (opensNetworkError) await expectNetworkError(page, outcome);
  },
  async afterSuccess(page) {
    await page.getByText(shown).waitFor();
    expect(await problem(page).count()).toBe(0);
    await leaveLayer(page);
  },
});

const read = asking('saved-cards', 'There is no saved card that can pay for this order.', {
  name: 'opens the saved cards',
  call: 'refreshCheckout',
  opensNetworkError: true,
});

const help = asking('security-code-help', 'The last three digits on the back', {
  name: 'opens the security code help',
  call: 'getPopup',
  opensNetworkError: false,
});

const offer: Driver = {
  name: 'chooses rewards or financing',
  call: 'savePlccOfferSelection',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await comeToPay(page, { body: host });
    await open(page, 'credit-offer');
    await page.getByRole('radio', { name: /Special financing/ }).check();
  },
  async act(page) {
    if (await leaveNetworkError(page)) await offer.prepare(page);
    await page.locator('dialog .si-dialog__actions button').first().click();
  },
  async afterFailure(page, outcome) {
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expect.poll(() => problem(page).allTextContents()).toEqual(wordsBesidePopup(outcome, true));
    await expectNetworkError(page, outcome);
    expect(await page.getByRole('radio', { name: /Special financing/ }).isChecked()).toBe(true);
  },
  async afterSuccess(page) {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};

/** The offer cannot be saved, which is logged. A failure of the log call itself is silent. */
const logged: Driver = {
  ...offer,
  name: 'chooses in vain, which is logged',
  call: 'logCheckout',
  async act(page) {
    await page.route('**/ReactCheckout/SavePlccOfferSelection', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.locator('dialog .si-dialog__actions button').first().click();
  },
  async afterFailure(page) {
    await expect.poll(() => problem(page).allTextContents()).toEqual([errorMessages.genericErrorMessage]);
    expect(await page.getByRole('dialog').count()).toBe(1);
  },
  afterSuccess: (page) => problem(page).waitFor(),
};

export const drivers: readonly Driver[] = [paid, encrypted, read, offer, help, logged];
