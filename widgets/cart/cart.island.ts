import { getCart } from '../../src/contract/cart/cart.ts';
import { type IslandProps, json, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { Cart } from './cart.tsx';

export const props = {
  cart: json(getCart.answer, {
    optional: true,
    tolerates: getCart.tolerates,
    accepts: 'the answer of GET /api/cart',
    about:
      'The cart as the server rendered it: shown at once, before it is loaded. Without it the server’s content stays until then.',
  }),
  continueUrl: url({ fallback: '/', about: 'Where Continue Shopping leads.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page, for a guest’s rewards and saved items.',
  }),
};

export type CartProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart',
  kind: 'inline',
  load: 'load',
  about: 'The cart’s page: its lines, what is saved for later, and the order summary with checkout.',
  props,
  isLarge: true,
  view: Cart,
});
