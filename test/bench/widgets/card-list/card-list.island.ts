import { type IslandProps, text } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { offerBare } from '../bare.ts';
import { BareCardList, CardList } from './card-list.tsx';

const props = { name: text({ about: 'The heading.' }) };
export type CardListProps = IslandProps<typeof props>;

offerBare('card-list', BareCardList);

export default defineIsland({
  name: 'card-list',
  kind: 'inline',
  load: 'interaction',
  about: 'Fifteen cards in the carousel.',
  props,
  view: CardList,
});
