import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newSignedIn } from '../flows/account-page.ts';
import { checkoutMounted, checkoutParts, serverCheckout, setCheckout } from '../flows/checkout-steps-page.ts';
import { shopUrl } from '../harness.ts';
import {
  type Driver,
  hasNoAnswer,
  hasRefreshPopup,
  leaveRefreshPopup,
  messageBesidePopup,
  networkError,
} from './driver.ts';

interface AtStep extends Pick<Driver, 'name' | 'call' | 'act'> {
  /** Of the page for developers. */
  state: string;
  /** What the shopper does before. */
  come?: (page: Page) => Promise<unknown>;
  /** Checks after a failure that what was typed or chosen is still there. */
  kept?: (page: Page) => Promise<void>;
  /** Checks after a success. */
  done?: (page: Page) => Promise<unknown>;
  /** In place of the usual words. */
  ownText?: RegExp;
  isAlike?: boolean;
  /** With an account that has addresses. */
  isSignedIn?: boolean;
  /** Its step of the same state, if it is not the one that the state leads to. */
  at?: string;
  /** The outcome is read, so that no popup says that there was no answer. */
  isRead?: boolean;
  /** The step says something after a success, too. */
  saysMore?: boolean;
}

async function signIn(page: Page): Promise<void> {
  await newSignedIn(page);
  await setCheckout(page, 'address-book');
}

export const parts = checkoutParts;
/** What is said about a failure; the card form has an empty place for it. */
const alerts = (page: Page) =>
  page
    .locator('[data-island="checkout"]')
    .locator('.si-message[data-state="error"], .si-field[data-state="error"] .si-field__slot')
    .filter({ hasText: /\S/ });

/** A deed in a step of checkout: after a failure the step is as it was, with a message. */
export const atStep = ({
  state,
  come,
  act,
  kept,
  done,
  ownText,
  isAlike = true,
  ...more
}: AtStep): Driver => ({
  name: more.name,
  call: more.call,
  reports: 1,
  isEvent: true,
  isAlike,
  async prepare(page) {
    if (more.isSignedIn) await signIn(page);
    const path = await setCheckout(page, state);
    await page.goto(shopUrl + (more.at ?? path));
    await checkoutMounted(page);
    await come?.(page);
  },
  async act(page) {
    // Closing it would lead to the cart.
    if (await networkError(page).count()) {
      await page.reload();
      await checkoutMounted(page);
    }
    await act(page);
  },
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    if (hasNoAnswer(outcome) && !more.isRead) await networkError(page).waitFor();
    const text = ownText ?? messageBesidePopup(outcome);
    await expect
      .poll(() => alerts(page).allTextContents())
      .toEqual([typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)]);
    await kept?.(page);
  },
  async afterSuccess(page) {
    await done?.(page);
    if (!more.saysMore) await expect.poll(() => alerts(page).allTextContents()).toEqual([]);
  },
});

export const heading = (name: string) => (page: Page) => parts(page).heading(name).waitFor();
export const press = (name: string) => (page: Page) => parts(page).button(name).click();
export const atOptions = heading('Shipping and Gift Options');

export const addressFields: [label: string, text: string][] = [
  ['First name', 'Ann'],
  ['Last name', 'Baker'],
  ['Street address or PO box', '233 S Wacker Dr'],
  ['ZIP code', '60606'],
  ['City', 'Chicago'],
  ['Phone', '312-555-0142'],
  ['Email address', 'ann@example.com'],
];

async function typeAddress(page: Page): Promise<void> {
  const { host } = parts(page);
  for (const [label, text] of addressFields) await host.getByLabel(label).fill(text);
  await host.getByLabel('State').selectOption('IL');
}

async function keepsAddress(page: Page): Promise<void> {
  for (const [label, text] of addressFields)
    expect(await parts(page).host.getByLabel(label).inputValue()).toBe(text);
}

const levels = async (page: Page) =>
  (await serverCheckout(page)).recipientList
    .flatMap(({ shipments }) => shipments)
    .map(({ selectedServiceLevel }) => selectedServiceLevel);

/** Another way of shipping each time: the same one again is no change. */
async function chooseLevel(page: Page): Promise<void> {
  const { host } = parts(page);
  const express = host.getByRole('radio', { name: /^Express shipping/ });
  if (await express.isChecked()) await host.getByRole('radio', { name: /^Premium shipping/ }).check();
  else await express.check();
}

async function writeMessage(page: Page): Promise<void> {
  const { giftMessage } = parts(page);
  await giftMessage.fill(`${await giftMessage.inputValue()}!`);
  await giftMessage.press('Tab');
}

/** Chooses what is not chosen yet in a group. */
const chooseOther = (legend: string) => async (page: Page) => {
  const group = parts(page).host.getByRole('group', { name: legend });
  await group.getByRole('radio', { checked: false }).first().click();
};

/** From the review to the payment, which is done. */
async function toPayment(page: Page): Promise<void> {
  await parts(page).host.getByRole('link', { name: 'Edit Payment' }).click();
  await heading('Payment and Billing')(page);
}

export const checkoutDrivers: readonly Driver[] = [
  atStep({
    name: 'ships to a typed address',
    call: 'validateAndSaveAddress',
    state: 'start',
    isAlike: false,
    come: typeAddress,
    act: press('Next'),
    kept: keepsAddress,
    done: atOptions,
  }),
  atStep({
    name: 'ends the shipping step',
    call: 'moveToShippingAndGiftOptions',
    state: 'start',
    come: typeAddress,
    act: press('Next'),
    done: atOptions,
  }),
  atStep({
    name: 'chooses a faster way',
    call: 'saveShippingAndGiftOptions',
    state: 'options',
    act: chooseLevel,
    done: (page) => expect.poll(() => levels(page)).not.toContain(1),
  }),
  atStep({
    name: 'writes a gift message',
    call: 'updateGiftMessage',
    state: 'options',
    act: writeMessage,
    kept: async (page) => expect(await parts(page).giftMessage.inputValue()).toBe('!'),
    done: (page) =>
      expect.poll(async () => (await serverCheckout(page)).recipientList[0]!.giftMessage).toContain('!'),
  }),
  atStep({
    name: 'chooses a gift box',
    call: 'updateGiftOption',
    state: 'options',
    act: chooseOther('Gift options'),
  }),
  atStep({ name: 'chooses bags', call: 'updateBaggingOption', state: 'pickup', act: chooseOther('Bags') }),
  atStep({
    name: 'chooses a gift receipt for what is picked up',
    call: 'updateGiftReceipt',
    state: 'pickup',
    act: chooseOther('Gift receipt'),
  }),
  atStep({
    name: 'ends the payment step',
    call: 'moveToReviewPage',
    state: 'review',
    come: toPayment,
    act: press('Next: Review & Place Order'),
    done: heading('Review and Place Order'),
  }),
  atStep({
    name: 'has the order checked at the end of a step',
    call: 'validateCart',
    state: 'review',
    come: toPayment,
    act: press('Next: Review & Place Order'),
    done: heading('Review and Place Order'),
  }),
  atStep({
    name: 'ends the step of options',
    call: 'moveToPaymentPage',
    state: 'options',
    come: (page) => parts(page).host.getByLabel('Delivery day').selectOption('contact'),
    act: press('Next: Payment'),
    done: heading('Payment and Billing'),
  }),
  atStep({
    name: 'has the promo code verified at the end of a step',
    call: 'verifyPromoCode',
    state: 'promo-ended',
    come: toPayment,
    act: press('Next: Review & Place Order'),
    saysMore: true,
    done: (page) =>
      parts(page)
        .host.getByText(/^Your promo code no longer applies/)
        .waitFor(),
  }),
  atStep({
    name: 'places the order',
    call: 'placeOrder',
    state: 'review',
    isRead: true,
    ownText: /^Your order has not been placed/,
    act: press('Place Order'),
    done: heading('Thank you for your order'),
  }),
  atStep({
    name: 'asks to be thanked by mail',
    call: 'setTymPreferences',
    state: 'placed',
    act: press('Save'),
    done: (page) => parts(page).host.getByText('Your choice is saved.').waitFor(),
  }),
  atStep({
    name: 'has shipped what was to be picked up',
    call: 'updateBopsToShipping',
    state: 'pickup',
    isSignedIn: true,
    async act(page) {
      const ship = parts(page).button('Ship to This Address');
      if (!(await ship.count())) await parts(page).button('Ship it instead').click();
      await ship.click();
    },
    done: (page) => parts(page).giftMessage.waitFor(),
  }),
];
