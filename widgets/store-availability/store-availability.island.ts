import { flag, type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { StoreAvailability } from './store-availability.tsx';

export const props = {
  sku: sku({ about: 'The product.' }),
  zip: text({ optional: true, about: 'The shopper’s ZIP or postal code, if the page knows it.' }),
  onlyAvailStores: flag({ about: 'Requests only stores that have the product.' }),
  includeOnlyBopsEnabled: flag({ about: 'Requests only stores that offer pickup.' }),
  onDisplay: flag({ about: 'Requests only stores that show the product.' }),
  selectedStore: text({ optional: true, about: 'The name of the basket’s pickup store.' }),
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
