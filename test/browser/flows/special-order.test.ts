import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shopUrl, type Visit, waitForStatus } from '../harness.ts';
import { callsOf, expectFocus, visitOwnPage, visitProduct } from './shop-page.ts';

const sku = '423001';
const host = '[data-island="special-order"]';

/** A page with the options of a sofa, its debug list, and what follows. */
async function visit(): Promise<Visit> {
  const answer = await fetch(
    `${shopUrl}/special-order/browse-dto?sku=${sku}&choices=%5B%5D&isFabricPopup=false`,
  );
  const model = (await answer.json()) as object;
  const json = JSON.stringify({ model }).replaceAll('<', '\\u003c');
  return visitOwnPage({
    head: '<title>Halden | Hearth</title><script type="module" src="/islands/islands.js"></script><link rel="stylesheet" href="/islands/islands.css">',
    body: `<main data-product="${sku}"><p id="price" data-product-text="formattedPrice"></p>
<div data-island="special-order" data-sku="${sku}" data-island-load="load"><script type="application/json" data-island-props>${json}</script></div>
<div id="follower" data-follows="option-choice-parameter"></div></main>
<div data-island="special-order-debug" data-sku="${sku}" data-island-load="load"></div>`,
  });
}

/** Chooses the first value of every option that goes with the others. */
async function chooseAll(page: Page): Promise<void> {
  const groups = page.locator(`${host} [role=radiogroup]`);
  for (let nth = 0; nth < (await groups.count()); nth++) {
    const group = groups.nth(nth);
    await group.locator('[role=radio]:not([data-state])').first().click();
    // The values that cannot be combined with it are marked in the same frame.
    await group.locator('[role=radio][aria-checked=true]').waitFor();
  }
}

it('all options chosen: the page has price and option choice, a reload keeps them, and the debug list has the call', async () => {
  const { page, errors } = await visit();
  await waitForStatus(page, host, 'mounted');
  await chooseAll(page);
  await expect.poll(() => page.locator('#price').textContent()).toMatch(/^\$/);
  const chosen = await page.locator('#follower').getAttribute('data-option-choice-parameter');
  expect(new URL(page.url()).search).toContain(chosen!);
  await page
    .locator('[data-island="special-order-debug"]')
    .getByText('answered', { exact: true })
    .first()
    .waitFor();
  await page.reload();
  await waitForStatus(page, host, 'mounted');
  const kept = page.locator(`${host} [role=radio][aria-checked=true]`);
  await expect.poll(() => kept.count()).toBe(chosen!.split('&').length);
  expect(errors).toEqual([]);
});

it('the layer has all fabrics on request, and the Escape key gives the focus back', async () => {
  const { page, errors } = await visit();
  await waitForStatus(page, host, 'mounted');
  const opener = page
    .locator(host)
    .getByRole('button', { name: /^See all/ })
    .first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Show all/ }).click();
  await expect.poll(() => dialog.getByRole('radio').count()).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

it('while options are missing a press of Add to Cart leads to each, and with all of them chosen it adds', async () => {
  const { page, errors, form, button, layer } = await visitProduct(`/p/${sku}`);
  await waitForStatus(page, host, 'mounted');
  for (const option of ['Fabric', 'Legs']) {
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.focus();
    await page.keyboard.press('Enter');
    await form.getByRole('alert').getByText(`Choose ${option} first.`).waitFor();
    const group = page.locator(host).getByRole('radiogroup', { name: new RegExp(`^${option}`) });
    await expectFocus(group.getByRole('radio').first());
    await page.keyboard.press('Space');
    await group.locator('[aria-checked=true]').waitFor();
  }
  await form.getByRole('alert').waitFor({ state: 'detached' });
  expect(await callsOf(page, 'addItems')).toEqual([]);
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  await button.click();
  await layer.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(async () => (await callsOf(page, 'addItems')).length).toBe(1);
  expect(errors).toEqual([]);
});
