import * as v from 'valibot';
import { systemsOfMeasure } from '../../domain/product/dimensions.ts';
import { shown } from '../fields.ts';

const measure = shown(v.object({ value: v.pipe(v.number(), v.minValue(0)) }));

/** A product's dimensions (checkout §3): one that is left out, null or 0 is not shown. */
export const dimensions = v.object({
  depth: measure,
  height: measure,
  width: measure,
  diameter: measure,
  systemOfMeasure: v.picklist([systemsOfMeasure.inches, systemsOfMeasure.centimeters]),
});
