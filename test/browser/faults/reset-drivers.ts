import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resetPasswordMessages } from '../../../widgets/reset-password/reset-password.messages.ts';
import { expectFocus } from '../flows/shop-page.ts';
import { waitForStatus } from '../harness.ts';
import { type Driver, leaveLayer, leaveRefreshPopup, messageOf } from './driver.ts';

const layer = (page: Page) => page.getByRole('dialog', { name: resetPasswordMessages.resetPasswordTitle });
const field = (page: Page) => layer(page).getByRole('textbox');
const alerts = (page: Page) => layer(page).locator('[role=alert]:not([data-si-live])');
const button = (page: Page, name: string) => layer(page).getByRole('button', { name });
const signIn = '[data-island="sign-in"]';
const opener = (page: Page) => page.locator(`${signIn} a[href="/account/reset-password"]`);

const token: Driver = {
  name: 'opens the reset-password form',
  call: 'getResetToken',
  path: '/account/login',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, signIn, 'mounted');
    await page.locator(`${signIn} [aria-busy="true"]`).waitFor({ state: 'detached' });
  },
  async act(page) {
    if (await layer(page).count()) await button(page, resetPasswordMessages.resetPasswordTryAgain).click();
    else await opener(page).click();
  },
  async afterFailure(page, outcome) {
    if (outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expect.poll(() => alerts(page).allTextContents()).toEqual([messageOf(outcome)]);
    expect(await page.locator('dialog .si-skeleton').count()).toBe(0);
  },
  async afterSuccess(page) {
    await field(page).waitFor();
    expect(await alerts(page).count()).toBe(0);
    await expectFocus(field(page));
    await leaveLayer(page);
    await expectFocus(opener(page));
  },
};

const request: Driver = {
  name: 'requests a reset-password link',
  call: 'requestPasswordReset',
  path: '/account/login',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await token.prepare(page);
    await opener(page).click();
    await field(page).fill('ada@example.com');
  },
  act: (page) => button(page, resetPasswordMessages.resetPasswordButton).click(),
  async afterFailure(page, outcome) {
    if (outcome.kind === 'token' || outcome.kind === 'reset') await leaveRefreshPopup(page);
    else await expect.poll(() => alerts(page).allTextContents()).toEqual([messageOf(outcome)]);
    expect(await field(page).inputValue()).toBe('ada@example.com');
  },
  async afterSuccess(page) {
    await layer(page).getByText(resetPasswordMessages.resetPasswordSuccess).waitFor();
    expect(await alerts(page).count()).toBe(0);
    await leaveLayer(page);
    await expectFocus(opener(page));
  },
};

export const drivers: readonly Driver[] = [token, request];
