import * as v from 'valibot';
import { requiredTolerantList } from '../../src/contract/fields.ts';
import { registryAdded } from '../../src/contract/registry/registry.ts';
import type { CarouselPreset } from '../../src/domain/carousel.ts';
import {
  flag,
  type IslandProps,
  json,
  oneOf,
  sku,
  skus,
  text,
  url,
  whole,
} from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { isQuickViewEnabled } from '../../src/state/quick-view/quick-view-attribute.ts';
import { RecommendationCarousel } from './recommendation-carousel.tsx';

const presets = [
  'pod',
  'classic',
  'newer',
  'recently-viewed',
  'showcase',
  'desktop-4',
] as const satisfies readonly CarouselPreset[];

export const props = {
  podId: text({
    about:
      'The pod to show: one of the page context’s `pods`, or of the standard ones that are listed there.',
  }),
  sku: sku({ optional: true, about: 'The product the recommendations are for.' }),
  // An attribute, because under Trusted Types a layer cannot write a JSON script into the hosts it renders.
  skus: skus({
    optional: true,
    about: 'Several products: the pod is requested for each, and the answers are merged into one list.',
  }),
  podParameters: json(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {
    optional: true,
    accepts: 'an object of texts, numbers, true and false',
    about: 'Further parameters of the pod, sent unchanged.',
  }),
  addTo: oneOf(['cart', 'registry'], { fallback: 'cart', about: 'What a card’s button adds to.' }),
  registrantMode: flag({
    about:
      'The page belongs to the owner of a registry: buttons add to the registry, whatever `data-add-to` says.',
  }),
  grId: text({ optional: true, about: 'The registry that the buttons add to; the shopper is not asked.' }),
  confirmType: oneOf(['layer', 'button'], {
    fallback: 'layer',
    about: 'What confirms an add to a registry: the confirmation layer, or only the button itself.',
  }),
  enableAddRegistryBtn: flag({
    fallback: true,
    about: 'Whether products can be added to a registry; “false” leaves out the buttons.',
  }),
  showBottomAddButton: flag({ about: 'A button below the products adds one of each to a registry.' }),
  isAddedAllToRegistry: flag({ about: 'All of the products are in the registry: that button says so.' }),
  addedToRegistry: flag({
    about: 'Each of the products is in the registry already: its button is the link to edit the quantity.',
  }),
  registryAddedData: json(requiredTolerantList(registryAdded), {
    optional: true,
    accepts: 'a list of objects {sku, familyId?, totalQty}',
    about:
      'What the shopper’s registries have already, for products whose card does not say so itself: their buttons are links to edit the quantity.',
  }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'Where the add-to-registry button leads: a registry needs an account.',
  }),
  newTab: flag({ about: 'Cards open in a new tab.' }),
  showAdded: flag({
    about: 'On mobile, an added card says “Added” for 3 seconds instead of opening the layer.',
  }),
  isQuickViewEnabled,
  preset: oneOf(presets, { fallback: 'pod', about: 'The number of cards by width.' }),
  onListing: flag({ about: 'The page is a listing: the `showcase` preset then shows 2 cards.' }),
  heading: text({ optional: true, about: 'The heading, instead of the server’s title.' }),
  headingLevel: whole({
    min: 2,
    max: 4,
    fallback: 2,
    about: 'The heading’s level, to fit the outline of the page.',
  }),
};

export type RecommendationCarouselProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recommendation-carousel',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of recommended products.',
  docs: {
    task: 'discover',
    useWhen:
      'On product, cart and content pages: a pod of recommended products, each with a button that adds it to the cart or to a gift registry.',
    notWhen:
      'For products that the page picks itself use `product-showcase`; for viewed ones `recently-viewed-products`.',
    accessibility: [
      'A region named by its heading, with a list that scrolls sideways by touch, wheel and Tab.',
      'Two buttons, “Previous: …” and “Next: …” with the heading, move it by as many cards as fit; at an end one is disabled and keeps the focus.',
      'With reduced motion it jumps instead of gliding.',
      'Each card has one link, and a button named with its product: “Add to Cart Linden Armchair”.',
      'A failed add is announced at its card.',
    ],
  },
  props,
  remountsOn: ['podId', 'sku', 'skus', 'podParameters'],
  view: RecommendationCarousel,
});
