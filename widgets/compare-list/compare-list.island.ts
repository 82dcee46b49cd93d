import { compareLimit } from '../../src/domain/listing/listing-limits.ts';
import { type IslandProps, text, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CompareList } from './compare-list.tsx';

export const props = {
  limit: whole({
    min: 2,
    max: 8,
    optional: true,
    about: `How many products can be compared; \`limits.compareList\` of the page context, or ${compareLimit.most}, if left out.`,
  }),
  heading: text({ optional: true, about: 'The heading of the comparison.' }),
};

export type CompareListProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'compare-list',
  kind: 'inline',
  load: 'idle',
  about:
    'The products chosen to compare, and their comparison. The page’s own checkboxes choose them: `data-compare-product` holds a JSON object {sku, name, formattedPrice, formattedListPrice, imagePath, url, isInStock, optionChoiceParameter, customOrderConfirmation, facts: [[label, text], …]}; only with `isInStock` does a product have an add button in the comparison. Nothing shows until something is chosen.',
  docs: {
    task: 'browse',
    useWhen:
      'On a listing whose products have checkboxes to compare: a bar counts the chosen ones and opens the comparison.',
    notWhen: 'For facts of a single product use plain HTML, or `product-dimensions` for its sizes.',
    accessibility: [
      'A region named “Compare”. The limit, when it is reached, is announced at once, and the box is unticked again.',
      'The comparison is a dialog with a table: products are column headers, facts row headers. The arrow keys scroll it.',
      'Removing a product moves the focus to the title and is announced.',
      'Clear, and closing a comparison that is left empty, move the focus to a checkbox of the page.',
    ],
  },
  props,
  view: CompareList,
});
