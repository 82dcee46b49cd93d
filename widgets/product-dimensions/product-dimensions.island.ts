import * as v from 'valibot';
import { systemsOfMeasure } from '../../src/domain/product/dimensions.ts';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ProductDimensions } from './product-dimensions.tsx';

const measure = v.nullish(v.object({ value: v.pipe(v.number(), v.minValue(0)) }));

export const props = {
  dimensions: json(
    v.object({
      depth: measure,
      height: measure,
      width: measure,
      diameter: measure,
      systemOfMeasure: v.picklist([systemsOfMeasure.inches, systemsOfMeasure.centimeters]),
    }),
    {
      accepts:
        'an object {depth, height, width, diameter: {value} each, systemOfMeasure: 1 for inches or 2 for centimeters}',
      about: 'The dimensions; those left out, null or 0 do not show.',
    },
  ),
  heading: text({ optional: true, about: 'The heading, instead of the message `dimensionsHeading`.' }),
};

export type ProductDimensionsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-dimensions',
  kind: 'inline',
  load: 'visible',
  about: 'A product’s dimensions, in inches or centimeters as the shopper chooses.',
  props,
  view: ProductDimensions,
});
