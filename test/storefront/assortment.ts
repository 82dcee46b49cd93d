import type { DatabaseSync } from 'node:sqlite';
import type { Brand, Product } from './catalog/catalog.ts';
import { newArrivals } from './catalog/related.ts';
import { type ProductSort, productsInCategory, searchProducts } from './catalog/store.ts';

export const pageSize = 48;

/** Sorts of a listing: the value of `sortBy` and its label (checkout §9). */
export const sortLabels: Record<ProductSort, string> = {
  bestselling: 'Best Selling',
  newest: 'New',
  'top-rated': 'Top Rated',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  name: 'A to Z',
};

export interface Listing {
  products: Product[];
  total: number;
  /** From 1. */
  page: number;
  /** Empty where the listing has one order only. */
  sortBy: ProductSort | '';
}

/** The brand to filter by: none where a shop's own feed has nothing of it, so that no brand's shop is empty. */
export function shownBrand(database: DatabaseSync, brand: Brand): Brand | undefined {
  return database.prepare('SELECT 1 FROM products WHERE brand = ? LIMIT 1').get(brand) ? brand : undefined;
}

/** A page of a category. Wrong values of `sortBy` and `page` mean the first page in the usual order. */
export function categoryListing(
  database: DatabaseSync,
  brand: Brand,
  category: string,
  query: URLSearchParams,
): Listing {
  const sortBy = Object.keys(sortLabels).find((name) => name === query.get('sortBy')) as
    | ProductSort
    | undefined;
  const sort = sortBy ?? 'bestselling';
  const page = pageNumber(query);
  const { items, total } = productsInCategory(database, {
    category,
    brand: shownBrand(database, brand),
    sort,
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return { products: items, total, page, sortBy: sort };
}

/** A page of search results, the best match first. */
export function searchListing(
  database: DatabaseSync,
  brand: Brand,
  query: URLSearchParams,
  isKids: boolean,
): Listing {
  const page = pageNumber(query);
  const { items, total } = searchProducts(database, {
    text: query.get('query') ?? '',
    brand: shownBrand(database, brand),
    skip: (page - 1) * pageSize,
    take: pageSize,
    ...(isKids && { isKids }),
  });
  return { products: items, total, page, sortBy: '' };
}

/** What is new, the newest first. */
export function newListing(database: DatabaseSync, brand: Brand, query: URLSearchParams): Listing {
  const page = pageNumber(query);
  const shown = shownBrand(database, brand);
  return {
    products: newArrivals(database, { brand: shown, skip: (page - 1) * pageSize, take: pageSize }),
    total: countOf(database, 'is_new = 1 AND is_sellable = 1', shown),
    page,
    sortBy: '',
  };
}

const isOnSale = "json_extract(document, '$.salePriceCents') IS NOT NULL";

/** Lets the sale page find its products without reading every one; for {@link openDatabase}. */
export const saleIndex = `CREATE INDEX IF NOT EXISTS products_sale ON products (bestseller_rank) WHERE ${isOnSale}`;

/** What is on sale, the best selling first. */
export function saleListing(database: DatabaseSync, brand: Brand, query: URLSearchParams): Listing {
  const page = pageNumber(query);
  const shown = shownBrand(database, brand);
  const rows = database
    .prepare(
      `SELECT document FROM products WHERE ${isOnSale} ${shown ? 'AND brand = ?' : ''}
       ORDER BY bestseller_rank LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    )
    .all(...(shown ? [shown] : []));
  return {
    products: rows.map((row) => JSON.parse(String(row.document)) as Product),
    total: countOf(database, isOnSale, shown),
    page,
    sortBy: '',
  };
}

function countOf(database: DatabaseSync, condition: string, brand: Brand | undefined): number {
  const row = database
    .prepare(`SELECT count(*) AS total FROM products WHERE ${condition} ${brand ? 'AND brand = ?' : ''}`)
    .get(...(brand ? [brand] : []));
  return Number(row?.total);
}

function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1;
}
