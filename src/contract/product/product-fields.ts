import * as v from 'valibot';
import { flag, maybe, shown } from '../fields.ts';

/** The fields that lists of products share; those of carousels are of cart §3. */
export const productFields = {
  name: v.string(),
  formattedPrice: v.string(),
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: shown(v.string()),
  imagePath: v.string(),
  imagePathHiRes: shown(v.string()),
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: maybe(v.object({ hasCustomOrderConfirmation: flag })),
};
