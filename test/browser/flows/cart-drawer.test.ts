import { expect, it } from 'vitest';
import { islandsReady, pageUrl, plainPageTest } from '../harness.ts';
import { cartParts, cartPath, expectServersCart, openDrawer, setCart, visitCart } from './cart-page.ts';
import { expectFocus, setFault, visitPrepared, writeShopPage } from './shop-page.ts';

/** A page with a count that opens the drawer, for a shopper with two lines in the cart. */
async function visitOpener() {
  const path = await writeShopPage({
    body: `<h1>A page</h1><div data-island="cart-count" data-opens-drawer=""><a href="${cartPath}">Cart</a></div>`,
  });
  const visit = await visitPrepared(path, ({ page }) => setCart(page, 'plain'));
  const { page } = visit;
  await islandsReady(page);
  const opener = page.getByRole('link', { name: /^Cart/ });
  await expect.poll(() => opener.textContent()).toBe('Cart (2)');
  return { ...visit, opener, drawer: cartParts(page).drawer };
}

it('the count opens it by keyboard; Escape closes it, and the focus returns', async () => {
  const { page, opener, drawer, errors } = await visitOpener();
  await opener.focus();
  await page.keyboard.press('Enter');
  await drawer.getByRole('listitem').nth(1).waitFor();
  await expectFocus(drawer.getByRole('heading', { name: 'Your Cart' }));
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expectFocus(opener);
  expect(errors).toEqual([]);
});

plainPageTest('over the cart’s page a removal leaves both, and a failure shows in both', async () => {
  const { page, lines, alerts } = await visitCart('plain');
  const drawer = await openDrawer(page);
  await setFault(page, 'updateItem', '503', { times: 1 });
  await drawer
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await drawer
    .getByRole('alert')
    .filter({ hasText: /trouble reaching/ })
    .waitFor();
  expect(await alerts.count()).toBe(1);
  // The failure's popup (decision 71).
  const popup = page.locator('[data-island="cart-error"]').getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(() => lines.count()).toBe(1);
  await expectServersCart(page);
  expect(await drawer.locator('[data-line-id]').count()).toBe(1);
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await drawer.getByText('Your cart is empty.').waitFor();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await drawer.waitFor({ state: 'detached' });
  expect(page.url()).toBe(pageUrl(cartPath));
});

plainPageTest('in the drawer a parcel is picked up instead, and the server’s cart has it so', async () => {
  const { page, opener, drawer } = await visitOpener();
  await opener.click();
  const pickup = drawer.getByRole('radio', { name: /^Pick up at/ }).first();
  await pickup.check();
  const waysOf = async () => {
    const { lineItems } = await (await page.request.get(pageUrl('/api/cart'))).json();
    return lineItems.map(
      (line: { shippingDeliveryOptions: { selectedShipOption: string } }) =>
        line.shippingDeliveryOptions.selectedShipOption,
    );
  };
  await expect.poll(waysOf).toContain('pickup');
  expect(await pickup.isChecked()).toBe(true);
});

plainPageTest('in the drawer the date of a way stands below its name', async () => {
  const { opener, drawer } = await visitOpener();
  await opener.click();
  const way = drawer.getByRole('radio', { name: /^Pick up at .* Ready/ }).first();
  await way.waitFor();
  const label = way.locator('xpath=ancestor::label');
  const name = await label.getByText('Pick up at').first().boundingBox();
  const date = await label.locator('.si-line-delivery__date').boundingBox();
  expect(date!.y).toBeGreaterThan(name!.y);
});
