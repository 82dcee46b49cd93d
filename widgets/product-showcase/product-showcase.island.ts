import * as v from 'valibot';
import { recommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { flag, type IslandProps, json, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ProductShowcase } from './product-showcase.tsx';

export const props = {
  items: json(v.array(recommendationItem), {
    optional: true,
    tolerates: [''],
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
  newTab: flag({ about: 'Cards open in a new tab.' }),
  heading: text({ optional: true, about: 'The heading, instead of the pod’s title.' }),
};

export type ProductShowcaseProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-showcase',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of the page’s own products, or of a pod’s.',
  props,
  remountsOn: ['items', 'piId', 'podId', 'sku'],
  view: ProductShowcase,
});
