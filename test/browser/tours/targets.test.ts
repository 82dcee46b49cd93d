import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { postForm } from '../flows/account-page.ts';
import { phone, showAsCore } from '../flows/brands.ts';
import { openDrawer, visitCart } from '../flows/cart-page.ts';
import { sofa } from '../flows/shop-page.ts';
import { tooSmallInBoth } from '../flows/target-size.ts';
import { islandsReady, newVisit, pageUrl } from '../harness.ts';
import { mountEverything, scrollDown } from './watch-page.ts';

// Those of the other pages: test/browser/tours.
for (const path of ['/p/415002', '/p/410602', '/compare?sku=410553&sku=415002'])
  it(`${path}: every target is at least 24 × 24 px, in both brands, on a phone and on a wide screen`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(path));
    await scrollDown(page, 600);
    await mountEverything(page);
    expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  });

it('every target of a full cart, and of its drawer, is at least 24 × 24 px', async () => {
  const { page, summary } = await visitCart('certificates', { viewport: phone });
  await mountEverything(page);
  await summary.click();
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  await showAsCore(page);
  await openDrawer(page);
  expect(await tooSmallInBoth(page, 'dialog')).toEqual([]);
});

/** Opens a step of the checkout of one sofa, as a guest on a phone. */
async function openStep(step: 'shipping' | 'payment'): Promise<Page> {
  const { page } = await newVisit({ viewport: phone });
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl(`/checkout/${step}`));
  await mountEverything(page);
  return page;
}

it('every target of the checkout is at least 24 × 24 px', async () => {
  const page = await openStep('shipping');
  await page.getByRole('button', { name: /order summary/i, expanded: false }).click();
  await page.getByRole('link', { name: 'Edit Cart' }).waitFor();
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
});

it('every target of a payment, and of its popups, is at least 24 × 24 px', async () => {
  const page = await openStep('payment');
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  await showAsCore(page);
  for (const link of [
    'Use a saved card',
    'Pay with two cards',
    'Add a new card',
    'Choose your credit card offer',
  ]) {
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').last().waitFor();
    await page.waitForFunction(() => !document.querySelector('dialog [aria-busy=true]'));
    expect(await tooSmallInBoth(page, 'dialog'), link).toEqual([]);
    await showAsCore(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

for (const [path, button, title] of [
  [sofa.path, 'Add to Cart', /added/i],
  ['/p/410602', 'Add to Cart', /added/i],
  [sofa.path, 'Sign In', 'Sign In'],
  [sofa.path, 'Shipping and delivery', 'Shipping Charges and Delivery Information'],
  ['/sofas', 'Filters', 'Filters'],
] as const)
  it(`every target of the layer that “${button}” opens on ${path} is at least 24 × 24 px`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(path));
    await islandsReady(page);
    await page
      .locator('button, a')
      .filter({ hasText: new RegExp(`^\\s*${button}`) })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button').last().waitFor();
    await page.waitForFunction(() => !document.querySelector('dialog :is([aria-busy=true], .si-skeleton)'));
    expect(await tooSmallInBoth(page, 'dialog')).toEqual([]);
  });
