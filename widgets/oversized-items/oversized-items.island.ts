import { oversizedItem } from '../../src/contract/cart/cart-checkout.ts';
import { requiredTolerantList } from '../../src/contract/fields.ts';
import { checkoutStart } from '../../src/domain/cart/checkout-now.ts';
import { flag, type IslandProps, json, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { OversizedItems } from './oversized-items.tsx';

export const props = {
  items: json(requiredTolerantList(oversizedItem), {
    fallback: [],
    accepts: 'a list of {title, boxes: [{boxNumber, quantity, width, depth, height}]}, sizes in inches',
    about: 'The items with their boxes.',
  }),
  redirectUrl: text({
    fallback: checkoutStart,
    about:
      'The URL that Continue leads to, or for a guest Checkout Now; an origin that is not allowed is refused, and the fallback used.',
  }),
  isGuest: flag({
    about:
      'Continue opens `checkout-now`. The page says it for a shopper who is not signed in and whose cart is not international: the widget does not check it.',
  }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page, which Back to Cart leads to.' }),
};

export type OversizedItemsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'oversized-items',
  kind: 'overlay',
  about: 'The boxes of items that are picked up and may not fit in a vehicle.',
  docs: {
    task: 'cart',
    useWhen:
      'On checkout from a cart with large items to pick up: it shows the size of every box before the shopper goes on.',
    notWhen:
      'For items that cannot be bought use `unavailable-items`; for the size of a product on its own page `product-dimensions`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Each item is a table, with its name as the caption; a size is read in words: “In inches: 84 wide, 16 deep, 9 high”.',
      'For a guest Continue closes it and opens `checkout-now`, which takes the focus.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it. So does Back to Cart over the cart, which is read again; elsewhere it leads to the cart’s page.',
    ],
  },
  props,
  view: OversizedItems,
});
