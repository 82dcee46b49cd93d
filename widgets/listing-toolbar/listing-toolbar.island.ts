import { sortsSchema } from '../../src/contract/listing/listing.ts';
import { type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes, listingKeys } from '../../src/state/listing/listing-attributes.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

export const props = {
  ...listingAttributes,
  sorts: json(sortsSchema, {
    optional: true,
    accepts: 'a list of sort orders',
    about: 'The sort orders to offer; all seven if left out. A later answer’s `sorts` replaces it.',
  }),
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
};

export type ListingToolbarProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-toolbar',
  kind: 'inline',
  load: 'idle',
  about: 'Above a listing’s products: the count, the applied filters, the order and the layout.',
  docs: {
    task: 'browse',
    useWhen:
      'Above the products of a category, a search or a landing page, together with `product-grid` and, if there are any, `listing-filters`.',
    notWhen: 'Above a list that cannot be sorted or filtered: there plain HTML says the count.',
    accessibility: [
      'A region with the count, the applied filters as a list of buttons (“Remove Slate”), the order as a select, and the layout as two buttons that say which is pressed.',
      'Another count is announced once the listing has changed; so is a failure.',
      'Removing an applied filter moves the focus to its neighbour.',
      'The button for the filters opens a dialog on mobile; elsewhere it says whether they are shown.',
    ],
  },
  props,
  remountsOn: listingKeys,
  serverOf: ['address'],
  view: ListingToolbar,
});
