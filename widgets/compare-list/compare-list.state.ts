import * as v from 'valibot';
import { link } from '../../src/contract/fields.ts';
import { compareListKey } from '../../src/domain/compare-list.ts';
import { withoutDuplicates } from '../../src/domain/recommendations.ts';
import { storedAtom } from '../../src/state/stored-atom.ts';

/** A product as the page's checkbox describes it. */
const product = v.object({
  sku: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  formattedPrice: v.string(),
  imagePath: v.string(),
  imagePathHiRes: v.optional(v.string()),
  url: link,
  /** What it is compared by: a label and its text each. */
  facts: v.optional(v.array(v.array(v.string())), []),
});

export type ComparedProduct = v.InferOutput<typeof product>;

/** The products to compare, in the order they were chosen, each sku once (checkout §3); kept for this visit. */
export const comparedAtom = storedAtom('session', compareListKey, (kept): ComparedProduct[] =>
  withoutDuplicates(
    (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
      const { success, output } = v.safeParse(product, one);
      return success ? [output] : [];
    }),
  ),
);

/** The page's checkboxes that choose a product. */
export const checkboxes = 'input[type="checkbox"][data-compare-product]';

/** The product that a checkbox of the page stands for, or undefined where it describes none. */
export function productOf(checkbox: Element): ComparedProduct | undefined {
  try {
    const read = v.safeParse(product, JSON.parse(checkbox.getAttribute('data-compare-product')!));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Ticks the page's checkboxes of the products that are chosen, and no other. */
export function tickChosen(chosen: readonly ComparedProduct[]): void {
  for (const checkbox of document.querySelectorAll<HTMLInputElement>(checkboxes)) {
    const sku = productOf(checkbox)?.sku;
    checkbox.checked = chosen.some((product) => product.sku === sku);
  }
}

/** The products whose checkboxes are ticked. */
export function tickedProducts(): ComparedProduct[] {
  return [...document.querySelectorAll(`:is(${checkboxes}):checked`)].flatMap((box) => productOf(box) ?? []);
}
