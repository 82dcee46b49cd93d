import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RecentlyViewedProducts } from './recently-viewed-products.tsx';

export const props = {
  sku: sku({
    optional: true,
    about:
      'The base SKU of the product being viewed: it is recorded when the island mounts, and never shown.',
  }),
  familyId: text({ optional: true, about: 'The family of the product being viewed.' }),
  optionChoiceParameter: text({ optional: true, about: 'The chosen options of the product being viewed.' }),
  isNewLayout: flag({ about: 'Sent along: asks for the new layout’s products.' }),
  newTab: flag({ about: 'Cards open in a new tab.' }),
  heading: text({ optional: true, about: 'The heading, instead of the message `recentlyViewedHeading`.' }),
};

export type RecentlyViewedProductsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recently-viewed-products',
  kind: 'inline',
  // The visit is recorded, whether or not the shopper comes near the carousel.
  load: 'idle',
  about: 'A carousel of the products the shopper viewed last.',
  props,
  remountsOn: ['sku', 'familyId', 'optionChoiceParameter', 'isNewLayout'],
  view: RecentlyViewedProducts,
});
