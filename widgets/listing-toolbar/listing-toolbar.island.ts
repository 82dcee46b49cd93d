import { type IslandProps, oneOf, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

export const props = {
  listing: text({ fallback: 'listing', about: 'The listing’s name: islands of one name share one listing.' }),
  kind: oneOf(['product', 'search', 'seo'], { fallback: 'product', about: 'The kind of listing.' }),
  categoryId: text({ optional: true, about: 'The category, sent along with each request.' }),
  url: url({ optional: true, about: 'Where the listing is asked for; the page’s own path if left out.' }),
  serviceEnvironment: text({ optional: true, about: 'Sent along as it is.' }),
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
};

export type ListingToolbarProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'listing-toolbar',
  kind: 'inline',
  load: 'idle',
  about: 'Above a listing’s products: how many there are, what is applied, the order and the layout.',
  props,
  view: ListingToolbar,
});
