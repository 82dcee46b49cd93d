import { type ListingQuery, readRange } from '../../../../src/domain/listing/listing-query.ts';
import type { Product } from '../../../storefront/catalog/catalog.ts';

/**
 * A listing by a naive reading of the specification: every product is checked, one facet after another. It shares
 * only the names of colors, materials and features with the storefront's tables.
 */
export interface Expected {
  skus: string[];
  /** By the unique id of a value or range. */
  counts: Map<string, number>;
}

interface Asked {
  /** The products of the listing before any filter. */
  products: readonly Product[];
  query: ListingQuery;
  isCanadian: boolean;
}

const facetIds = ['category', 'color', 'material', 'feature', 'collection', 'price', 'width'];
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const idsByProduct = new WeakMap<Product, Set<string>>();

/** Every facet value of a product, as unique ids. */
export function idsOf(product: Product): Set<string> {
  const ids = idsByProduct.get(product) ?? readIds(product);
  idsByProduct.set(product, ids);
  return ids;
}

function readIds(product: Product): Set<string> {
  const colors = [product.color, ...(product.fabrics ?? []).map(({ name }) => name)];
  return new Set([
    `category_${product.category}`,
    ...colors.map((color) => `color_${slug(color)}`),
    `material_${slug(product.material)}`,
    ...(product.collection ? [`collection_${slug(product.collection)}`] : []),
    ...(product.isNew ? ['feature_new'] : []),
    ...(product.salePriceCents === undefined ? [] : ['feature_sale']),
    ...(product.rating >= 4.5 && product.reviewCount >= 10 ? ['feature_top-rated'] : []),
    ...(product.personalizationType > 0 ? ['feature_monogram'] : []),
    ...(product.isCustomOrder ? ['feature_custom'] : []),
  ]);
}

/** In Canada whole dollars at the shop's own rate. */
export function priceOf({ priceCents, salePriceCents }: Product, isCanadian: boolean): number {
  const cents = salePriceCents ?? priceCents;
  return isCanadian ? Math.round((cents * 1.36) / 100) : cents / 100;
}

function has(product: Product, uniqueId: string, isCanadian: boolean): boolean {
  const range = readRange(uniqueId);
  if (range?.facetId !== 'price' && range?.facetId !== 'width') return idsOf(product).has(uniqueId);
  const amount = range.facetId === 'price' ? priceOf(product, isCanadian) : product.dimensions.width;
  if (amount === 0) return false;
  return amount >= (range.low ?? 0) && amount <= (range.high ?? Infinity);
}

function isAvailable(
  { stock, isCustomOrder, isInstallationRequired }: Product,
  query: ListingQuery,
): boolean {
  const isInStock = stock === 'in' || stock === 'low';
  if (query.isPickupOnly && !(isInStock && !isCustomOrder && !isInstallationRequired)) return false;
  return !query.isReadyToShip || (isInStock && !isCustomOrder);
}

/**
 * The products of a listing and its counts, each facet under the other facets' filters; `shown` are the ids to count.
 */
export function expectedListing(asked: Asked, shown: readonly string[]): Expected {
  const { products, query, isCanadian } = asked;
  // A value that no product in the listing has is not a filter there.
  const known = query.filters.filter((id) => {
    const facet = id.split('_')[0]!;
    if (facet === 'price' || facet === 'width') return readRange(id) !== undefined;
    return facetIds.includes(facet) && products.some((product) => idsOf(product).has(id));
  });
  const passes = (product: Product, but?: string) =>
    isAvailable(product, query) &&
    facetIds.every((facet) => {
      const own = known.filter((id) => id.startsWith(`${facet}_`));
      return facet === but || own.length === 0 || own.some((id) => has(product, id, isCanadian));
    });
  const counts = new Map<string, number>();
  for (const facet of facetIds) {
    const left = products.filter((product) => passes(product, facet));
    for (const id of shown.filter((one) => one.startsWith(`${facet}_`)))
      counts.set(id, left.filter((product) => has(product, id, isCanadian)).length);
  }
  return { skus: products.filter((product) => passes(product)).map(({ sku }) => sku), counts };
}

/** Every value that some product of a listing has. */
export function valuesOf(products: readonly Product[], hasCategories: boolean): Set<string> {
  const ids = products.flatMap((product) => [...idsOf(product)]);
  return new Set(ids.filter((id) => hasCategories || !id.startsWith('category_')));
}
