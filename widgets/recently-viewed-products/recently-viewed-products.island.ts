import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { isQuickViewEnabled } from '../../src/state/quick-view/quick-view-attribute.ts';
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
  isQuickViewEnabled,
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
  docs: {
    task: 'discover',
    useWhen:
      'On product pages, where it also records the view, and on any page from which shoppers go back to a product.',
    notWhen: 'For recommendations, and for buttons that add to the cart, use `recommendation-carousel`.',
    accessibility: [
      'A region named by its heading, with a list that scrolls sideways by touch, wheel and Tab.',
      'Two buttons, “Previous: …” and “Next: …” with the heading, move it by as many cards as fit; at an end one is disabled and keeps the focus.',
      'With reduced motion it jumps instead of gliding.',
      'Each card is one link, named by its product; one that opens in a new tab says so.',
      'On a product in the cart “In your cart” is text, not a color.',
    ],
  },
  props,
  remountsOn: ['sku', 'familyId', 'optionChoiceParameter', 'isNewLayout'],
  view: RecentlyViewedProducts,
});
