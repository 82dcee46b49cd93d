import type { ExampledCall } from '../contract/examples.ts';
import { formatPrice } from '../domain/money.ts';

/** A product of the mock. */
export interface Product {
  sku: string;
  name: string;
  /** In cents. */
  price: number;
  formattedPrice: string;
  imagePath: string;
  navigateUrl: string;
  /** Further fields of the tile, for a product of a listing. */
  [field: string]: unknown;
}

/** The products of the examples' answers, each once; a listing's come first, because they have the most fields. */
export function productsOf(calls: readonly ExampledCall[]): Map<string, Product> {
  const found = new Map<string, Product>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { sku, name, price, imagePath } = value as Record<string, unknown>;
    const isProduct = typeof sku === 'string' && typeof name === 'string' && typeof price === 'number';
    if (isProduct && typeof imagePath === 'string' && !found.has(sku))
      found.set(sku, whole(value as Product));
    for (const inner of Object.values(value)) visit(inner);
  };
  const isListing = ({ name }: ExampledCall) => name.endsWith('Listing');
  for (const { example } of [...calls.filter(isListing), ...calls]) visit(example.answer);
  return found;
}

/** A product for a SKU that no example has, which an embedder's own page may name; it costs $100.00. */
export const unknownProduct = (sku: string): Product =>
  whole({ sku, name: `Product ${sku}`, price: 10000, imagePath: `/pictures/${sku}.svg` });

function whole(product: Pick<Product, 'sku' | 'name' | 'price' | 'imagePath'> & Partial<Product>): Product {
  return {
    formattedPrice: formatPrice(product.price),
    navigateUrl: `/p/${product.sku}`,
    isInStock: true,
    swatches: [],
    ...product,
  };
}
