import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Brand, Product } from './product.ts';
import { seedOf } from './random.ts';
import { all, count, productBySku, productsInFamily } from './store.ts';

export interface RelatedQuery {
  /** Without a sku, or with an unknown one, the bestsellers are used. */
  sku?: string;
  /** The pod's id: different pods on one page show different products. */
  pod: string;
  limit: number;
  brand?: Brand;
}

/**
 * A pod's recommendations for a product: its collection, then its category starting at a place that depends on the
 * sku and the pod, then the bestsellers. Never the product itself or its add-ons, which the confirmation layer offers
 * above the pod; no duplicates, none that is sold out; the same result for the same question.
 */
export function relatedProducts(db: DatabaseSync, { sku, pod, limit, brand }: RelatedQuery): Product[] {
  const subject = sku === undefined ? undefined : productBySku(db, sku);
  const wanted = brand ?? subject?.brand;
  const offered = subject ? [subject.sku, ...subject.addOnSkus] : [];
  const found = new Map<string, Product>();
  function add(products: Product[]): void {
    for (const product of products) {
      if (found.size === limit) return;
      if (offered.includes(product.sku) || product.stock === 'out') continue;
      if (wanted && product.brand !== wanted) continue;
      found.set(product.sku, product);
    }
  }
  if (subject) {
    const isAlternative = pod.includes('similar') || pod.includes('alternative') || pod.includes('viewed');
    if (!isAlternative) add(productsInFamily(db, subject.familyId));
    // Enough for the limit, although some may be offered or found already.
    const take = limit + found.size + offered.length;
    add(neighbours(db, { product: subject, pod, take, brand: wanted }));
  }
  if (found.size < limit) {
    const seed = seedOf(`${pod} ${sku ?? ''}`);
    const best = bestsellers(db, { brand: wanted, take: 2 * limit + 24 });
    const start = best.length ? seed % Math.max(1, Math.floor(best.length / 3)) : 0;
    add([...best.slice(start), ...best.slice(0, start)]);
  }
  return [...found.values()];
}

interface Neighbourhood {
  product: Product;
  pod: string;
  take: number;
  brand?: Brand | undefined;
}

/** Available products of the same category from a place given by sku and pod, wrapping around at the end. */
function neighbours(db: DatabaseSync, { product, pod, take, brand }: Neighbourhood): Product[] {
  const where = `category = ? AND is_sellable = 1${brand ? ' AND brand = ?' : ''}`;
  const values: SQLInputValue[] = brand ? [product.category, brand] : [product.category];
  const total = count(db, `SELECT COUNT(*) AS total FROM products WHERE ${where}`, values);
  if (total === 0) return [];
  const statement = `SELECT document FROM products WHERE ${where} ORDER BY bestseller_rank LIMIT ? OFFSET ?`;
  const start = seedOf(`${product.sku} ${pod}`) % total;
  const tail = all(db, statement, [...values, take, start]);
  return tail.length < take ? [...tail, ...all(db, statement, [...values, take - tail.length, 0])] : tail;
}

export interface RankedQuery {
  brand?: Brand | undefined;
  category?: string;
  skip?: number;
  take?: number;
}

/** Available products, best sellers first. */
export function bestsellers(
  db: DatabaseSync,
  { brand, category, skip = 0, take = 24 }: RankedQuery = {},
): Product[] {
  const conditions = ['is_sellable = 1'];
  const values: SQLInputValue[] = [];
  if (brand) {
    conditions.push('brand = ?');
    values.push(brand);
  }
  if (category) {
    conditions.push('category = ?');
    values.push(category);
  }
  return all(
    db,
    `SELECT document FROM products WHERE ${conditions.join(' AND ')} ORDER BY bestseller_rank LIMIT ? OFFSET ?`,
    [...values, take, skip],
  );
}

/** New available products, newest first. */
export function newArrivals(db: DatabaseSync, { brand, skip = 0, take = 24 }: RankedQuery = {}): Product[] {
  return all(
    db,
    `SELECT document FROM products WHERE is_new = 1 AND is_sellable = 1${brand ? ' AND brand = ?' : ''}
     ORDER BY position DESC LIMIT ? OFFSET ?`,
    [...(brand ? [brand] : []), take, skip],
  );
}
