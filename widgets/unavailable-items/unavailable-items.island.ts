import * as v from 'valibot';
import { unavailableItem } from '../../src/contract/cart/cart-checkout.ts';
import { unavailableTypes } from '../../src/domain/cart/checkout-errors.ts';
import { type IslandProps, json, oneOf, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { UnavailableItems } from './unavailable-items.tsx';

export const props = {
  errorType: oneOf(unavailableTypes, { about: 'Why the items cannot be bought as they are.' }),
  items: json(v.array(unavailableItem), {
    fallback: [],
    tolerates: [''],
    accepts:
      'a list of {sku, title, imagePath, currentPrice (integer cents), quantity, availabilityMessage, isCustomNla, edd}',
    about: 'The items.',
  }),
  message: text({ optional: true, about: 'The server’s message, instead of the text above the items.' }),
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page.' }),
};

export type UnavailableItemsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'unavailable-items',
  kind: 'overlay',
  about: 'The items that keep a cart from checkout, and the button that removes them.',
  props,
  view: UnavailableItems,
});
