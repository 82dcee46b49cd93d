import type { DatabaseSync } from 'node:sqlite';
import { type PodSettings, podPreset, UnknownPodError } from '../../src/domain/recommendations/pods.ts';
import type { Brand, Product } from './catalog/catalog.ts';
import { bestsellers, relatedProducts } from './catalog/related.ts';
import { productBySku } from './catalog/store.ts';
import { registryRefusal } from './registries/items.ts';

interface Pod {
  title: string;
  /** Bestsellers of the product's category instead of similar products. */
  isRanked?: boolean;
}

/** The shop's own pods, as its page context has them (decision 15). */
export const ownPods: Record<string, PodSettings> = {
  'registry-starter-set': { limit: 6, source: 'cross-sell' },
};

/** Every pod of the server (cart §9, decision 15). */
export const pods: Readonly<Record<string, Pod>> = {
  'you-may-also-like-cart': { title: 'You May Also Like' },
  'pdp-alternative-items': { title: 'Consider These Instead' },
  'trending-products': { title: 'Trending Now' },
  'bestsellers-stores': { title: 'Bestsellers in Our Stores', isRanked: true },
  'people-also-viewed-pdp': { title: 'People Also Viewed' },
  'people-also-bought-cart-confirmation': { title: 'People Also Bought' },
  'people-also-bought-registry-confirmation': { title: 'People Also Bought' },
  'bestsellers-pdp-social': { title: 'Bestsellers Others Love', isRanked: true },
  'registry-you-may-also-want': { title: 'You May Also Want' },
  'registry-recommendations': { title: 'Recommended for Your Registry' },
  'registry-starter-set': { title: 'A Starter Set' },
  'shop-similar-products': { title: 'Shop Similar Products' },
};

/** The most products of a pod (cart §9). */
export function podLimit(podId: string): number {
  const preset = podPreset(podId, ownPods);
  if (preset instanceof UnknownPodError) throw preset;
  return preset.limit;
}

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
