import { availabilitiesSchema, facetsSchema } from '../../src/contract/listing/listing.ts';
import { type IslandProps, json } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes, listingKeys } from '../../src/state/listing/listing-attributes.ts';
import { ListingFilters } from './listing-filters.tsx';

export const props = {
  ...listingAttributes,
  availabilities: json(availabilitiesSchema, {
    optional: true,
    accepts: 'a list of `pickup` and `readyToShip`',
    about:
      'The filters by availability to offer, none for an empty list; both if left out. A later answer’s `availabilities` replaces it.',
  }),
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
  docs: {
    task: 'browse',
    useWhen:
      'Beside the products of a category, a search or a landing page, together with `listing-toolbar` and `product-grid`.',
    notWhen: 'For a few products that nobody filters use `product-showcase`.',
    accessibility: [
      'Each facet is a group named by its heading, which is a button that says whether it is open.',
      'Values are checkboxes, and availability is a switch; one without products stays focusable and says that it is not available.',
      'The new number of results is announced; so is a failure, which also undoes the tick.',
      'Removing an applied filter moves the focus to its neighbour; “Show more” moves it to the first value that it adds.',
      'On mobile the filters are a dialog that `listing-toolbar` opens; with reduced motion facets open at once.',
    ],
  },
  replays: ['submit', 'click'],
  props,
  writes: ['data-panel-beside', 'data-panel-hidden'],
  remountsOn: listingKeys,
  serverOf: ['address'],
  view: ListingFilters,
  isLarge: true,
});
