import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { StoreAvailability } from './store-availability.tsx';

export const props = {
  sku: sku({ about: 'The product.' }),
  zip: text({ optional: true, about: 'The shopper’s ZIP or postal code, where the page knows it.' }),
  onlyAvailStores: flag({ about: 'Asks for stores that have the product only.' }),
  includeOnlyBopsEnabled: flag({ about: 'Asks for stores where orders can be picked up only.' }),
  onDisplay: flag({ about: 'Asks for stores that show the product only.' }),
  selectedStore: text({ optional: true, about: 'Name of the store the basket is to be picked up at.' }),
};

export type StoreAvailabilityProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'store-availability',
  kind: 'inline',
  load: 'visible',
  about: 'Which stores near a ZIP or postal code have a product.',
  props,
  replays: ['submit'],
  view: StoreAvailability,
});
