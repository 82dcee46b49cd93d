import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, plainPageTest, type VisitOptions, visitShop } from '../harness.ts';
import { violationsIn } from './axe.ts';
import { expectFocus, sofa } from './shop-page.ts';

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

plainPageTest('a product’s link opens its shipping charges, and gets the focus back', async () => {
  const { page, dialog, panel, opener, errors } = await visit(sofa.path);
  await opener('Shipping and delivery').click();
  await panel('Shipping Charges').getByRole('heading', { name: 'Local In-Home Delivery' }).waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Local In-Home Delivery',
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener('Shipping and delivery'));
  expect(page.url()).toContain(sofa.path);
  expect(errors).toEqual([]);
});

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

plainPageTest('no accessibility violation in any tab', async () => {
  const { page, dialog, tab, opener } = await visit();
  await opener('All of it in a popup').click();
  for (const name of ['Shipping Charges', 'Delivery Details', 'Domestic and International']) {
    await tab(name).click();
    expect(await violationsIn(page, 'dialog')).toEqual([]);
  }
  await dialog.waitFor();
});

plainPageTest('a link to the delivery details opens there', async () => {
  const { panel, opener } = await visit();
  await opener('Delivery details in a popup').click();
  await panel('Delivery Details').getByText('2 to 5 business days').waitFor();
});

plainPageTest('in Canada there are two tabs, in Canadian dollars', async () => {
  const { dialog, panel, opener } = await visit(`${path}?country=CA`);
  await opener('All of it in a popup').click();
  await panel('Shipping Charges').getByText('CAD 9.95').waitFor();
  expect(await dialog.getByRole('tab').count()).toBe(2);
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

plainPageTest('without script the link leads to the same charges', async () => {
  const { page, opener } = await visit(sofa.path, { javaScriptEnabled: false });
  await opener('Shipping and delivery').click();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${path}#local`);
  await page.getByLabel('ZIP code').fill('60614');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('In-home delivery to 60614 (Zone 1): $99.00').waitFor();
});
