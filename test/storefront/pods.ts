import type { DatabaseSync } from 'node:sqlite';
import type { Brand, Product } from './catalog/catalog.ts';
import { bestsellers, relatedProducts } from './catalog/related.ts';
import { productBySku } from './catalog/store.ts';
import { registryRefusal } from './registries/items.ts';

interface Pod {
  title: string;
  /** The maximum number of products (cart §9). */
  limit: number;
  /** Bestsellers of the product's category instead of similar products. */
  isRanked?: boolean;
}

/** Every pod of the server (cart §9, decision 15). */
export const pods: Readonly<Record<string, Pod>> = {
  'you-may-also-like-cart': { title: 'You May Also Like', limit: 15 },
  'pdp-alternative-items': { title: 'Consider These Instead', limit: 15 },
  'trending-products': { title: 'Trending Now', limit: 15 },
  'bestsellers-stores': { title: 'Bestsellers in Our Stores', limit: 15, isRanked: true },
  'people-also-viewed-pdp': { title: 'People Also Viewed', limit: 24 },
  'people-also-bought-cart-confirmation': { title: 'People Also Bought', limit: 24 },
  'people-also-bought-registry-confirmation': { title: 'People Also Bought', limit: 24 },
  'bestsellers-pdp-social': { title: 'Bestsellers Others Love', limit: 24, isRanked: true },
  'registry-you-may-also-want': { title: 'You May Also Want', limit: 25 },
  'registry-recommendations': { title: 'Recommended for Your Registry', limit: 25 },
  'registry-starter-set': { title: 'A Starter Set', limit: 6 },
  'shop-similar-products': { title: 'Shop Similar Products', limit: 16 },
};

interface PodRequest {
  podId: string;
  sku?: string;
  brand: Brand | undefined;
  limit: number;
}

/**
 * The products of a pod: the same for the same request, never the product itself, none that is sold out; for a
 * registry only products that a registry accepts.
 */
export function podProducts(database: DatabaseSync, { podId, sku, brand, limit }: PodRequest): Product[] {
  if (podId.startsWith('registry-')) {
    const related = relatedProducts(database, { sku, pod: podId, limit: 3 * limit, brand });
    return related.filter((product) => !registryRefusal(product)).slice(0, limit);
  }
  if (!pods[podId]?.isRanked) return relatedProducts(database, { sku, pod: podId, limit, brand });
  const subject = sku === undefined ? undefined : productBySku(database, sku);
  const found = bestsellers(database, { brand, category: subject?.category, take: limit + 1 });
  return found.filter((product) => product.sku !== sku).slice(0, limit);
}
