import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newSignedIn } from '../flows/account-page.ts';
import {
  checkoutMounted,
  checkoutParts as parts,
  pathOf,
  setCheckout,
} from '../flows/checkout-steps-page.ts';
import { shopUrl } from '../harness.ts';
import {
  type Driver,
  hasNoAnswer,
  hasRefreshPopup,
  leaveRefreshPopup,
  networkError,
  wordsBesidePopup,
} from './driver.ts';

interface AtStep extends Pick<Driver, 'name' | 'call' | 'act'> {
  /** The name of a state on the page for developers (`/checkout/states`). */
  state: string;
  /** The shopper's steps before the call. */
  come?: (page: Page) => Promise<unknown>;
  /** Checks after a failure that what was typed or chosen is still there. */
  kept?: (page: Page) => Promise<void>;
  /** Checks after a success. */
  done?: (page: Page) => Promise<unknown>;
  /** The message, if it is not the usual one. */
  ownText?: RegExp;
  isAlike?: boolean;
  /** The shopper is signed in to an account with addresses. */
  isSignedIn?: boolean;
  /** The address of the call's step, if the state leads to another step. */
  at?: string;
  /** The outcome is read after a lost answer, so no Network Error popup opens. */
  isRead?: boolean;
}

async function signIn(page: Page): Promise<void> {
  await newSignedIn(page);
  await setCheckout(page, 'address-book');
}

/** The messages about a failure; the empty message element of the card form is not one. */
const alerts = (page: Page) =>
  page
    .locator('[data-island="checkout"]')
    .locator('.si-message[data-state="error"], .si-field[data-state="error"] .si-field__slot')
    .filter({ hasText: /\S/ });

/** An action in a step of checkout: after a failure the step is as it was, with a message. */
const atStep = ({ state, come, act, kept, done, ownText, ...more }: AtStep): Driver => ({
  name: more.name,
  call: more.call,
  reports: 1,
  isEvent: true,
  isAlike: more.isAlike ?? false,
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
    const words = wordsBesidePopup(outcome, !more.isRead).map((text) =>
      ownText ? expect.stringMatching(ownText) : expect.stringContaining(text),
    );
    await expect.poll(() => alerts(page).allTextContents()).toEqual(words);
    await kept?.(page);
  },
  async afterSuccess(page) {
    await done?.(page);
    await expect.poll(() => alerts(page).allTextContents()).toEqual([]);
  },
});

const heading = (name: string) => (page: Page) => parts(page).heading(name).waitFor();
const press = (name: string) => (page: Page) => parts(page).button(name).click();

const addressFields: [label: string, text: string][] = [
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

const newAddress = (page: Page) => page.getByRole('dialog', { name: 'New address' });

/** Types a new address into its layer, unless it is there still, and saves it. */
async function addAddress(page: Page): Promise<void> {
  const layer = newAddress(page);
  if (!(await layer.count())) {
    await parts(page).host.locator('select[name]').first().selectOption({ label: 'New address…' });
    for (const [label, text] of addressFields.slice(0, 6)) await layer.getByLabel(label).fill(text);
    await layer.getByLabel('State').selectOption('IL');
  }
  await layer.getByRole('button', { name: 'Save Address' }).click();
}

export const drivers: readonly Driver[] = [
  atStep({
    name: 'ships to a typed address',
    call: 'validateAndSaveAddress',
    state: 'start',
    come: typeAddress,
    act: press('Next'),
    kept: keepsAddress,
    done: heading('Shipping and Gift Options'),
  }),
  atStep({
    name: 'places the order',
    call: 'placeOrder',
    isAlike: true,
    state: 'review',
    isRead: true,
    ownText: /^Your order has not been placed/,
    act: press('Place Order'),
    done: heading('Thank you for your order'),
  }),
  atStep({
    name: 'has a new address checked',
    call: 'validateAddress',
    isAlike: true,
    // Several recipients, with an account that has addresses.
    state: 'recipients',
    at: pathOf('shipping'),
    isSignedIn: true,
    act: addAddress,
    done: (page) => newAddress(page).waitFor({ state: 'detached' }),
  }),
];
