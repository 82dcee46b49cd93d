import { facetsSchema } from '../../src/contract/listing/listing.ts';
import { listingAttributes, listingKinds } from '../../src/domain/listing/listing-attributes.ts';
import { type IslandProps, json, oneOf, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ListingFilters } from './listing-filters.tsx';

export const props = {
  listing: text(listingAttributes.listing),
  kind: oneOf(listingKinds, listingAttributes.kind),
  categoryId: text(listingAttributes.categoryId),
  url: url(listingAttributes.url),
  serviceEnvironment: text(listingAttributes.serviceEnvironment),
  facets: json(facetsSchema, {
    optional: true,
    accepts: 'a list of facets',
    about:
      'The facets that the server counted, {id, name, filterItems: [{id, name, facetId, uniqueId, itemCount}]} each; without them the listing is requested.',
  }),
};

export type ListingFiltersProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-filters',
  kind: 'inline',
  load: 'idle',
  about: 'A listing’s filters: beside the products, and on mobile in a panel that `listing-toolbar` opens.',
  replays: ['submit', 'click'],
  props,
  view: ListingFilters,
});
