import { vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import cart from '../../../../widgets/cart/cart.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';
import { shopCart } from './shop-cart.ts';

type Example = (typeof examples)[keyof typeof examples];

/** The cart's page, with a backend that does what it is asked. */
export async function cartPage(example: Example = examples['four lines']) {
  const shop = shopCart(example);
  const on = openTestPage({ context: 'context' in example ? example.context : undefined, answers: {} });
  for (const [call, answer] of Object.entries(shop.answers(() => on.requests))) on.answer(call, answer);
  const island = await renderIsland(cart, example, { on });
  const { page } = island;
  const line = (name: RegExp) => page.getByRole('listitem', { name });
  const names = () =>
    [...document.querySelectorAll('[data-line-id] h3')].map(({ textContent }) => textContent);
  const deed = (name: RegExp) => page.getByRole('button', { name });
  /** The calls that change the cart, in order. */
  const sent = () =>
    island.requests.filter(({ call }) => !/^get/.test(call)).map(({ call, body }) => [call, body]);
  /** Resolves when every change has been answered. */
  const settled = () =>
    vi.waitFor(() => {
      if (document.querySelector('dl[aria-busy="true"]')) throw new Error('a change is on its way');
    });
  return { ...island, shop: shop.cart, line, names, deed, sent, settled };
}
