import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, newVisit, shopUrl } from '../harness.ts';
import { mountEverything, scrollThrough } from '../tours/watch-page.ts';
import { postForm } from './account-page.ts';
import { violationsIn } from './axe.ts';
import { phone, violationsInBoth, wide } from './brands.ts';
import { cards, visitPod } from './pod-page.ts';
import { visitRegistrant } from './registry-page.ts';
import { expectFocus, setFault, sofa, visitOwnPage, visitProduct } from './shop-page.ts';

it('the payment page: no violation in either brand, wide and narrow', async () => {
  const { page } = await newVisit({ viewport: wide });
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(`${shopUrl}/checkout/payment?paymentErrorId=authorizationError`);
  await scrollThrough(page);
  await mountEverything(page);
  expect(await violationsInBoth(page)).toEqual([]);
});

it('the registry’s pages and the layer after an add: no violation, wide and narrow', async () => {
  const { page, button, layer, grIds } = await visitRegistrant();
  await button.click();
  await layer.getByRole('link', { name: /^View Registry/ }).waitFor();
  expect(await violationsIn(page, 'dialog')).toEqual([]);
  for (const path of ['registrant-list', `registrant-list/${grIds[0]}`, `checklist/${grIds[0]}`]) {
    await page.setViewportSize(wide);
    await page.goto(`${shopUrl}/gift-registry/${path}`);
    await islandsReady(page);
    await mountEverything(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violationsIn(page)).toEqual([]);
  }
});

it('the layer: no violation in either brand, wide and narrow, including its errors', async () => {
  const { page, button, layer } = await visitProduct();
  await button.click();
  await layer.locator('dl[aria-busy=false]').waitFor();
  await layer.locator('[data-pod-id]').scrollIntoViewIfNeeded();
  await cards(layer).getByRole('link').first().waitFor();
  await setFault(page, 'addItems', '500');
  await layer.locator('.si-cart-confirmation__extra').getByRole('button').first().click();
  await layer.locator('.si-cart-confirmation__extra [role=alert]').waitFor();
  expect(await violationsInBoth(page)).toEqual([]);
});

it('the layers that ask: no violation in either brand, wide and narrow', async () => {
  for (const [path, title] of [
    ['/p/412507', 'Made For You'],
    ['/p/415002', 'Confirm Your Personalization'],
    ['/p/422007', 'Confirm Your Selection'],
  ] as const) {
    const { page, button } = await visitProduct(path);
    await button.click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await violationsInBoth(page, 'dialog')).toEqual([]);
  }
  const { page, button } = await visitProduct('/p/416005');
  await button.click();
  await page.getByText('Please enter text').waitFor();
  expect(await violationsInBoth(page, '.shop-add')).toEqual([]);
});

it('the layer that resets a password: no violation in either brand, wide and narrow, in every step', async () => {
  const { page } = await visitOwnPage({
    body: '<a href="/account/reset-password" data-island-open="reset-password">Forgot your password?</a>',
  });
  const layer = page.getByRole('dialog');
  const send = layer.locator('button[type=submit]');
  const check = async () => expect(await violationsInBoth(page, 'dialog')).toEqual([]);
  await islandsReady(page);
  await setFault(page, 'getResetToken', '503', { times: 1 });
  await page.getByRole('link').click();
  await layer.getByText(/Please try again/).waitFor();
  await check();
  await layer.getByRole('button', { name: 'Try Again' }).click();
  await send.click();
  await layer.getByText(/^Please enter a valid Email Address/).waitFor();
  await check();
  await layer.getByRole('textbox').fill('ada@example.com');
  await setFault(page, 'requestPasswordReset', '503', { times: 1 });
  await send.click();
  await layer.getByText(/Please try again/).waitFor();
  await check();
  await send.click();
  await layer.getByText(/^If there is an account/).waitFor();
  await check();
});

it('no violation in errors: a quantity, an add, a card, the refresh popup', async () => {
  const { page, form, quantity, button } = await visitProduct();
  const pod = page.locator('[data-pod-id="people-also-viewed-pdp"]');
  await pod.scrollIntoViewIfNeeded();
  const card = cards(pod)
    .filter({ has: page.getByRole('button') })
    .first();
  await setFault(page, 'addItems', '503');
  await card.getByRole('button').click();
  await card.getByRole('alert').waitFor();
  await button.click();
  await form.getByRole('alert').waitFor();
  await quantity.fill('two');
  await button.click();
  await form.getByText('“two” was not added.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await quantity.fill('1');
  await setFault(page, 'addItems', 'stale-token');
  await button.click();
  await page.getByRole('dialog', { name: "We're Sorry." }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

/** The names of the elements that Tab reaches from the current focus, until it leaves `scope`. */
async function tabStops(page: Page, scope: Locator, most: number): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const name = await scope.evaluate((root) => {
      const focused = document.activeElement!;
      if (!root.contains(focused)) return undefined;
      const { ariaLabel, textContent, tagName } = focused as HTMLElement;
      const shown = [...focused.querySelectorAll('[aria-hidden]')].map((part) => part.textContent!);
      const text = shown.reduce((rest, part) => rest.replace(part, ''), textContent!);
      return ariaLabel ?? (text.trim() || tagName);
    });
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

it('the checker detects a field without a label', async () => {
  const { page, form } = await visitProduct('/p/421005');
  await form.locator('label').evaluate((label) => label.remove());
  expect(await violationsIn(page)).toContainEqual(expect.stringMatching(/^label: <input.*Quantity/));
});

it('Tab goes through the form in reading order', async () => {
  const { page, form } = await visitProduct();
  await page.locator('.fabric').last().focus();
  expect(await tabStops(page, form, 10)).toEqual([
    'One less: Quantity',
    'INPUT',
    'One more: Quantity',
    'Add to Cart',
  ]);
});

it('Tab goes through the layer from its close button to its actions, and never leaves it', async () => {
  const { page, button, layer } = await visitProduct('/p/410602');
  await button.click();
  await layer.locator('dl[aria-busy=false]').waitFor();
  await expectFocus(layer.getByRole('heading', { level: 2 }).first());
  await cards(layer).getByRole('link').first().waitFor();
  const stops = await tabStops(page, layer, 80);
  expect(stops.slice(0, 4)).toEqual([
    'Close',
    'About Marlow Linen Pillow 20", Rust',
    'Previous: People Also Bought',
    'Next: People Also Bought',
  ]);
  expect(stops.slice(-2)).toEqual(['View Cart & Checkout', 'Continue Shopping']);
  // After the last one come the browser's own UI and then the first one again; never the page behind.
  await page.keyboard.press('Tab');
  await expectFocus(layer.getByRole('button', { name: 'Close', exact: true }));
});

/** All announcements of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const last = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent!.trim();
        if (last.get(region) !== text && text) said.push(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

it('an add is announced once, and so is each later change', async () => {
  const { page, button, layer, quantity } = await visitProduct();
  const said = await listen(page);
  await quantity.fill('100');
  await quantity.blur();
  await expect.poll(said).toEqual(['99 is the most you can add at once.']);
  await quantity.fill('1');
  await button.click();
  await layer.locator('dl[aria-busy=false]').waitFor();
  await expect.poll(said).toEqual(['99 is the most you can add at once.', 'Added to your cart.']);
  const extras = layer.locator('.si-cart-confirmation__extra');
  await extras.getByRole('button', { name: 'Add to Cart Hadley Mug, Celadon' }).click();
  await expect.poll(async () => (await said()).slice(2)).toEqual(['Hadley Mug, Celadon: Added']);
  await setFault(page, 'addItems', '503');
  await extras.getByRole('button', { name: 'Add to Cart' }).first().click();
  await layer.locator('[role=alert] svg').waitFor();
  expect((await said()).slice(3)).toEqual([
    "We're having trouble reaching the store. Please try again in a few minutes.",
  ]);
});

it('every button and link of a carousel has a unique name', async () => {
  const { page } = await visitPod();
  const lines = (await page.getByRole('region').ariaSnapshot()).split('\n');
  const named = lines
    .map((line) => /^\s*- (button|link)(?: "(.*)")?/.exec(line))
    .filter((match) => match !== null);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, , name]) => !name)).toEqual([]);
  const names = named.map(([, role, name]) => `${role} ${name}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
