import { piecesLimit } from '../../../src/domain/product/product-limits.ts';
import type { Product } from '../catalog/catalog.ts';
import type { View } from '../view.ts';

/** The most pieces of a product that is nearly sold out. */
export const maxOfLowStock = 12;

/**
 * The most pieces of a product that this visitor can buy: in one line of the cart, in one add, and for all recipients
 * together. Whatever it depends on, such as stock, brand or country, is decided here; every page, answer and refusal asks.
 */
export function maxOf({ stock }: Product, _view: View): number {
  return stock === 'low' ? maxOfLowStock : piecesLimit.most;
}

/** Whether the product has a maximum of its own, which its page then says. */
export const hasOwnMax = (product: Product, view: View): boolean => maxOf(product, view) < piecesLimit.most;

/** Why more pieces are refused: “You can buy up to 12 of Hadley Mug, Celadon; 2 are in your cart already.” */
export function tooManyText(product: Product, view: View, before = 0): string {
  const inCart = before > 0 ? `; ${before} are in your cart already` : '';
  return `You can buy up to ${maxOf(product, view)} of ${product.name}${inCart}.`;
}
