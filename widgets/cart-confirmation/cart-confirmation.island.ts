import * as v from 'valibot';
import { addItems } from '../../src/contract/cart/cart.ts';
import { addToCartItem } from '../../src/contract/cart/line-item.ts';
import { type IslandProps, json, oneOf, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CartConfirmation } from './cart-confirmation.tsx';

export const props = {
  added: json(addItems.answer, {
    optional: true,
    accepts: 'the answer of POST /api/cart/add-items',
    about: 'The added items; without them the popup shows the cart.',
  }),
  adding: json(v.array(addToCartItem), {
    optional: true,
    accepts: 'the items of POST /api/cart/add-items',
    about:
      'Items to add when it opens: an add that the end of the session has stopped goes on after the sign-in.',
  }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
  addTo: oneOf(['cart', 'registry'], { fallback: 'cart', about: 'What the buttons of the popup add to.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page for an add-to-registry button without an account.',
  }),
};

export type CartConfirmationProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'cart-confirmation',
  kind: 'overlay',
  about: 'The popup that confirms an add to the cart.',
  docs: {
    task: 'add',
    useWhen:
      'After an add to the cart, from a product’s page or a list: `add-to-cart` and product cards open it. A link can open it to show the cart. Its carousel asks `GET /recommendation/index`, and shows nothing if that answers `{"items": []}`.',
    notWhen:
      'To change quantities or remove items use `cart-drawer` or the `cart` page; after an add to a registry `registry-confirmation`.',
    accessibility: [
      'A dialog named by what was added; its title has the focus when it opens, so that the count is read first.',
      'What is added from inside it is announced, and its button says so.',
      'Facts about an item are a tooltip on a button: shown on focus, hidden by Escape, which leaves the popup open.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CartConfirmation,
});
