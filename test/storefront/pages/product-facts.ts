import type { Product } from '../catalog/catalog.ts';

/** Short facts about a product, by their label. */
export function productFacts(product: Product): [string, string][] {
  const { width, depth, height } = product.dimensions;
  const rows: [string, string][] = [
    ['Width', inches(width)],
    ['Depth', inches(depth)],
    ['Height', inches(height)],
    ['Material', product.material],
    ['Color', product.color],
    ['Item', product.sku],
  ];
  return rows.filter(([, text]) => text !== '');
}

function inches(value: number): string {
  return value > 0 ? `${value}″` : '';
}
