import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { getProductListing, type ListingAnswer } from '../../../../src/contract/listing/listing.ts';
import { type ListingKind, readListingQuery } from '../../../../src/domain/listing/listing-query.ts';
import { generateCatalog, type Product } from '../../../storefront/catalog/catalog.ts';
import { createRandom, type Random } from '../../../storefront/catalog/random.ts';
import { fetchPlain, openStorefrontForFile } from '../shopper.ts';
import { expectedListing, idsOf, priceOf, valuesOf } from './oracle.ts';

const size = 900;
const combinations = 200;
const catalog = generateCatalog({ size });

const storefront = openStorefrontForFile({ catalogSize: size });

async function answerOf(path: string, search: URLSearchParams): Promise<ListingAnswer> {
  const asked = new URLSearchParams(search);
  asked.set('isModelOnly', 'true');
  const response = await fetchPlain(`${storefront.url}${path}?${asked}`);
  expect(`${path}?${asked} ${response.status}`).toBe(`${path}?${asked} 200`);
  return parse(getProductListing.answer, await response.json());
}

interface Place {
  kind: ListingKind;
  path: string;
  query?: string;
  /** The listing without filters. */
  holds: (product: Product) => boolean;
}

const textOf = ({ name, categoryName, color, material, description }: Product) =>
  [name, categoryName, color, material, description].join(' ').toLowerCase();
const hasWord = (product: Product, word: string) =>
  new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').test(textOf(product));
const inCategory = (slug: string): Place => ({
  kind: 'product',
  path: `/${slug}`,
  holds: ({ category }) => category === slug,
});
const search = (word: string): Place => ({
  kind: 'search',
  path: '/search',
  query: word,
  holds: (product) => hasWord(product, word),
});

const places: Place[] = [
  inCategory('sofas'),
  inCategory('lighting'),
  inCategory('tableware'),
  search('walnut'),
  search('linen'),
  search('bed'),
  {
    kind: 'search',
    path: '/kids/search',
    query: 'bed',
    holds: (product) => product.isKids && hasWord(product, 'bed'),
  },
  { kind: 'seo', path: '/sale', holds: ({ salePriceCents }) => salePriceCents !== undefined },
  { kind: 'seo', path: '/new', holds: ({ isNew, stock }) => isNew && stock !== 'out' },
  {
    kind: 'seo',
    path: '/shop/gifts-under-100',
    // In the prices that the visitor sees.
    holds: ({ category, stock }) =>
      stock !== 'out' && ['tableware', 'vases', 'towels', 'pillows-throws', 'cookware'].includes(category),
  },
  { kind: 'seo', path: '/shop/top-rated', holds: (product) => idsOf(product).has('feature_top-rated') },
];

/** A few filters that match products of the listing, and sometimes one that does not. */
function randomFilters(random: Random, products: readonly Product[]): string[] {
  const ids = [...valuesOf(products, true)];
  const filters = Array.from({ length: random.whole(0, 4) }, () => random.pick(ids));
  if (random.chance(0.4)) {
    const low = random.whole(0, 900);
    filters.push(
      random.pick([`price_${low}-${low + random.whole(0, 2000)}`, `price_-${low}`, `price_${low}-`]),
    );
  }
  if (random.chance(0.2)) filters.push(random.pick(['width_-40', 'width_20-60', 'width_70-']));
  if (random.chance(0.15)) filters.push(random.pick(['color_of-the-moon', 'taste_sour', 'price_9-1']));
  return [...new Set(filters)];
}

const random = createRandom(6);
const cases = Array.from({ length: combinations }, (_, index) => {
  const place = places[index % places.length]!;
  const brand = random.pick(['core', 'modern'] as const);
  const country = random.pick(['US', 'CA'] as const);
  const isCanadian = country === 'CA';
  const products = catalog.filter(
    (product) =>
      product.brand === brand &&
      place.holds(product) &&
      (place.path !== '/shop/gifts-under-100' || priceOf(product, isCanadian) <= 100),
  );
  const asked = new URLSearchParams({ brand, country });
  if (place.query) asked.set('query', place.query);
  const filters = randomFilters(random, products.length > 0 ? products : catalog).join();
  if (filters) asked.set(place.kind === 'product' ? 'facets' : 'facet', filters);
  if (place.kind !== 'seo' && random.chance(0.25)) asked.set('availability', 'pickup');
  if (place.kind === 'search' && random.chance(0.25)) asked.set('isReadyToShipAvailabilityOn', 'true');
  asked.set('take', '960');
  return { name: `${place.path}?${decodeURIComponent(`${asked}`)}`, place, asked, products, isCanadian };
});

describe.each(cases)('$name', ({ place, asked, products, isCanadian }) => {
  test('has the same products and counts as checking every product', async () => {
    const answer = await answerOf(place.path, asked);
    const items = answer.facets.flatMap(({ filterItems }) => filterItems);
    const shown = items.map(({ uniqueId }) => uniqueId);
    const hasCategories = place.kind !== 'product';
    const expected = expectedListing({ products, query: readListingQuery(place, asked), isCanadian }, shown);
    expect(answer.minisets.map(({ sku }) => sku).sort()).toEqual(expected.skus.sort());
    expect(answer.totalCount).toBe(expected.skus.length);
    expect(Object.fromEntries(items.map(({ uniqueId, itemCount }) => [uniqueId, itemCount]))).toEqual(
      Object.fromEntries(expected.counts),
    );
    const values = items.filter(({ isRange }) => !isRange).map(({ uniqueId }) => uniqueId);
    expect(new Set(values)).toEqual(valuesOf(products, hasCategories));
    for (const { disabled, itemCount } of items) expect(disabled).toBe(itemCount === 0);
  });
});

test('the combinations leave many products, few, or none', async () => {
  const totals = await Promise.all(
    cases.slice(0, 60).map(async ({ place, asked }) => (await answerOf(place.path, asked)).totalCount),
  );
  expect(totals.some((total) => total === 0)).toBe(true);
  expect(totals.some((total) => total > 0 && total < 10)).toBe(true);
  expect(totals.some((total) => total > 30)).toBe(true);
});
