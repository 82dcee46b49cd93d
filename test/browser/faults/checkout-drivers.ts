import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount, password, postForm } from '../flows/account-page.ts';
import {
  checkoutMounted,
  checkoutParts,
  pathOf,
  serverCheckout,
  setCheckout,
} from '../flows/checkout-steps-page.ts';
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

const signedIn = new WeakSet<Page>();

async function signIn(page: Page): Promise<void> {
  if (signedIn.has(page)) return;
  signedIn.add(page);
  const email = await newAccount(page);
  await postForm(page, '/account/login', { email, password });
  await setCheckout(page, 'address-book');
}

const parts = checkoutParts;
const alerts = (page: Page) =>
  page.locator(
    ':is([data-island="checkout"] .si-message[data-state="error"], [data-island="checkout"] .si-field[data-state="error"] .si-field__slot)',
  );

/** A deed in a step of checkout: after a failure the step is as it was, with a message. */
const atStep = ({ state, come, act, kept, done, ownText, isAlike = true, ...more }: AtStep): Driver => ({
  name: more.name,
  call: more.call,
  path: '/checkout/states',
  reports: 1,
  isEvent: true,
  // The checkout is read after the change.
  isAlone: true,
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
  isWaiting: (page) => page.locator('[data-island="checkout"] [aria-busy="true"]'),
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
    if (!more.saysMore) expect(await alerts(page).count()).toBe(0);
  },
});

const heading = (name: string) => (page: Page) => parts(page).heading(name).waitFor();
const press = (name: string) => (page: Page) => parts(page).button(name).click();
const atOptions = heading('Shipping and Gift Options');

const fields: [label: string, text: string][] = [
  ['First name', 'Ann'],
  ['Last name', 'Baker'],
  ['Street address or PO box', '233 S Wacker Dr'],
  ['ZIP code', '60606'],
  ['City', 'Chicago'],
  ['Phone', '3125550142'],
  ['Email address', 'ann@example.com'],
];

async function typeAddress(page: Page): Promise<void> {
  const { host } = parts(page);
  for (const [label, text] of fields) await host.getByLabel(label).fill(text);
  await host.getByLabel('State').selectOption('IL');
}

async function keepsAddress(page: Page): Promise<void> {
  for (const [label, text] of fields)
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
  await group.getByRole('radio', { checked: false }).last().check();
};

/** From the review to the payment, which is done. */
async function toPayment(page: Page): Promise<void> {
  await parts(page).host.getByRole('link', { name: 'Edit Payment' }).click();
  await heading('Payment and Billing')(page);
}

const several = { state: 'recipients', at: pathOf('shipping'), isSignedIn: true };

/** The address of the first part. */
const firstAddress = (page: Page) => parts(page).host.locator('select[name]').first();

/** Chooses another address of a group: one that is not chosen yet. */
const chooseAddress = (group: string) => async (page: Page) => {
  const values = await firstAddress(page)
    .locator(`optgroup[label="${group}"] option:not(:checked)`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await firstAddress(page).selectOption(values.at(-1)!);
};

const layer = (page: Page) => page.getByRole('dialog', { name: 'New address' });

/** Types a new address into its layer, unless it is there still, and saves it. */
async function addAddress(page: Page): Promise<void> {
  if (!(await layer(page).count())) {
    await firstAddress(page).selectOption({ label: 'New address…' });
    for (const [label, text] of fields.slice(0, 6)) await layer(page).getByLabel(label).fill(text);
    await layer(page).getByLabel('State').selectOption('IL');
  }
  await layer(page).getByRole('button', { name: 'Save Address' }).click();
}

const isAdded = (page: Page) => layer(page).waitFor({ state: 'detached' });

const shippingDrivers: readonly Driver[] = [
  atStep({
    name: 'ships to the address of a registry',
    call: 'saveShippingAddress',
    state: 'registry',
    act: press('Next'),
    done: atOptions,
  }),
  atStep({
    ...several,
    name: 'sends a part to another recipient',
    call: 'saveRecipientSelection',
    act: chooseAddress('In this order'),
  }),
  atStep({
    ...several,
    name: 'sends a part to an address that is new to the order',
    call: 'saveMultiShipping',
    act: chooseAddress('Your addresses'),
  }),
  atStep({
    ...several,
    name: 'has a new address checked',
    call: 'validateAddress',
    act: addAddress,
    done: isAdded,
  }),
  atStep({
    ...several,
    name: 'sends a part to a new address',
    call: 'saveMultiShippingAddress',
    act: addAddress,
    done: isAdded,
  }),
  atStep({
    ...several,
    name: 'splits a part',
    call: 'splitItem',
    act: (page) =>
      parts(page)
        .host.getByRole('button', { name: /^Split/ })
        .first()
        .click(),
  }),
  atStep({
    ...several,
    name: 'sends everything of one recipient to another',
    call: 'updateRecipientId',
    async act(page) {
      const { host } = parts(page);
      const from = host.getByLabel('Everything for');
      if (!(await from.isVisible()))
        await host.getByText('Send everything for one address to another').click();
      await from.selectOption({ index: 1 });
      const [, , last] = await host.getByLabel('goes to').locator('optgroup').first().locator('option').all();
      await host.getByLabel('goes to').selectOption((await last!.getAttribute('value'))!);
      await host.getByRole('button', { name: 'Move' }).click();
    },
  }),
  atStep({
    ...several,
    name: 'changes how many pieces go to whom',
    call: 'saveMultiRecipientBasket',
    async come(page) {
      await parts(page)
        .host.getByRole('button', { name: /^One more/ })
        .first()
        .click();
    },
    act: press('Next'),
    done: atOptions,
  }),
];

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
      const open = parts(page).button('Ship it instead');
      if (await open.count()) await open.click();
      await parts(page).button('Ship to This Address').click();
    },
    done: (page) => parts(page).giftMessage.waitFor(),
  }),
  ...shippingDrivers,
];
