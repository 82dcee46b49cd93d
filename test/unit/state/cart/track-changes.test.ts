import { expect, test, vi } from 'vitest';
import type { TrackDetail } from '../../../../src/page/track-events.ts';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { noteEvents } from '../../cart-page.ts';
import { heldAnswer } from '../../render-island.tsx';
import { cartPage } from '../../widgets/cart/cart-page.ts';

/** The tracked names, quantities and values. */
const summaryOf = (details: unknown[]) =>
  (details as Extract<TrackDetail, { name: 'add_to_cart' }>[]).map(({ name, value, items }) => [
    name,
    items[0]!.item_id,
    items[0]!.quantity,
    value,
  ]);

test('a changed quantity is its difference, up and down', async () => {
  const { page, shop } = await cartPage();
  await page.findAllByRole('listitem');
  const [{ id, sku, quantity, price }] = shop.lineItems as [(typeof shop.lineItems)[number]];
  const details = noteEvents('storefront:track');
  const queue = cartQueueOf(sharedStore());
  queue.change({ kind: 'quantity', id, quantity: quantity + 4 });
  await queue.settled();
  queue.change({ kind: 'quantity', id, quantity: quantity + 1 });
  await queue.settled();
  expect(summaryOf(details)).toEqual([
    ['add_to_cart', sku, 4, (4 * price) / 100],
    ['remove_from_cart', sku, 3, (3 * price) / 100],
  ]);
});

test('two changes of one quantity before the cart is read are one difference', async () => {
  const { page, shop, answer, sent } = await cartPage();
  await page.findAllByRole('listitem');
  const [line] = shop.lineItems as [(typeof shop.lineItems)[number]];
  const { id, sku, quantity } = line;
  const details = noteEvents('storefront:track');
  const { answer: held, release } = heldAnswer({ isSuccess: true, items: [] });
  answer('updateItem', async () => {
    const response = await held();
    line.quantity = (sent().at(-1)![1] as { quantity: number }).quantity;
    return response.clone();
  });
  const queue = cartQueueOf(sharedStore());
  queue.change({ kind: 'quantity', id, quantity: quantity + 4 });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  queue.change({ kind: 'quantity', id, quantity: quantity + 1 });
  release();
  await queue.settled();
  expect(summaryOf(details).map((one) => one.slice(0, 3))).toEqual([['add_to_cart', sku, 1]]);
});

test('a quantity that the server refuses is not tracked', async () => {
  const { page, shop, answer } = await cartPage();
  await page.findAllByRole('listitem');
  answer('updateItem', { isSuccess: false, message: 'Only 4 are left.' });
  const details = noteEvents('storefront:track');
  const queue = cartQueueOf(sharedStore());
  queue.change({ kind: 'quantity', id: shop.lineItems[0]!.id, quantity: 9 });
  await queue.settled();
  expect(details).toEqual([]);
});

test('a line that is saved for later leaves the cart for the wishlist; moved back it is added', async () => {
  const { page, shop } = await cartPage();
  await page.findAllByRole('listitem');
  const [{ id, sku, quantity }] = shop.lineItems as [(typeof shop.lineItems)[number]];
  const details = noteEvents('storefront:track');
  const queue = cartQueueOf(sharedStore());
  queue.change({ kind: 'save', id });
  await queue.settled();
  queue.change({ kind: 'move', id });
  await queue.settled();
  expect(summaryOf(details).map((one) => one.slice(0, 3))).toEqual([
    ['remove_from_cart', sku, quantity],
    ['add_to_wishlist', sku, quantity],
    ['add_to_cart', sku, quantity],
  ]);
});
