import { minisetsSchema } from '../../src/contract/listing.ts';
import { flag, type IslandProps, json, oneOf, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { selector } from '../../src/runtime/selector.ts';
import { ProductGrid } from './product-grid.tsx';

export const props = {
  listing: text({ fallback: 'listing', about: 'The listing’s name: islands of one name share one listing.' }),
  kind: oneOf(['product', 'search', 'seo'], { fallback: 'product', about: 'The kind of listing.' }),
  categoryId: text({ optional: true, about: 'The category, sent along with each request.' }),
  url: url({ optional: true, about: 'Where the listing is asked for; the page’s own path if left out.' }),
  serviceEnvironment: text({ optional: true, about: 'Sent along as it is.' }),
  isWideLayout: flag({ about: 'Large pictures, where the shopper has not chosen.' }),
  minisets: json(minisetsSchema, {
    optional: true,
    accepts: 'a list of products',
    about: 'The products that the server shows; without them the listing is asked for.',
  }),
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
  addTo: oneOf(['cart', 'registry', 'none'], { fallback: 'cart', about: 'What a tile’s button adds to.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'Where the add-to-registry button leads: a registry needs an account.',
  }),
  searchBox: selector({
    optional: true,
    about: 'The page’s search box, for `no-results` where nothing is left.',
  }),
  chatOpener: selector({ optional: true, about: 'What opens the page’s chat, for `no-results`.' }),
  headingLevel: whole({
    min: 2,
    max: 4,
    fallback: 2,
    about: 'The heading’s level, to fit the outline of the page.',
  }),
};

export type ProductGridProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-grid',
  kind: 'inline',
  about: 'A listing’s products. On a page with a `compare-list` each can be chosen to compare.',
  props,
  view: ProductGrid,
});
