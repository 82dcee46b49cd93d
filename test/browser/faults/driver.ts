import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { calls } from '../../../src/contract/calls.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { staleTokenAnswer } from '../../storefront/token.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { cartOf, productPage } from '../flows/shop-page.ts';

type DrivenCall = (typeof calls)[number]['name'];

/** A shopper who makes a widget send a declared call. All steps work on one page, again and again. */
export interface Driver {
  /** What the shopper does. */
  name: string;
  call: DrivenCall;
  path: string;
  /** Up to the moment before the call. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** While an answer is late. */
  isWaiting(page: Page): Locator;
  /** What the shopper finds after a failure: what was said, and what is still there. */
  afterFailure(page: Page, outcome: FaultOutcome): Promise<void>;
  /** What the shopper finds when it worked; leaves the page as it was before. */
  afterSuccess(page: Page): Promise<void>;
  /** Only this call is offline: what comes before it must arrive. */
  isAlone?: boolean;
  /** How often the failure may be said on the console. */
  reports: number;
  /** Meets every fault, and not only one for each outcome that a shopper can tell apart. */
  meetsAll?: boolean;
  /** The page is told by storefront:error. */
  isEvent: boolean;
}

/** What a shopper is told, by cart §8: 503 and 504 apart from the rest, and the server's own words where it refuses. */
export function messageOf({ status }: FaultOutcome): string {
  if (status === 403) return staleTokenAnswer.message;
  return status === 503 || status === 504
    ? errorMessages.networkErrorMessage
    : errorMessages.genericErrorMessage;
}

/** Whether the refresh popup opens: after a stale token and after a reset (decision 67). */
export const hasRefreshPopup = ({ kind }: FaultOutcome) => kind === 'token' || kind === 'reset';

/** The refresh popup after a stale token or a reset (decision 10): says so, and goes where it came from. */
export async function leaveRefreshPopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: errorMessages.refreshTitle });
  await popup.getByText(errorMessages.refreshMessage).waitFor();
  expect(await popup.getByRole('button', { name: errorMessages.refreshButton }).count()).toBe(1);
  await page.keyboard.press('Escape');
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
