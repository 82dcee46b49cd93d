import { getCart } from '../../src/contract/cart/cart.ts';
import { type IslandProps, json, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { refusedChange } from '../../src/state/cart/cart-changes.ts';
import { Cart } from './cart.tsx';

export const props = {
  cart: json(getCart.answer, {
    optional: true,
    accepts: 'the answer of GET /api/cart',
    about:
      'The cart as the server rendered it: shown at once, before it is loaded. Without it the server’s content stays until then.',
  }),
  refused: json(refusedChange, {
    optional: true,
    isLenient: true,
    accepts: '{change, message}',
    about:
      'The change that the shopper has posted without script and that the server has refused, and why. Its message stands where a change that the island has sent would have it.',
  }),
  continueUrl: url({ fallback: '/', about: 'Where Continue Shopping leads.' }),
  returnsUrl: url({
    optional: true,
    about:
      'The page about returns, to which a line below Checkout leads; without it that line does not speak of them.',
  }),
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
  docs: {
    task: 'cart',
    useWhen:
      'On the cart’s page, over the server’s own cart: lines, items saved for later, codes, certificates, summary and checkout.',
    notWhen: 'On any other page use `cart-drawer`, and `cart-count` in the header.',
    accessibility: [
      'Every line is a list item named by its product; its buttons and its quantity have the product in their names.',
      'Removing a line moves the focus to its Undo, which stands in its place; where it cannot be brought back, and after Save for Later, the focus goes to the next line, after the last to the one before.',
      'A change is announced with what it has changed: the number of items, what is saved, the total; one that the server refuses is announced at its line or field.',
      'Lines that cannot be bought stand first, in a list of their own that is named by their number.',
      'The codes, certificates and the donation are disclosures below Checkout; one that is refused opens, and so it does when Checkout leads there.',
      'Below 960 px the order summary is a disclosure with the total in its label.',
      'Pressing Checkout after a failed change moves the focus to what failed.',
      'With reduced motion, what is being updated is marked without animation.',
    ],
  },
  props,
  isLarge: true,
  serverOf: ['order'],
  view: Cart,
});
