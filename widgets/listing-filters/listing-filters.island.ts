import { facetsSchema } from '../../src/contract/listing.ts';
import { type IslandProps, json, oneOf, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ListingFilters } from './listing-filters.tsx';

export const props = {
  listing: text({ fallback: 'listing', about: 'The listing’s name: islands of one name share one listing.' }),
  kind: oneOf(['product', 'search', 'seo'], { fallback: 'product', about: 'The kind of listing.' }),
  categoryId: text({ optional: true, about: 'The category, sent along with each request.' }),
  url: url({ optional: true, about: 'Where the listing is asked for; the page’s own path if left out.' }),
  serviceEnvironment: text({ optional: true, about: 'Sent along as it is.' }),
  facets: json(facetsSchema, {
    optional: true,
    accepts: 'a list of facets',
    about:
      'The facets that the server counted, {id, name, filterItems: [{id, name, facetId, uniqueId, itemCount}]} each; without them the listing is asked for.',
  }),
};

export type ListingFiltersProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-filters',
  kind: 'inline',
  load: 'idle',
  about:
    'What a listing can be narrowed by: beside the products, and on mobile in a panel that `listing-toolbar` opens.',
  replays: ['submit', 'click'],
  props,
  view: ListingFilters,
});
