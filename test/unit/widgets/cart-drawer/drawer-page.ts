import { examples } from '../../../../widgets/cart-drawer/cart-drawer.examples.ts';
import cartDrawer from '../../../../widgets/cart-drawer/cart-drawer.island.ts';
import { openIsland, openTestPage } from '../../render-island.tsx';
import { settleAfterwards } from '../cart/cart-page.ts';
import { shopCart } from '../cart/shop-cart.ts';

/** The drawer in a state, with a backend that makes the requested changes. */
export async function drawer(name: keyof typeof examples = 'two lines') {
  const example = examples[name];
  const shop = shopCart(example);
  settleAfterwards();
  const on = openTestPage({ context: undefined, answers: {} });
  for (const [call, answer] of Object.entries(shop.answers(() => on.requests))) on.answer(call, answer);
  const island = await openIsland(cartDrawer, example, on);
  await island.page.findByRole('link', { name: 'Hadley Mug, Celadon' });
  return { ...island, on, shop: shop.cart };
}
