import { onTestFinished, vi } from 'vitest';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import type { RenderOptions } from '../../../../src/testing/test-page.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import cart from '../../../../widgets/cart/cart.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';
import { shopCart } from './shop-cart.ts';

type Example = (typeof examples)[keyof typeof examples];

/** Registered before the page opens, so that no change of this test's cart is pending when the next test begins. */
export function settleAfterwards(): void {
  onTestFinished(async () => {
    await cartQueueOf(sharedStore()).settled();
  });
}

/** The cart's page, with a backend that makes the requested changes. */
export async function cartPage(
  example: Example = examples['four lines'],
  { content, before }: RenderOptions = {},
) {
  const shop = shopCart(example);
  settleAfterwards();
  const on = openTestPage({ context: 'context' in example ? example.context : undefined, answers: {} });
  for (const [call, answer] of Object.entries(shop.answers(() => on.requests))) on.answer(call, answer);
  const island = await renderIsland(cart, { ...example, content }, { before, on });
  const { page } = island;
  const line = (name: RegExp) => page.getByRole('listitem', { name });
  const names = () =>
    [...document.querySelectorAll('[data-line-id] h3')].map(({ textContent }) => textContent);
  const button = (name: RegExp) => page.getByRole('button', { name });
  /** The calls that change the cart, in order. */
  const sent = () =>
    island.requests.filter(({ call }) => !/^get/.test(call)).map(({ call, body }) => [call, body]);
  /** Resolves when every change has been answered. */
  const settled = () =>
    vi.waitFor(() => {
      if (document.querySelector('dl[aria-busy="true"]')) throw new Error('a change is on its way');
    });
  return { ...island, shop: shop.cart, line, names, button, sent, settled };
}
