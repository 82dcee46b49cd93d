import { minisetsSchema } from '../../src/contract/listing/listing.ts';
import { flag, type IslandProps, json, oneOf, selector, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { listingAttributes, listingKeys } from '../../src/state/listing/listing-attributes.ts';
import { isQuickViewEnabled } from '../../src/state/quick-view/quick-view-attribute.ts';
import { ProductGrid } from './product-grid.tsx';

export const props = {
  ...listingAttributes,
  isWideLayout: flag({ about: 'Large pictures until the shopper chooses.' }),
  minisets: json(minisetsSchema, {
    optional: true,
    accepts: 'a list of products',
    about: 'The products that the server shows; without them the listing is requested.',
  }),
  total: whole({ min: 0, max: 9_999_999, optional: true, about: 'How many products there are in all.' }),
  addTo: oneOf(['cart', 'registry', 'none'], { fallback: 'cart', about: 'What a tile’s button adds to.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'Where the add-to-registry button leads: a registry needs an account.',
  }),
  isQuickViewEnabled,
  searchBox: selector({
    optional: true,
    about: 'The page’s search box, for `no-results` if the listing has no products.',
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
  about: 'A listing’s products. On a page with a `compare-list` each has a checkbox to compare it.',
  docs: {
    task: 'browse',
    useWhen:
      'On a category, search or sale page: the products as tiles, with Show more below. `listing-filters` and `listing-toolbar` with the same `data-listing` change it.',
    notWhen:
      'For a row of products beside other content use `recommendation-carousel`, or `product-showcase` for products that the page picks.',
    accessibility: [
      'A list in a region named “Products”, with a heading for screen readers.',
      'Each tile has one link, and a button named with its product: “Add to Cart Linden Armchair”. Colors are read as a number.',
      'After Show more the focus is on the first new product, unless the shopper has moved on.',
      'With a quick view, “Quick View Linden Armchair” is a link on the picture: it shows for a pointer or the focus, and always on touch.',
      'Results and failures of the listing are announced; a failed add is announced at its tile.',
    ],
  },
  props,
  remountsOn: listingKeys,
  serverOf: ['address'],
  view: ProductGrid,
  isLarge: true,
});
