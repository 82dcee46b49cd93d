import * as v from 'valibot';
import { maybe } from '../fields.ts';

/** The fields that lists of products share; those of carousels are of cart §3. */
export const productFields = {
  name: v.string(),
  formattedPrice: v.string(),
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: maybe(v.string()),
  imagePath: v.string(),
  imagePathHiRes: maybe(v.string()),
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: maybe(v.object({ hasCustomOrderConfirmation: v.optional(v.boolean(), false) })),
};
