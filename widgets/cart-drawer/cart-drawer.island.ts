import { type IslandProps, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartDrawer } from './cart-drawer.tsx';

export const props = {
  cartUrl: url({
    fallback: '/checkout/cart',
    orAttribute: 'href',
    about: 'The cart’s page; the link’s own `href` if left out.',
  }),
};

export type CartDrawerProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-drawer',
  kind: 'overlay',
  about: 'The slide-out of the cart: lines, quantities, subtotal, and checkout.',
  props,
  view: CartDrawer,
});
