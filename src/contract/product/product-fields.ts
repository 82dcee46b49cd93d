import * as v from 'valibot';
import { availabilities } from '../../domain/product/availability.ts';
import { count, guardFlag, identifier, maybe, shown, shownText } from '../fields.ts';

/** Whether a product, or a choice, can be had (checkout §3). */
export const availability = v.picklist(Object.values(availabilities));

/** Further optional facts of any product card (decision 78). */
export const cardFields = {
  /** Of 5; 0 is none. */
  rating: shown(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  /** How many have rated it. */
  reviewCount: shown(count),
  /** When it comes, in the server's words. */
  deliveryText: shown(v.string()),
  /** How many are in the shopper's registries already, summed over all of them. */
  registryQuantity: shown(count),
  familyId: shown(identifier),
};

/** The fields that lists of products share; those of carousels are of cart §3. */
export const productFields = {
  name: v.string(),
  formattedPrice: shownText,
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: shown(v.string()),
  imagePath: shownText,
  imagePathHiRes: shown(v.string()),
  /** False if it is sold out. */
  isInStock: shown(v.boolean()),
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: shown(v.object({ hasCustomOrderConfirmation: guardFlag })),
  ...cardFields,
};
