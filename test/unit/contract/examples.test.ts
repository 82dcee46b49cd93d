import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { createKnownProducts } from '../../storefront/catalog/known-products.ts';
import { currentCents, regularCents } from '../../storefront/money.ts';

const sold = new Map(createKnownProducts().map((product) => [product.sku, product]));
const us = { currency: 'USD' } as const;

/** Every product in a payload or an answer, at any depth: an object with a sku and a name. */
function productsIn(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  const found = Object.values(value).flatMap(productsIn);
  return 'sku' in value && 'name' in value ? [value as Record<string, unknown>, ...found] : found;
}

const shown = calls.flatMap(({ name, example }) =>
  productsIn(example).map((product) => [`${name}: ${product.sku}`, product] as const),
);

test('some examples contain products', () => {
  expect(shown.length).toBeGreaterThan(4);
});

test.each(shown)('%s is the product that the reference shop sells under that sku', (_, given) => {
  const product = sold.get(String(given.sku))!;
  const price = currentCents(product, us);
  const listPrice = regularCents(product, us);
  const facts: Record<string, unknown> = {
    name: product.name,
    price,
    formattedPrice: formatPrice(price),
    formattedListPrice: listPrice === price ? null : formatPrice(listPrice),
    imagePath: product.imagePath,
    imagePathHiRes: product.imagePathHiRes,
    url: product.url,
    navigateUrl: product.url,
    urlPath: product.url,
  };
  const expected = Object.entries(facts).filter(([fact]) => fact in given);
  // The address of a product that is made to order has its chosen options.
  const url = typeof given.url === 'string' && { url: given.url.split('?')[0] };
  expect({ ...given, ...url }).toMatchObject(Object.fromEntries(expected));
});
