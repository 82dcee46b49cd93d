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
  about:
    'The slide-out of the cart: lines with their personalization, installation and delivery, which can be changed, quantities, subtotal, and checkout.',
  docs: {
    task: 'cart',
    useWhen:
      'From the header’s cart link, on any page: a look into the cart, with quantities, removal and checkout.',
    notWhen: 'On the cart’s own page use `cart`; right after an add `cart-confirmation`.',
    accessibility: [
      'A dialog named “Your Cart”, whose title has the focus when it opens.',
      'Every line is a list item named by its product; its buttons and its quantity have the product in their names.',
      'Shipping or picking up is a group of radio buttons named by its product; a ship method is a list named so.',
      'Removing a line moves the focus to its Undo, which stands in its place, or to the next line where it cannot be brought back.',
      'A change is announced with what it has changed: the number of items, what is saved, the total; one that the server refuses is announced at its line.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CartDrawer,
});
