import { examples } from '../../../../widgets/board-summaries/board-summaries.examples.ts';
import boardSummaries from '../../../../widgets/board-summaries/board-summaries.island.ts';
import { type Driver, mounting } from '../driver.ts';

const held: Driver = {
  name: 'sees the boards that hold a product',
  call: 'getBoardSummaries',
  busy: null,
  ...mounting(boardSummaries, examples['two boards']),
};

export const drivers: readonly Driver[] = [held];
