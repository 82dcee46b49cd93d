import * as v from 'valibot';
import { filledText } from '../fields.ts';

const text = v.optional(v.string(), '');

/** The design of an in-house personalization (cart §3). */
export const personalizationDesign = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  orderType: text,
  profileGuid: text,
  design: v.object({
    templateName: text,
    sku: filledText,
    locationName: text,
    personalization: v.array(
      v.object({ elementName: v.string(), text: v.string(), textcolor: text, font: text }),
    ),
  }),
});

export type PersonalizationDesign = v.InferOutput<typeof personalizationDesign>;
