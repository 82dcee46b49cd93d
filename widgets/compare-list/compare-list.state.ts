import * as v from 'valibot';
import { type ComparedProduct, comparedProduct } from '../../src/state/compare-list.ts';

/** The page's checkboxes that choose a product. */
export const checkboxes = 'input[type="checkbox"][data-compare-product]';

/** The product that a checkbox of the page stands for, or undefined where it describes none. */
export function productOf(checkbox: Element): ComparedProduct | undefined {
  try {
    const read = v.safeParse(comparedProduct, JSON.parse(checkbox.getAttribute('data-compare-product')!));
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
