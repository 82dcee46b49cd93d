import { minisetsSchema } from '../../src/contract/listing/listing.ts';
import { flag, type IslandProps, json, oneOf, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes } from '../../src/runtime/listing-attributes.ts';
import { selector } from '../../src/runtime/selector.ts';
import { ProductGrid } from './product-grid.tsx';

export const props = {
  ...listingAttributes,
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
