import { flag, type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartError } from './cart-error.tsx';

export const props = {
  isNetwork: flag({ about: 'The server could not be reached, or answered with 503 or 504.' }),
  message: text({ optional: true, about: 'The server’s message; without it a generic one shows.' }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
};

export type CartErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-error',
  kind: 'overlay',
  about: 'Says that something went wrong with the cart, and leads back to it; other widgets open it.',
  props,
  view: CartError,
});
