import { describe, expect, test } from 'vitest';
import type { ListingSort } from '../../../../src/domain/listing/listing-query.ts';
import { generateCatalog, type Product } from '../../../storefront/catalog/catalog.ts';
import { fetchPlain, openStorefrontForFile } from '../shopper.ts';
import { priceOf } from './oracle.ts';

const size = 900;
const catalog = generateCatalog({ size });
const rankOf = new Map(catalog.map(({ sku, bestsellerRank }) => [sku, bestsellerRank]));

type Key = number | string;

const storefront = openStorefrontForFile({ catalogSize: size });

/** The sort keys of a product, ascending; the next key breaks a tie. */
const orders: Record<ListingSort, (product: Product, index: number, isCanadian: boolean) => Key[]> = {
  // Without a search, what can be bought comes first.
  relevance: ({ stock }) => [Number(stock === 'out')],
  // Punctuation and capitals make no difference.
  name: ({ name }) => [name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')],
  bestselling: () => [],
  'price-low': (product, _, isCanadian) => [priceOf(product, isCanadian)],
  'price-high': (product, _, isCanadian) => [-priceOf(product, isCanadian)],
  'top-rated': ({ rating, reviewCount }) => [-Math.round(rating * 10), -reviewCount],
  newest: ({ isNew }, index) => [-Number(isNew), -index],
};

function compare(one: readonly Key[], other: readonly Key[]): number {
  const index = one.findIndex((key, nth) => key !== other[nth]);
  if (index < 0) return 0;
  return one[index]! < other[index]! ? -1 : 1;
}

describe.each(Object.entries(orders))('%s', (sortBy, keysOf) => {
  test.each(['US', 'CA'])(
    'in %s every page continues the order, equal ones by what sells best',
    async (country) => {
      const expected = catalog
        .map((product, index) => ({ product, index }))
        .filter(({ product }) => product.brand === 'core' && product.salePriceCents !== undefined)
        .map(({ product, index }) => ({
          sku: product.sku,
          keys: [...keysOf(product, index, country === 'CA'), rankOf.get(product.sku)!],
        }))
        .sort((one, other) => compare(one.keys, other.keys))
        .map(({ sku }) => sku);
      const shown: string[] = [];
      for (let skip = 0; skip < expected.length; skip += 24) {
        const asked = new URLSearchParams({ brand: 'core', country, sortBy, take: '24', skip: String(skip) });
        const response = await fetchPlain(`${storefront.url}/sale?${asked}&isModelOnly=true`);
        const { minisets } = (await response.json()) as { minisets: { sku: string }[] };
        shown.push(...minisets.map(({ sku }) => sku));
      }
      expect(shown).toEqual(expected);
    },
  );
});
