import { type IslandProps, text, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CompareList } from './compare-list.tsx';

export const props = {
  limit: whole({
    min: 2,
    max: 8,
    optional: true,
    about: 'How many products can be compared; `limits.compareList` of the page context, or 4, if left out.',
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
  props,
  view: CompareList,
});
