import { requiredTolerantList } from '../../src/contract/fields.ts';
import { recommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { flag, type IslandProps, json, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { isQuickViewEnabled } from '../../src/state/quick-view/quick-view-attribute.ts';
import { ProductShowcase } from './product-showcase.tsx';

export const props = {
  items: json(requiredTolerantList(recommendationItem), {
    optional: true,
    accepts: 'a list of recommendation items: sku, name, formattedPrice, price, imagePath, navigateUrl …',
    about: 'The products, if the page has them; otherwise those of `data-pod-id` show.',
  }),
  piId: text({
    optional: true,
    about: 'The showcase’s own id: sent along with the pod’s request, and tracked.',
  }),
  podId: text({ optional: true, about: 'The pod to show if the page gives no items.' }),
  sku: sku({ optional: true, about: 'The product to request the pod for.' }),
  onListing: flag({ about: 'The page is a listing: two cards show, whatever the width.' }),
  isQuickViewEnabled,
  newTab: flag({ about: 'Cards open in a new tab.' }),
  heading: text({ optional: true, about: 'The heading, instead of the pod’s title.' }),
};

export type ProductShowcaseProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-showcase',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of the page’s own products, or of a pod’s.',
  docs: {
    task: 'discover',
    useWhen:
      'In a page’s content: a carousel of products that an editor has picked, or of a pod, without buttons that add them.',
    notWhen:
      'With Add to Cart use `recommendation-carousel`; for products that the shopper has viewed `recently-viewed-products`.',
    accessibility: [
      'A region named by its heading, with a list that scrolls sideways by touch, wheel and Tab.',
      'Two buttons, “Previous: …” and “Next: …” with the heading, move it by as many cards as fit; at an end one is disabled and keeps the focus.',
      'With reduced motion it jumps instead of gliding.',
      'Each card is one link, named by its product; one that opens in a new tab says so.',
    ],
  },
  props,
  remountsOn: ['items', 'piId', 'podId', 'sku'],
  view: ProductShowcase,
});
