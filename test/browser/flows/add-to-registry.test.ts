import { expect, it } from 'vitest';
import { shopUrl } from '../harness.ts';
import { password, signInForm } from './account-page.ts';
import { endSession, heldIn, registryPage, visitRegistrant } from './registry-page.ts';
import { callsOf, hasFocus, productPage, setFault, sofa } from './shop-page.ts';

it('by keyboard alone: asked for before signing in, it is added after, and what was typed is still there', async () => {
  const { page, button, layer, grIds, email, errors } = await visitRegistrant(`${sofa.path}?from=list`, {
    isSignedIn: false,
  });
  await productPage(page).button.waitFor();
  await productPage(page).quantity.fill('3');
  await button.focus();
  await page.keyboard.press('Enter');
  const form = signInForm(page);
  await form.popup.waitFor();
  await expect.poll(() => hasFocus(form.email)).toBe(true);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await layer.waitFor();
  expect(await layer.getByRole('heading', { level: 2 }).textContent()).toBe('1 item added to your registry');
  expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(await productPage(page).quantity.inputValue()).toBe('3');
  expect(errors).toEqual([]);
});

it('a popup that is closed has nothing added, also when one signs in later', async () => {
  const { page, button, layer, grIds, email } = await visitRegistrant(sofa.path, { isSignedIn: false });
  await button.click();
  const form = signInForm(page);
  await form.popup.waitFor();
  await page.keyboard.press('Escape');
  await form.popup.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  await form.opener.click();
  await form.email.fill(email);
  await form.password.fill(password);
  await form.button.click();
  await form.greeting.waitFor();
  expect(await layer.count()).toBe(0);
  expect(await heldIn(page, grIds[0]!)).toEqual({});
});

it('an ended session: the popup says so and keeps the email; after it the add goes on, and nothing typed is lost', async () => {
  const { page, button, layer, grIds, email } = await visitRegistrant();
  await productPage(page).button.waitFor();
  await productPage(page).quantity.fill('4');
  await endSession(page);
  await button.click();
  const form = signInForm(page);
  await form.popup.getByText('Your session has ended. Please sign in again.').waitFor();
  expect(await form.email.inputValue()).toBe(email);
  await expect.poll(() => hasFocus(form.password)).toBe(true);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await layer.waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(await productPage(page).quantity.inputValue()).toBe('4');
});

it('three things are added, each once, and the layer shows each; View Registry leads to them', async () => {
  const { page, grIds } = await visitRegistrant();
  const skus = [sofa.sku, '413004', '414006'];
  for (const sku of skus) {
    if (sku !== sofa.sku) await page.goto(page.url().replace(/\d{6}/, sku));
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
});

it('of several registries one is chosen by keyboard; ADDED for three seconds, then how many there are', async () => {
  const { page, button, choice, layer, edit, place, grIds } = await visitRegistrant(sofa.path, {
    names: ['Our Wedding', 'Our New Home'],
  });
  await page.clock.install();
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
  await page.clock.runFor(3000);
  expect(await edit.textContent()).toContain('Edit quantity (1)');
  expect(await edit.getAttribute('target')).toBe('_blank');
  expect(await heldIn(page, grIds[1]!)).toEqual({ [sofa.sku]: 1 });
});

it('an add that fails says so at the button; pressed again it adds', async () => {
  const { page, button, layer, place, grIds } = await visitRegistrant();
  await setFault(page, 'addRegistryItems', '503', { times: 1 });
  await button.click();
  await place.getByRole('alert').waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({});
  await button.click();
  await layer.waitFor();
  expect(await heldIn(page, grIds[0]!)).toEqual({ [sofa.sku]: 1 });
});

it('without a registry the layer says so, and leads to where one is made', async () => {
  const { page, button } = await visitRegistrant(sofa.path, { names: [] });
  await button.click();
  const layer = page.getByRole('dialog', { name: 'You Have No Registry Yet' });
  await layer.getByRole('link', { name: 'Create a Registry' }).click();
  await page.waitForURL(/\/gift-registry\/registrant-list$/);
  expect(page.url().startsWith(shopUrl)).toBe(true);
});

it('nobody who is signed out is asked for, before the press', async () => {
  const { page, button } = await visitRegistrant(sofa.path, { isSignedIn: false });
  await button.waitFor();
  expect(await callsOf(page, 'getRegistries')).toEqual([]);
});
