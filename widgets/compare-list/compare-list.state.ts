import { type ComparedProduct, checkboxes, productOf } from '../../src/state/product/compare-list.ts';

/** Ticks the page's checkboxes of the products that are chosen, and no other. */
export function tickChosen(chosen: readonly ComparedProduct[]): void {
  for (const checkbox of document.querySelectorAll<HTMLInputElement>(checkboxes)) {
    const sku = productOf(checkbox)?.sku;
    checkbox.checked = chosen.some((product) => product.sku === sku);
  }
}
