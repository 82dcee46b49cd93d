import { givenPiecesLimit } from '../../src/domain/product/product-limits.ts';
import { type IslandProps, sku, text, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { Availability } from './availability.tsx';

export const props = {
  sku: sku({ about: 'The product.' }),
  optionChoiceParameter: text({ optional: true, about: 'Its chosen options, as `addItems` takes them.' }),
  quantity: whole({
    min: 1,
    max: givenPiecesLimit.most,
    fallback: 1,
    about:
      'How many are wanted, until the product’s `add-to-cart` on the page says so: its quantity field is followed.',
  }),
  zip: text({
    optional: true,
    about: 'The shopper’s ZIP or postal code, if the page knows it; what the shopper enters comes first.',
  }),
};

export type AvailabilityProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'availability',
  kind: 'inline',
  load: 'idle',
  about: 'How a product can be had: shipped, picked up or delivered, with dates, prices and the store.',
  docs: {
    task: 'decide',
    useWhen:
      'On a product’s page before its button: the choice goes into the add of the same product. A page with several products has one for each, and all are asked for in one call.',
    notWhen:
      'Which stores have a product to look at says `store-availability`; what any delivery costs `shipping-charges`.',
    accessibility: [
      'A region named by its heading, with a group of radio buttons; a way that is not offered is disabled and says why.',
      'A change of the code or of the store is announced once; a change of the chosen options is not, because the page’s own choice says what has changed.',
      'The ZIP or postal code is a labelled field; a wrong one is reported at the field, which gets the focus.',
      'Another store is chosen in a dialog, which returns the focus.',
      'The message of a product that is gone leads to the products in its place, and they lead back to it.',
    ],
  },
  props,
  replays: ['submit'],
  view: Availability,
});
