import { type IslandProps, sku, text } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { offerBare } from '../bare.ts';
import { Card } from './card.tsx';

const props = {
  sku: sku({ about: 'The product.' }),
  name: text({ about: 'What it is called.' }),
  price: text({ about: 'What it costs.' }),
};
export type CardProps = IslandProps<typeof props>;

offerBare('card', Card);

export default defineIsland({
  name: 'card',
  kind: 'inline',
  load: 'interaction',
  about: 'A product with a button: an island of ordinary size.',
  props,
  view: Card,
});
