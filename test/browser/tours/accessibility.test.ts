import { expect, it } from 'vitest';
import { cartErrorMessages } from '../../../widgets/cart-error/cart-error.messages.ts';
import { postForm } from '../flows/account-page.ts';
import { violationsIn } from '../flows/axe.ts';
import {
  phone,
  showAsCore,
  showAsModern,
  violationsInBoth,
  violationsInBrand,
  wide,
} from '../flows/brands.ts';
import { openDrawer, visitCart } from '../flows/cart-page.ts';
import { cards } from '../flows/pod-page.ts';
import { visitRegistrant } from '../flows/registry-page.ts';
import { setFault, sofa, visitProduct } from '../flows/shop-page.ts';
import { islandsReady, newVisit, shopUrl } from '../harness.ts';
import { mountEverything, scrollThrough } from './watch-page.ts';

/* Pages and layers that only a shopper with something in the cart, or with an account, sees. */

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

it('a full cart with problems, and its drawer: no violation in either brand, wide and narrow', async () => {
  const { page, promo, promoToggle, more, lines, cart } = await visitCart('certificates');
  await setFault(page, 'updateItem', '503', { times: 1 });
  await more().click();
  await lines.first().getByRole('alert').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: cartErrorMessages.backToCart }).click();
  await promoToggle.click();
  await promo.fill('NONSENSE');
  await promo.press('Enter');
  await cart.getByText('is not valid').waitFor();
  for (const brand of ['core', 'modern'] as const) {
    if (brand === 'modern') await showAsModern(page);
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      // At other positions the bar with the total covers a part of something.
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      expect(await violationsInBrand(page, brand), brand).toEqual([]);
    }
  }
  await showAsCore(page);
  await page.setViewportSize(wide);
  await openDrawer(page);
  expect(await violationsInBoth(page, 'dialog')).toEqual([]);
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
    const monogram = page.getByRole('textbox', { name: 'Monogram' });
    if (await monogram.count()) await monogram.fill('MJK');
    await button.click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await violationsInBoth(page, 'dialog')).toEqual([]);
  }
});

it('the checker detects a field without a label', async () => {
  const { page, form } = await visitProduct('/p/421005');
  await form.locator('label').evaluate((label) => label.remove());
  expect(await violationsIn(page)).toContainEqual(expect.stringMatching(/^label: <input.*Quantity/));
});
