import { dimensions } from '../../src/contract/product/dimensions.ts';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ProductDimensions } from './product-dimensions.tsx';

export const props = {
  dimensions: json(dimensions, {
    accepts:
      'an object {depth, height, width, diameter: {value} each, systemOfMeasure: 1 for inches or 2 for centimeters}',
    about: 'The dimensions; those left out, null or 0 do not show.',
  }),
  heading: text({ optional: true, about: 'The heading, instead of the message `dimensionsHeading`.' }),
};

export type ProductDimensionsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-dimensions',
  kind: 'inline',
  load: 'visible',
  about: 'A product’s dimensions, in inches or centimeters as the shopper chooses.',
  docs: {
    task: 'decide',
    useWhen:
      'On the page of a product with width, depth, height or diameter: the shopper switches between inches and centimeters, for the whole visit.',
    notWhen:
      'For the boxes of items to pick up use `oversized-items`; sizes in a single unit are plain HTML.',
    accessibility: [
      'A region named by its heading.',
      'The units are a group of two radio buttons, “Inches” and “Centimeters”: Tab goes to the chosen one, the arrow keys choose.',
      'A switch announces all dimensions in the new unit; units are read as words, not as signs.',
    ],
  },
  props,
  view: ProductDimensions,
});
