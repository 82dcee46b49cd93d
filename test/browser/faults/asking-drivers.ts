import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartOf, expectFocus, productPage } from '../flows/shop-page.ts';
import { waitForStatus } from '../harness.ts';
import {
  type Driver,
  expectTrueCount,
  hasRefreshPopup,
  leaveLayer,
  leaveRefreshPopup,
  messageOf,
  wordsBesidePopup,
} from './driver.ts';

const asked = (page: Page) => page.getByRole('dialog', { name: 'Made For You' });

const custom: Driver = {
  name: 'adds a custom order',
  call: 'getCustomOrderConfirmation',
  path: '/p/412507',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, '.shop-add', 'mounted');
    await productPage(page).quantity.fill('3');
  },
  act: (page) => productPage(page).button.click(),
  async afterFailure(page, outcome) {
    const { form, button, quantity, layer } = productPage(page);
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    expect(await form.getByRole('alert').allTextContents()).toEqual(wordsBesidePopup(outcome));
    expect(await layer.count()).toBe(0);
    expect(await quantity.inputValue()).toBe('3');
    await expectFocus(button);
    expect(await cartOf(page)).toMatchObject({ count: 0 });
  },
  async afterSuccess(page) {
    await asked(page).getByText('Qty: 3').waitFor();
    expect(await productPage(page).form.getByRole('alert').count()).toBe(0);
    await leaveLayer(page);
    expect(await cartOf(page)).toMatchObject({ count: 0 });
  },
};

const confirmed = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Personalization' });

const design: Driver = {
  name: 'confirms a personalization',
  call: 'saveDesign',
  path: '/p/415508',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, '.shop-add', 'mounted');
    await page.getByRole('textbox', { name: 'First line' }).fill('Ada & Ben');
    await productPage(page).button.click();
    await confirmed(page).waitFor();
  },
  act: (page) =>
    confirmed(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click(),
  async afterFailure(page, outcome) {
    const layer = confirmed(page);
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    else
      expect(await layer.locator('[role=alert]:not([data-si-live])').textContent()).toBe(messageOf(outcome));
    expect(await layer.getByText('Ada & Ben').count()).toBe(1);
    expect(await page.getByRole('textbox', { name: 'First line' }).inputValue()).toBe('Ada & Ben');
    await expectTrueCount(page);
  },
  async afterSuccess(page) {
    await productPage(page).layer.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
    await leaveLayer(page);
    expect(await page.getByRole('textbox', { name: 'First line' }).inputValue()).toBe('Ada & Ben');
    await expectTrueCount(page);
  },
};

export const drivers: readonly Driver[] = [custom, design];
