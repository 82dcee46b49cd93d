import { formatPrice } from '../../../src/domain/money.ts';
import { shownBrand } from '../assortment.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { currentCents, regularCents } from '../money.ts';
import { podLimit, podProducts, pods } from '../pods.ts';
import { cardFacts } from '../product/card-facts.ts';
import type { View } from '../view.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

interface PodPayload {
  podid: string;
  limit: number;
  sku?: string | number | boolean;
}

/** `getRecommendations`: a pod's products, up to the pod's own limit. */
function answerRecommendations({ shop, view, payload, origin }: ApiRequest<PodPayload>) {
  const pod = Object.hasOwn(pods, payload.podid) ? pods[payload.podid] : undefined;
  if (!pod) throw refusedInput('podid', payload.podid, `one of ${Object.keys(pods).join(', ')}`);
  if (payload.limit < 1) throw refusedInput('limit', payload.limit, 'a whole number from 1 up');
  const sku = payload.sku === undefined ? undefined : String(payload.sku);
  const subject = sku === undefined ? undefined : productBySku(shop.database, sku);
  const products = podProducts(shop.database, {
    podId: payload.podid,
    sku,
    brand: shownBrand(shop.database, subject?.brand ?? view.brand),
    limit: Math.min(payload.limit, podLimit(payload.podid)),
  });
  return {
    items: products.map((product) => recommended(product, view, origin)),
    title: pod.title,
    length: products.length,
    resultId: `${payload.podid}-${sku ?? 'all'}`,
  };
}

/** `getCrossSell`: a set of products that go together. */
const answerCrossSell = answerRecommendations;

/** A product for a pod or an add-ons box; with `origin` its links work on another origin's page. */
export function recommended(product: Product, view: View, origin = '') {
  const isOnSale = product.salePriceCents !== undefined;
  const cents = currentCents(product, view);
  return {
    sku: product.sku,
    name: product.name,
    price: cents,
    formattedPrice: formatPrice(cents, view),
    formattedListPrice: isOnSale ? formatPrice(regularCents(product, view), view) : null,
    imagePath: origin + product.imagePath,
    imagePathHiRes: origin + product.imagePathHiRes,
    navigateUrl: origin + product.url,
    optionChoiceParameter: product.fabrics?.[0]?.code ?? null,
    customOrderConfirmation: { hasCustomOrderConfirmation: product.isCustomOrder },
    badge: isOnSale ? 'Sale' : product.isNew ? 'New' : null,
    ...cardFacts(product),
  };
}

export const handlers: Handlers = {
  getRecommendations: answerRecommendations,
  getMainPi: answerRecommendations,
  getCrossSell: answerCrossSell,
};
