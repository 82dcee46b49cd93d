import { type IslandProps, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes, listingKeys } from '../../src/state/listing/listing-attributes.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

export const props = {
  ...listingAttributes,
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
};

export type ListingToolbarProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-toolbar',
  kind: 'inline',
  load: 'idle',
  about: 'Above a listing’s products: the count, the applied filters, the order and the layout.',
  props,
  remountsOn: listingKeys,
  view: ListingToolbar,
});
