import * as v from 'valibot';
import { oversizedItem } from '../../src/contract/cart/cart-checkout.ts';
import { checkoutPaths } from '../../src/domain/cart/checkout-now.ts';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { OversizedItems } from './oversized-items.tsx';

export const props = {
  items: json(v.array(oversizedItem), {
    fallback: [],
    tolerates: ['', 'boxes'],
    accepts: 'a list of {title, boxes: [{boxNumber, quantity, width, depth, height}]}, sizes in inches',
    about: 'The items with their boxes.',
  }),
  redirectUrl: text({
    fallback: checkoutPaths.start,
    about: 'The URL that Continue leads to; an origin that is not allowed is refused, and the fallback used.',
  }),
};

export type OversizedItemsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'oversized-items',
  kind: 'overlay',
  about: 'The boxes of items that are picked up and may not fit in a vehicle.',
  props,
  view: OversizedItems,
});
