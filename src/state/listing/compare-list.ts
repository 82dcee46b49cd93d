import { atom } from 'jotai';
import * as v from 'valibot';
import { filledText, link } from '../../contract/fields.ts';
import type { Miniset } from '../../contract/listing/listing.ts';
import { productFields } from '../../contract/product/product-fields.ts';
import { compareListKey } from '../../domain/listing/compare-list.ts';
import { withoutDuplicates } from '../../domain/product/without-duplicates.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { sharedAtom } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

/** A product, as in the JSON of the page's checkbox. */
export const comparedProduct = v.object({
  sku: filledText,
  ...productFields,
  url: link,
  /** Whether it can be added to the cart; if missing, the comparison has no button for it. */
  isInStock: v.optional(v.boolean()),
  /** The rows of the comparison: a label and a text each. */
  facts: v.optional(v.array(v.array(v.string())), []),
});

export type ComparedProduct = v.InferOutput<typeof comparedProduct>;

/** The page's checkboxes that choose a product. */
export const checkboxes = 'input[type="checkbox"][data-compare-product]';

/** The product of a checkbox; undefined if its JSON is invalid. */
export function productOf(checkbox: Element): ComparedProduct | undefined {
  try {
    const read = v.safeParse(comparedProduct, JSON.parse(checkbox.getAttribute('data-compare-product')!));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The products whose checkboxes in a part of the page are ticked. */
export function tickedProducts(part: ParentNode): ComparedProduct[] {
  return [...part.querySelectorAll(`:is(${checkboxes}):checked`)].flatMap((box) => productOf(box) ?? []);
}

/** A product of a listing as it is compared. */
function comparedOf(item: Miniset): ComparedProduct {
  const { sku, name, formattedPrice, formattedListPrice, imagePath, imagePathHiRes, facts } = item;
  const { navigateUrl: url, isInStock, optionChoiceParameter, customOrderConfirmation } = item;
  const shown = { sku, name, formattedPrice, formattedListPrice, imagePath, imagePathHiRes, url, facts };
  return { ...shown, isInStock, optionChoiceParameter, customOrderConfirmation };
}

/** The JSON of a checkbox, for a product of a listing. */
export const comparedText = (item: Miniset): string => encodeJson(comparedOf(item));

/** The products to compare, in the order they were chosen, each sku once (checkout §3); in session storage. */
export const comparedAtom = storedAtom('session', compareListKey, (kept): ComparedProduct[] =>
  withoutDuplicates(
    (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
      const { success, output } = v.safeParse(comparedProduct, one);
      return success ? [output] : [];
    }),
  ),
);

/** Compares a product of a listing as it is now, such as in another color, if it is one of the products to compare. */
export const updateComparedAtom = sharedAtom('updateCompared', () =>
  atom(null, (get, set, item: Miniset) => {
    const isIt = ({ sku }: ComparedProduct) => sku === item.sku;
    if (get(comparedAtom).some(isIt))
      set(comparedAtom, (kept) => kept.map((one) => (isIt(one) ? comparedOf(item) : one)));
  }),
);
