import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { StoreAvailability } from './store-availability.tsx';

export const props = {
  sku: sku({ about: 'The product.' }),
  zip: text({
    optional: true,
    about:
      'The shopper’s ZIP or postal code, if the page knows it; what the shopper has entered on any page comes first.',
  }),
  onlyAvailStores: flag({ about: 'Requests only stores that have the product.' }),
  includeOnlyBopsEnabled: flag({ about: 'Requests only stores that offer pickup.' }),
  onDisplay: flag({ about: 'Requests only stores that show the product.' }),
  forPickup: flag({
    about:
      'The shopper chooses where to pick the product up: each store has a button, and the stores near a known code show at once.',
  }),
  selectedStore: text({ optional: true, about: 'The name of the basket’s pickup store.' }),
};

export type StoreAvailabilityProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'store-availability',
  kind: 'inline',
  load: 'visible',
  about: 'Which stores near a ZIP or postal code have a product.',
  docs: {
    task: 'decide',
    useWhen:
      'On a product page: the shopper enters a ZIP or postal code and sees which stores near it have the product.',
    notWhen:
      'What a delivery to a ZIP or postal code costs says `shipping-charges`; a list of all stores is plain HTML.',
    accessibility: [
      'A region named by its heading. The result is announced: “2 of 3 stores have this item.”',
      'A wrong code is reported at its field, which gets the focus.',
      'The stores are a list; whether one has the product is text with an icon, never color alone.',
      'A store’s name is a button for its address and hours, in a dialog that returns the focus.',
    ],
  },
  props,
  replays: ['submit'],
  view: StoreAvailability,
});
