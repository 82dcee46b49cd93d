// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { generateCatalog, type Product } from '../../../storefront/catalog/catalog.ts';
import { openStorefrontForFile } from '../shopper.ts';
import { priceOf } from './oracle.ts';

const size = 900;
const catalog = generateCatalog({ size });
const rankOf = new Map(catalog.map(({ sku, bestsellerRank }) => [sku, bestsellerRank]));

const storefront = openStorefrontForFile({ catalogSize: size });

/** The numbers that a product is sorted by, the first that differs decides; the lowest comes first. */
const orders: Record<string, (product: Product, index: number, isCanadian: boolean) => number[]> = {
  bestselling: () => [],
  'price-low': (product, _, isCanadian) => [priceOf(product, isCanadian)],
  'price-high': (product, _, isCanadian) => [-priceOf(product, isCanadian)],
  'top-rated': ({ rating, reviewCount }) => [-Math.round(rating * 10), -reviewCount],
  newest: ({ isNew }, index) => [-Number(isNew), -index],
};

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, nth) => number !== other[nth]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}

describe.each(Object.entries(orders))('%s', (sortBy, numbersOf) => {
  test.each(['US', 'CA'])(
    'in %s every page continues the order, equal ones by what sells best',
    async (country) => {
      const expected = catalog
        .map((product, index) => ({ product, index }))
        .filter(({ product }) => product.brand === 'core' && product.salePriceCents !== undefined)
        .map(({ product, index }) => ({
          sku: product.sku,
          numbers: [...numbersOf(product, index, country === 'CA'), rankOf.get(product.sku)!],
        }))
        .sort((one, other) => compare(one.numbers, other.numbers))
        .map(({ sku }) => sku);
      const shown: string[] = [];
      for (let skip = 0; skip < expected.length; skip += 24) {
        const asked = new URLSearchParams({ brand: 'core', country, sortBy, take: '24', skip: String(skip) });
        const response = await fetch(`${storefront.url}/sale?${asked}&isModelOnly=true`);
        const { minisets } = (await response.json()) as { minisets: { sku: string }[] };
        shown.push(...minisets.map(({ sku }) => sku));
      }
      expect(shown).toEqual(expected);
    },
  );
});
