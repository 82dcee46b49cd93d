import { listingAttributes, listingKinds } from '../../src/domain/listing/listing-attributes.ts';
import { type IslandProps, oneOf, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

export const props = {
  listing: text(listingAttributes.listing),
  kind: oneOf(listingKinds, listingAttributes.kind),
  categoryId: text(listingAttributes.categoryId),
  url: url(listingAttributes.url),
  serviceEnvironment: text(listingAttributes.serviceEnvironment),
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
};

export type ListingToolbarProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-toolbar',
  kind: 'inline',
  load: 'idle',
  about: 'Above a listing’s products: the count, the applied filters, the order and the layout.',
  props,
  view: ListingToolbar,
});
