import { unavailableItem } from '../../src/contract/cart/cart-checkout.ts';
import { requiredTolerantList } from '../../src/contract/fields.ts';
import { unavailableTypes } from '../../src/domain/cart/checkout-errors.ts';
import { callback, type IslandProps, json, oneOf, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { UnavailableItems } from './unavailable-items.tsx';

export const props = {
  errorType: oneOf(unavailableTypes, { about: 'Why the items cannot be bought as they are.' }),
  items: json(requiredTolerantList(unavailableItem), {
    fallback: [],
    accepts:
      'a list of {sku, title, imagePath, currentPrice (integer cents), quantity, availabilityMessage, isCustomNla, edd}',
    about: 'The items.',
  }),
  message: text({ optional: true, about: 'The server’s message, instead of the text above the items.' }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
  onContinue: json(callback<() => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about:
      'Called without data once Continue has taken the installation off; the popup has closed by then. Without it the shopper stays.',
  }),
};

export type UnavailableItemsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'unavailable-items',
  kind: 'overlay',
  about: 'The items that keep a cart from checkout, and the button that removes them.',
  docs: {
    task: 'cart',
    useWhen:
      'On checkout from a cart with items that cannot be bought, shipped or personalized as they are: it names them, and removes them.',
    notWhen:
      'For a cart that fails for another reason use `cart-error`; for large boxes to pick up `oversized-items`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Before the cart is emptied, or a personalization is lost, a second dialog asks; Cancel returns the focus.',
      'A removal is announced; a failed one is announced at once.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: UnavailableItems,
});
