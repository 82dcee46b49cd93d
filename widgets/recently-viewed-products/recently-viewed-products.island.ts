import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RecentlyViewedProducts } from './recently-viewed-products.tsx';

export const props = {
  sku: sku({
    optional: true,
    about: 'The product being viewed, by its base SKU: it is noted first, and never shown.',
  }),
  familyId: text({ optional: true, about: 'The family of the product being viewed.' }),
  optionChoiceParameter: text({ optional: true, about: 'What is chosen of the product being viewed.' }),
  isNewLayout: flag({ about: 'Sent along: asks for the new layout’s products.' }),
  newTab: flag({ about: 'Cards open in a new tab.' }),
  heading: text({ fallback: 'Recently Viewed', about: 'The heading.' }),
};

export type RecentlyViewedProductsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recently-viewed-products',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of the products the shopper has looked at.',
  props,
  view: RecentlyViewedProducts,
});
