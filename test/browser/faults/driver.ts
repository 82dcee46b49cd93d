import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { calls } from '../../../src/contract/calls.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { cartErrorMessages } from '../../../widgets/cart-error/cart-error.messages.ts';
import { staleTokenAnswer } from '../../storefront/token.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { cartOf, productPage } from '../flows/shop-page.ts';

type DrivenCall = (typeof calls)[number]['name'];

/** A shopper's steps that make a widget send a declared call. */
export interface Driver {
  /** The shopper's action, as a test name. */
  name: string;
  call: DrivenCall;
  /** The page, unless `prepare` opens it. */
  path?: string;
  /** Where the call is sent, if another call's answer says so. */
  sentTo?: string;
  /** The steps before the call. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** Checks after a failure: the message, and that the shopper's data is kept. */
  afterFailure(page: Page, outcome: FaultOutcome): Promise<void>;
  /** Checks after a success. */
  afterSuccess(page: Page): Promise<void>;
  /** How often the failure may be logged on the console. */
  reports: number;
  /** The element that shows while an answer is delayed. A driver that has one is run with every fault. */
  isWaiting?(page: Page): Locator;
  /** Another driver of the same page shows a reset in the same way, so this one is run with a 503 alone. */
  isAlike?: boolean;
  /** The page gets a storefront:error event. */
  isEvent: boolean;
}

/**
 * The shopper's message by cart §8: one for 503 and 504, one for the rest, and the server's own message for a
 * refusal.
 */
export function messageOf({ status }: FaultOutcome): string {
  if (status === 403) return staleTokenAnswer.message;
  return status === 503 || status === 504
    ? errorMessages.networkErrorMessage
    : errorMessages.genericErrorMessage;
}

/** The message beside the control that was used; none where only a popup has it (decision 70). */
export const wordsBesidePopup = (outcome: FaultOutcome, opensNetworkError = false): string[] =>
  hasRefreshPopup(outcome) || (opensNetworkError && hasNoAnswer(outcome)) ? [] : [messageOf(outcome)];

/** Whether the refresh popup opens for a guest: after a stale token, a reset and the end of the session (decision 67). */
export const hasRefreshPopup = ({ kind }: FaultOutcome) =>
  kind === 'token' || kind === 'reset' || kind === 'session';

/**
 * Checks the refresh popup after a stale token or a reset (decision 10), and returns to the page. Which of its two
 * messages it has (decision 70) is tested with the widget.
 */
export async function leaveRefreshPopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: errorMessages.refreshTitle });
  await popup
    .locator('.si-refresh-popup')
    .getByText(/Please refresh/)
    .waitFor();
  expect(await popup.getByRole('button', { name: errorMessages.refreshButton }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

/** Without an answer the Network Error popup opens (decision 67). */
export const hasNoAnswer = ({ kind, status }: FaultOutcome) =>
  kind === 'network' || kind === 'timeout' || status === 503 || status === 504;

export const networkError = (page: Page) =>
  page.getByRole('dialog', { name: errorMessages.networkErrorTitle });

/** Closes the popup that opens over the cart's page after a failure; the page itself stays as it was. */
export async function leavePopups(page: Page, outcome: FaultOutcome): Promise<void> {
  if (hasRefreshPopup(outcome)) return leaveRefreshPopup(page);
  if (!hasNoAnswer(outcome)) return;
  await networkError(page).getByRole('button', { name: errorMessages.backToCart }).click();
  await networkError(page).waitFor({ state: 'detached' });
}

/** Closes the popup of a change of the cart that failed (decision 71), which leads back to the cart. */
export async function leaveCartError(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: cartErrorMessages.cartErrorTitle });
  await popup.getByRole('button', { name: cartErrorMessages.backToCart }).click();
  await popup.waitFor({ state: 'detached' });
}

export async function leaveLayer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export async function expectTrueCount(page: Page): Promise<void> {
  const { count } = await cartOf(page);
  await expect.poll(() => productPage(page).headerCount.textContent()).toBe(`Cart (${count})`);
}
