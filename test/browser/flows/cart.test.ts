import { expect, it } from 'vitest';
import { expectServersCart, focusRing, serverCart, visitCart } from './cart-page.ts';
import { expectFocus } from './shop-page.ts';

it('mounts over the server’s cart, with the same lines', async () => {
  const { page, errors } = await visitCart('promo');
  await expectServersCart(page);
  expect(errors).toEqual([]);
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

it('by keyboard: the focus goes to Undo, with a ring, and a press puts the removed line back as it was', async () => {
  const { page, remove, undo } = await visitCart('installed');
  const skus = ({ lineItems }: Awaited<ReturnType<typeof serverCart>>) => lineItems.map(({ sku }) => sku);
  const before = (await serverCart(page)).lineItems;
  // The one with installation, then the one with a text.
  for (const line of before) {
    await remove().focus();
    await page.keyboard.press('Enter');
    await expectFocus(undo);
    expect(await focusRing(page)).toBe('2px solid 2px');
    await expect.poll(async () => skus(await serverCart(page))).not.toContain(line.sku);
    await page.keyboard.press('Enter');
    await expect.poll(async () => skus(await serverCart(page))).toContain(line.sku);
    const back = (await serverCart(page)).lineItems.find(({ sku }) => sku === line.sku)!;
    expect(back).toEqual({ ...line, id: back.id });
    await expectServersCart(page);
  }
});
