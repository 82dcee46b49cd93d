import * as v from 'valibot';
import { link } from '../contract/fields.ts';
import { compareListKey } from '../domain/compare-list.ts';
import { withoutDuplicates } from '../domain/recommendations.ts';
import { storedAtom } from './stored-atom.ts';

/** A product as the page's checkbox describes it. */
export const comparedProduct = v.object({
  sku: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  formattedPrice: v.string(),
  imagePath: v.string(),
  imagePathHiRes: v.optional(v.string()),
  url: link,
  /** What it is compared by: a label and its text each. */
  facts: v.optional(v.array(v.array(v.string())), []),
});

export type ComparedProduct = v.InferOutput<typeof comparedProduct>;

/** The products to compare, in the order they were chosen, each sku once (checkout §3); kept for this visit. */
export const comparedAtom = storedAtom('session', compareListKey, (kept): ComparedProduct[] =>
  withoutDuplicates(
    (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
      const { success, output } = v.safeParse(comparedProduct, one);
      return success ? [output] : [];
    }),
  ),
);
