import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import cart from '../../../../widgets/cart/cart.island.ts';
import { heldAnswer, renderIsland } from '../../render-island.tsx';
import { cartPage } from './cart-page.ts';

const removed = () => document.querySelector<HTMLElement>('[data-removed-id]');

test('the cart is busy until it is loaded (cart §4)', async () => {
  const { getCart } = examples['four lines'].answers;
  const held = heldAnswer(getCart);
  const answers = { ...examples['four lines'].answers, getCart: held.answer };
  const { host } = await renderIsland(cart, { ...examples['four lines'], answers });
  const busy = () => host.querySelector('.si-cart')!.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  held.release();
  await vi.waitFor(() => expect(busy()).toBeNull());
});

test('a removed line says every reason that is about it, each once', async () => {
  const shown = await cartPage();
  const queue = cartQueueOf(sharedStore());
  queue.refuse({ kind: 'quantity', id: '2', quantity: 9 }, 'Only 4 are left.');
  queue.refuse({ kind: 'ship', id: '2', shipMethod: 3 }, 'Only 4 are left.');
  shown.answer('getCart', 503);
  shown.answer('addItems', { isSuccess: false, message: 'Hadley Mug is out of stock.' });
  await shown.shopper.click(shown.button(/Remove Hadley Mug/));
  await queue.settled();
  await shown.shopper.click(shown.button(/Undo Hadley Mug/));
  await vi.waitFor(() => expect(within(removed()!).getByRole('alert').textContent).toContain('stock'));
  expect(
    within(removed()!)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Only 4 are left. Hadley Mug is out of stock.']);
});
