import type { Product } from '../catalog/product.ts';

/** The badge on a product's picture, if any. */
export function badgeOf(product: Product): string | undefined {
  if (product.stock === 'out') return 'Out of stock';
  if (product.salePriceCents !== undefined) return 'Sale';
  return product.isNew ? 'New' : undefined;
}
