import { expect, it } from 'vitest';
import { updateItem } from '../../../src/contract/cart/cart-changes.ts';
import { holdBack, plainPageTest, waitForStatus } from '../harness.ts';
import { expectServersCart, focusRing, openDrawer, serverCart, shownLines, visitCart } from './cart-page.ts';
import { expectFocus, setFault, visitOwnPage } from './shop-page.ts';

it('mounts over the server’s cart, with the same lines', async () => {
  const { page, errors } = await visitCart('promo');
  await expectServersCart(page);
  expect(errors).toEqual([]);
});

plainPageTest('the server’s content stays when the cart cannot be read', async () => {
  const content = '<ul><li>A sofa</li></ul><a href="/checkout">Checkout</a>';
  const { page } = await visitOwnPage({ body: `<div data-island="cart">${content}</div>` });
  await setFault(page, 'getCart', '503');
  await page.reload();
  await waitForStatus(page, '[data-island="cart"]', 'failed');
  expect(await page.locator('[data-island="cart"]').innerHTML()).toBe(content);
});

it('a quantity changes by button, by typing, and by arrow keys', async () => {
  const { page, quantity, more, less } = await visitCart('plain');
  await more().click();
  await expectServersCart(page);
  expect(await quantity().inputValue()).toBe('2');
  await quantity().fill('12');
  await quantity().press('Enter');
  await expect.poll(async () => (await serverCart(page)).lineItems[0]!.quantity).toBe(12);
  await quantity().press('ArrowDown');
  await expect.poll(async () => (await serverCart(page)).lineItems[0]!.quantity).toBe(11);
  await less().press('Enter');
  await expect.poll(async () => (await serverCart(page)).lineItems[0]!.quantity).toBe(10);
  await expectServersCart(page);
});

plainPageTest('the header’s count, the drawer and the page agree, at once and after the answer', async () => {
  const { page, cart, quantity, headerCount } = await visitCart('plain');
  const drawer = await openDrawer(page);
  const answer = await holdBack(page, `**${updateItem.path}`);
  const [more] = await drawer.getByRole('button', { name: /^One more/ }).all();
  const sent = page.waitForRequest(`**${updateItem.path}`);
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(updateItem.path));
  await more!.click();
  await sent;
  for (const when of ['before the answer', 'after it']) {
    await expect.poll(() => quantity().inputValue(), { message: when }).toBe('2');
    await expect
      .poll(() => shownLines(page, '.si-cart-drawer'), { message: when })
      .toEqual(await shownLines(page, '[data-island="cart"]'));
    await expect.poll(() => headerCount.textContent(), { message: when }).toBe('Cart (3)');
    if (when === 'after it') continue;
    answer();
    await answered;
    await expectServersCart(page);
  }
  const total = await drawer.locator('.si-cart-drawer__subtotal strong').textContent();
  expect(await cart.locator('.si-order-sums dd').first().textContent()).toBe(total);
});

it('by keyboard: the focus goes to the next line, with a ring, and Undo puts the removed one back as it was', async () => {
  const { page, lines, remove, undo } = await visitCart('installed');
  const skus = ({ lineItems }: Awaited<ReturnType<typeof serverCart>>) => lineItems.map(({ sku }) => sku);
  const before = (await serverCart(page)).lineItems;
  // The one with installation, then the one with a text.
  for (const line of before) {
    await remove().focus();
    await page.keyboard.press('Enter');
    await expectFocus(lines.first());
    expect(await focusRing(page)).toBe('2px solid 2px');
    await expect.poll(async () => skus(await serverCart(page))).not.toContain(line.sku);
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => skus(await serverCart(page))).toContain(line.sku);
    const back = (await serverCart(page)).lineItems.find(({ sku }) => sku === line.sku)!;
    expect(back).toEqual({ ...line, id: back.id });
    await expectServersCart(page);
  }
});

plainPageTest(
  'after the last removal the cart is empty, has the focus, and everything can come back',
  async () => {
    const { page, cart, remove, lines, undo, headerCount } = await visitCart('plain');
    await remove(1).click();
    await remove().click();
    await cart.getByText('Your cart is empty.').waitFor();
    await expectFocus(cart.locator('.si-cart'));
    await expect.poll(() => headerCount.textContent()).toBe('Cart (0)');
    await expect.poll(async () => (await serverCart(page)).lineItems).toEqual([]);
    await undo.first().click();
    await undo.first().click();
    await expect.poll(() => lines.count()).toBe(2);
    await expectServersCart(page);
  },
);

plainPageTest('a line goes to Saved for Later, and comes back', async () => {
  const { page, cart, save, lines } = await visitCart('plain');
  await save().click();
  await cart.locator('.si-cart__saved [data-line-id]').waitFor();
  await expect.poll(async () => (await serverCart(page)).savedForLater.length).toBe(1);
  await expectServersCart(page);
  await cart.getByRole('button', { name: /^Move to Cart/ }).click();
  await expect.poll(() => lines.count()).toBe(2);
  await expect.poll(async () => (await serverCart(page)).savedForLater.length).toBe(0);
  await expectServersCart(page);
});
