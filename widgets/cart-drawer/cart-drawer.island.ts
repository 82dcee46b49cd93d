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
  docs: {
    task: 'cart',
    useWhen:
      'From the header’s cart link, on any page: a look into the cart, with quantities, removal and checkout.',
    notWhen: 'On the cart’s own page use `cart`; right after an add `cart-confirmation`.',
    accessibility: [
      'A dialog named “Your Cart”, whose title has the focus when it opens.',
      'Every line is a list item named by its product; its buttons and its quantity have the product in their names.',
      'Removing a line moves the focus to the next one; Undo stands in its place.',
      'A change is announced with the new number of items and the subtotal; one that the server refuses is announced at its line.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CartDrawer,
});
