import type { Product } from '../catalog/product.ts';

/** The badge on a product's picture, if any; that it is sold out stands elsewhere. */
export function badgeOf(product: Product): string | undefined {
  if (product.stock === 'out') return undefined;
  if (product.salePriceCents !== undefined) return 'Sale';
  return product.isNew ? 'New' : undefined;
}
