import { addItems } from '../../src/contract/cart/cart.ts';
import { type IslandProps, json, oneOf, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartConfirmation } from './cart-confirmation.tsx';

export const props = {
  added: json(addItems.answer, {
    optional: true,
    tolerates: addItems.tolerates,
    accepts: 'the answer of POST /api/cart/add-items',
    about: 'The added items; without them the layer shows the cart.',
  }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
  addTo: oneOf(['cart', 'registry'], { fallback: 'cart', about: 'What the buttons of the layer add to.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page for an add-to-registry button without an account.',
  }),
};

export type CartConfirmationProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-confirmation',
  kind: 'overlay',
  about: 'The layer that confirms an add to the cart.',
  props,
  view: CartConfirmation,
});
