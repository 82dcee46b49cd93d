import { shownBrand } from '../assortment.ts';
import { productBySku } from '../catalog/store.ts';
import { podLimit, podProducts, pods } from '../pods.ts';
import { recommended } from '../product/recommended.ts';
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

export const handlers: Handlers = {
  getRecommendations: answerRecommendations,
  getMainPi: answerRecommendations,
  getCrossSell: answerCrossSell,
};
