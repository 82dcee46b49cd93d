import { expect, it } from 'vitest';
import { getRegistries } from '../../../src/contract/registry/registry.ts';
import { islandsReady, plainPageTest, shopUrl, waitForStatus } from '../harness.ts';
import { framesDrawn, tasksRun, waitForInPage } from '../in-time.ts';
import { password, signInForm } from './account-page.ts';
import { endSession, heldIn, registryPage, visitRegistrant } from './registry-page.ts';
import { callsOf, expectFocus, productPage, setFault, sofa } from './shop-page.ts';

const host = '[data-island="add-to-registry"]';
const termsBound = '/p/422007';

it('by keyboard alone: an add that needs a sign-in is done after it, and typed text is kept', async () => {
  const { page, button, layer, grIds, email, errors } = await visitRegistrant(`${sofa.path}?from=list`, {
    isSignedIn: false,
  });
  await productPage(page).button.waitFor();
  await productPage(page).quantity.fill('3');
  await button.focus();
  await page.keyboard.press('Enter');
  const form = signInForm(page);
  await form.popup.waitFor();
  await expectFocus(form.email);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await layer.waitFor();
  await waitForStatus(page, '[data-island="registry-confirmation"]', 'mounted');
  expect(await layer.getByRole('heading', { level: 2 }).textContent()).toBe('1 item added to your registry');
  expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(await productPage(page).quantity.inputValue()).toBe('3');
  expect(errors).toEqual([]);
});

plainPageTest('closing the sign-in popup cancels the add, also for a later sign-in', async () => {
  const { page, button, grIds, email } = await visitRegistrant(sofa.path, { isSignedIn: false });
  await button.click();
  const form = signInForm(page);
  await form.popup.waitFor();
  await page.keyboard.press('Escape');
  await form.popup.waitFor({ state: 'detached' });
  await expectFocus(button);
  await form.opener.click();
  await form.email.fill(email);
  await form.password.fill(password);
  await form.button.click();
  await form.greeting.waitFor();
  await islandsReady(page);
  // The record of what to restore is removed just before the layer would be opened again.
  await waitForInPage(page, () => !sessionStorage.getItem('storefront-islands:return'));
  // It would have asked for the layer's file before this does, and shown it two frames later.
  await page.evaluate("storefrontIslands.open('registry-choice', {}).catch(() => {})");
  await framesDrawn(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await callsOf(page, 'getRegistries')).toEqual([]);
  expect(await heldIn(page, grIds[0]!)).toEqual({});
});

plainPageTest(
  'an ended session: the popup says so and keeps the email; after the sign-in the add continues, and typed text is kept',
  async () => {
    const { page, button, layer, grIds, email } = await visitRegistrant();
    await productPage(page).button.waitFor();
    await productPage(page).quantity.fill('4');
    await endSession(page);
    await button.click();
    const form = signInForm(page);
    await form.popup.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(await form.email.inputValue()).toBe(email);
    await expectFocus(form.password);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await layer.waitFor();
    expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    expect(await productPage(page).quantity.inputValue()).toBe('4');
  },
);

plainPageTest(
  'three products are added once each, and the layer shows each; View Registry leads to them',
  async () => {
    const { page, grIds } = await visitRegistrant();
    const skus = [sofa.sku, '413004', '414006'];
    for (const sku of skus) {
      if (sku !== sofa.sku) await page.goto(page.url().replace(/\d{6}/, sku));
      await islandsReady(page);
      const { button, layer } = registryPage(page);
      await button.dblclick();
      await layer.waitFor();
      expect(await layer.locator('img').first().isVisible()).toBe(true);
    }
    expect(await heldIn(page, grIds[0]!)).toEqual(Object.fromEntries(skus.map((sku) => [sku, 1])));
    await registryPage(page)
      .layer.getByRole('link', { name: /^View Registry/ })
      .click();
    await page.waitForURL(new RegExp(`/gift-registry/registrant-list/${grIds[0]}$`));
  },
);

it('one of several registries is chosen by keyboard; ADDED shows for three seconds, then the count', async () => {
  const { page, button, choice, layer, edit, place, grIds } = await visitRegistrant(sofa.path, {
    names: ['Our Wedding', 'Our New Home'],
  });
  await button.hover();
  await waitForStatus(page, host, 'mounted');
  // Until it is paused, the fake clock runs in real time.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await button.focus();
  await page.keyboard.press('Enter');
  await choice.waitFor();
  await choice.getByRole('radio', { name: /Our New Home/ }).focus();
  await page.keyboard.press('Space');
  await choice.getByRole('button', { name: 'Add To Registry' }).press('Enter');
  await layer.waitFor();
  expect(await place.locator('[data-state="done"]').textContent()).toContain('ADDED');
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await page.clock.runFor(2900);
  expect(await place.locator('[data-state="done"]').count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => edit.textContent()).toContain('Edit quantity (1)');
  expect(await edit.getAttribute('target')).toBe('_blank');
  expect(await heldIn(page, grIds[1]!)).toEqual({ [sofa.sku]: 1 });
});

plainPageTest(
  'without a registry the layer leads to the page for creating one, which then contains the item',
  async () => {
    const { page, button } = await visitRegistrant(sofa.path, { names: [] });
    await button.click();
    const layer = page.getByRole('dialog', { name: 'You Have No Registry Yet' });
    await layer.getByRole('button', { name: 'Create a Registry' }).click();
    await page.waitForURL(/\/gift-registry\/registrant-list\?asked=/);
    expect(page.url().startsWith(shopUrl)).toBe(true);
    const main = page.getByRole('main');
    await main
      .getByText(/^You have no registry yet. Make one, and Marlow 3-Seat Sofa is added to it.$/)
      .waitFor();
    await main.getByLabel('Name').fill('Our Wedding');
    await main.getByRole('button', { name: 'Make a Registry' }).click();
    await main.getByText('1 item added to your registry').waitFor();
    const [, grId = ''] = /registrant-list\/(\d+)/.exec(page.url()) ?? [];
    expect(await heldIn(page, grId)).toEqual({ [sofa.sku]: 1 });
  },
);

plainPageTest('the terms modal opens after a sign-in', async () => {
  const { page, button, layer, grIds, email } = await visitRegistrant(termsBound, { isSignedIn: false });
  await button.click();
  const form = signInForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.button.click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Registry' }).waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({});
  await page.getByRole('button', { name: 'Accept Terms And Add To Registry' }).click();
  await layer.waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({ '422007': 1 });
});

plainPageTest(
  'if the session ends during the choice, the chosen registry is preselected after the sign-in',
  async () => {
    const { page, button, choice } = await visitRegistrant(sofa.path, {
      names: ['Our Wedding', 'Our New Home'],
    });
    await button.click();
    await choice.getByRole('radio', { name: /Our New Home/ }).check();
    await endSession(page);
    await choice.getByRole('button', { name: 'Add To Registry' }).click();
    const form = signInForm(page);
    await form.password.fill(password);
    await form.button.click();
    await form.popup.waitFor({ state: 'detached' });
    await choice.waitFor();
    expect(await choice.getByRole('radio', { name: /Our New Home/ }).isChecked()).toBe(true);
  },
);

plainPageTest('signed out: no registries are requested before the press', async () => {
  const { page, button } = await visitRegistrant(sofa.path, { isSignedIn: false });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.reload();
  await islandsReady(page);
  await button.hover();
  await waitForStatus(page, host, 'mounted');
  await tasksRun(page);
  expect(requests).not.toContain(getRegistries.path);
  expect(await callsOf(page, 'getRegistries')).toEqual([]);
});

plainPageTest('a failed add shows its error at the button; pressing it again adds', async () => {
  const { page, button, layer, place, grIds } = await visitRegistrant();
  await setFault(page, 'addRegistryItems', '503', { times: 1 });
  await button.click();
  await place.getByRole('alert').waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({});
  await button.click();
  await layer.waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
});
