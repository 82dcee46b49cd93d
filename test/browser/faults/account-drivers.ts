import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { givenAccount, password, signInForm } from '../flows/account-page.ts';
import { shopUrl, waitForElement, waitForStatus } from '../harness.ts';
import { type Driver, leaveRefreshPopup, wordsBesidePopup } from './driver.ts';

const host = '[data-island="sign-in"]';
const path = '/account/login';

const offered: Driver = {
  name: 'opens the login page',
  call: 'getSignInConfiguration',
  path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForElement(page, `${host}:is([data-island-status="mounted"], [data-island-status="failed"])`);
    await page.locator(`${host} [aria-busy="true"]`).waitFor({ state: 'detached' });
    await page.locator(host).getByLabel('Email address').fill('ada@example.com');
  },
  async act(page) {
    await page.evaluate(`storefrontIslands.unmount(document.querySelector('${host}'))`);
    await page.evaluate(`storefrontIslands.mount(document.querySelector('${host}'))`);
  },
  async afterFailure(page, { kind }) {
    if (kind === 'reset') await leaveRefreshPopup(page);
    await waitForStatus(page, host, 'failed');
    expect(await page.locator(`${host} > form`).getAttribute('action')).toBe(path);
    expect(await page.locator(host).getByLabel('Email address').inputValue()).toBe('ada@example.com');
    expect(new URL(page.url()).pathname).toBe(path);
  },
  async afterSuccess(page) {
    await signInForm(page).google.waitFor();
    expect(await signInForm(page).email.inputValue()).toBe('ada@example.com');
  },
};

const emails = new WeakMap<Page, string>();

const identified: Driver = {
  name: 'signs in',
  call: 'authenticate',
  path,
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, host, 'mounted');
    await signInForm(page).google.waitFor();
    emails.set(page, await givenAccount());
    await signInForm(page).email.fill(emails.get(page)!);
    await signInForm(page).password.fill(password);
  },
  act: (page) => signInForm(page).button.click(),
  async afterFailure(page, outcome) {
    const form = signInForm(page);
    if (outcome.kind === 'reset') await leaveRefreshPopup(page);
    await expect.poll(() => form.alert.allTextContents()).toEqual(wordsBesidePopup(outcome));
    expect(await form.email.inputValue()).toBe(emails.get(page));
    expect(await form.password.inputValue()).toBe(password);
  },
  async afterSuccess(page) {
    await signInForm(page).greeting.waitFor();
    await page.context().clearCookies();
    await page.goto(shopUrl + path);
    await waitForStatus(page, host, 'mounted');
  },
};

export const drivers: readonly Driver[] = [offered, identified];
