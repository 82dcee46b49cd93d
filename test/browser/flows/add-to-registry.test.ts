import { expect, it } from 'vitest';
import { plainPageTest, shopUrl, waitForStatus } from '../harness.ts';
import { password, signInForm } from './account-page.ts';
import { heldIn, visitRegistrant } from './registry-page.ts';
import { expectFocus, productPage, sofa } from './shop-page.ts';

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

it('one of several registries is chosen by keyboard', async () => {
  const { page, button, choice, layer, grIds } = await visitRegistrant(sofa.path, {
    names: ['Our Wedding', 'Our New Home'],
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await waitForStatus(page, '[data-island="registry-choice"]', 'mounted');
  await choice.getByRole('radio', { name: /Our New Home/ }).focus();
  await page.keyboard.press('Space');
  await choice.getByRole('button', { name: 'Add To Registry' }).press('Enter');
  await layer.waitFor();
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
