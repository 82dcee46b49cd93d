import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, plainPageTest, type VisitOptions, visitShop } from '../harness.ts';
import { expectFocus } from './shop-page.ts';

const path = '/customer-service/shipping';

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Shipping Charges and Delivery Information' });
  return {
    dialog,
    tab: (name: string) => dialog.getByRole('tab', { name }),
    panel: (name: string) => dialog.getByRole('tabpanel', { name }),
    opener: (name: string) => page.getByRole('link', { name }),
  };
}

async function visit(from = path, options?: VisitOptions) {
  const visited = await visitShop(from, options);
  if (options?.javaScriptEnabled !== false) await islandsReady(visited.page);
  return { ...visited, ...parts(visited.page) };
}

it('by keyboard alone: to the tabs, through them, and to the answer for a ZIP code', async () => {
  const { page, dialog, tab, panel, opener } = await visit();
  await opener('Local in-home delivery in a popup').focus();
  await page.keyboard.press('Enter');
  await tab('Shipping Charges').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocus(tab('Shipping Charges'));
  await page.keyboard.press('ArrowLeft');
  await panel('Domestic and International').getByText('Mexico').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60614');
  await page.keyboard.press('Enter');
  await dialog.getByText('In-home delivery to 60614 (Zone 1): $99.00').first().waitFor();
});

plainPageTest('nothing is wider than a screen of 320 px', async () => {
  const { page, dialog, tab, opener } = await visit(path, { viewport: { width: 320, height: 640 } });
  await opener('All of it in a popup').click();
  await dialog.waitFor();
  const sizes = () =>
    dialog.locator('.si-dialog__panel').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await sizes()).toBe(0);
  await tab('Domestic and International').click();
  expect(await sizes()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
