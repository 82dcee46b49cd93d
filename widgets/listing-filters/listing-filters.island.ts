import { facetsSchema } from '../../src/contract/listing/listing.ts';
import { type IslandProps, json } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes, listingKeys } from '../../src/state/listing/listing-attributes.ts';
import { ListingFilters } from './listing-filters.tsx';

export const props = {
  ...listingAttributes,
  facets: json(facetsSchema, {
    optional: true,
    tolerates: ['', 'filterItems'],
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
  remountsOn: listingKeys,
  view: ListingFilters,
  isLarge: true,
});
