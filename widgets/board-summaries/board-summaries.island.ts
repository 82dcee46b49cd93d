import { type IslandProps, sku, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { BoardSummaries } from './board-summaries.tsx';

export const props = {
  sku: sku({ about: 'The product.' }),
  optionChoiceParameter: text({ optional: true, about: 'Its chosen options, as `addItems` takes them.' }),
  heading: text({
    optional: true,
    about: 'The heading, instead of the messages `boardsHeading` and `boardsHeadingOne`.',
  }),
};

export type BoardSummariesProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'board-summaries',
  kind: 'inline',
  load: 'visible',
  about:
    'The shopper’s boards that hold a product, with how much is on each; the server’s content if none does.',
  docs: {
    task: 'decide',
    useWhen:
      'On a product’s page of a shop with boards: it follows the chosen options, and tells a board that holds the product in other options.',
    notWhen: 'For a gift registry use `add-to-registry`; a link to save to a board is the server’s content.',
    accessibility: [
      'A region named by its heading, with a list of links, each named by its board.',
      'A change of the chosen options is not announced by itself: the page’s own choice says what has changed.',
    ],
  },
  props,
  view: BoardSummaries,
});
