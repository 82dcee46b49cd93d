import { expect, it } from 'vitest';
import { pageUrl, plainPageTest } from '../harness.ts';
import { cartParts, cartPath, expectServersCart, hold, serverCart, visitCart } from './cart-page.ts';
import { sofa } from './shop-page.ts';

const updatePath = '/api/cart/update-item';

it('Enter in a field neither empties the cart nor submits a form', async () => {
  const { page, cart, quantity, promo, zip, lines, promoToggle, zipToggle } = await visitCart('plain');
  for (const toggle of [promoToggle, zipToggle]) await toggle.click();
  for (const field of [quantity(), promo, zip]) await field.press('Enter');
  await cart.getByText('Please enter a promo code.').waitFor();
  await promo.fill('NONSENSE');
  await promo.press('Enter');
  await cart.getByText('The promo code “NONSENSE” is not valid.').waitFor();
  expect(await promo.inputValue()).toBe('NONSENSE');
  await zip.fill('60601');
  await zip.press('Enter');
  await expect.poll(async () => (await serverCart(page)).cartSummary.taxZipCode).toBe('60601');
  expect(page.url()).toBe(pageUrl(cartPath));
  expect(await lines.count()).toBe(2);
  await expectServersCart(page);
});

for (const [how, path] of [
  ['reloaded', cartPath],
  ['left for another page', sofa.path],
] as const)
  plainPageTest(`${how} while changes are being sent: all that the shopper has chosen is saved`, async () => {
    const { page, more, remove } = await visitCart('plain');
    const first = await hold(page, updatePath);
    await more().click();
    await first.asked;
    await remove(1).click();
    await page.goto(pageUrl(path));
    await expect
      .poll(async () => (await serverCart(page)).lineItems.map((line) => line.quantity))
      .toEqual([2]);
    if (path === cartPath) await expectServersCart(page);
    else await expect.poll(() => cartParts(page).headerCount.textContent()).toBe('Cart (2)');
  });
