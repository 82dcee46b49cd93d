import * as v from 'valibot';
import { type Call, declareCall, failsQuietly } from '../call.ts';
import {
  cents,
  count,
  identifier,
  link,
  maybe,
  queryFlag,
  queryWhole,
  requiredTolerantList,
  shown,
} from '../fields.ts';
import { productFields } from '../product/product-fields.ts';

const product = { ...productFields, price: shown(cents), navigateUrl: link, badge: shown(v.string()) };

/** A recommended product; some pods name it by `id` instead of `sku` (cart §3). */
export const recommendationItem = v.pipe(
  v.object({
    ...product,
    /** `id` in its place where it is missing; an item with neither is left out. */
    sku: maybe(identifier),
    id: maybe(identifier),
  }),
  v.check(({ sku, id }) => !!(sku ?? id), 'a sku or an id'),
  v.transform(({ sku, id, ...item }) => ({ ...item, sku: (sku ?? id)! })),
);

export type RecommendationItem = v.InferOutput<typeof recommendationItem>;

const pod = {
  service: 'recommendations',
  method: 'GET',
  payload: v.objectWithRest(
    { podid: v.string(), limit: queryWhole, showaddtocart: queryFlag, showshopall: queryFlag },
    v.optional(v.union([v.string(), v.number(), v.boolean()])),
  ),
  answer: v.object({
    items: requiredTolerantList(recommendationItem),
    title: shown(v.string()),
    length: shown(count),
    /** Identifies the answer in the page's analytics. */
    resultId: shown(identifier),
    /** The page of all products of the pod, which its title row links to. */
    shopAllUrl: link,
  }),
  changesState: false,
  mayRetry: false,
  isCrossOrigin: true,
  failure: failsQuietly,
} satisfies Partial<Call>;

export const getRecommendations = declareCall({
  ...pod,
  name: 'getRecommendations',
  path: '/recommendation/index',
  source: 'cart §1, §7',
  about:
    'Products of a recommendation pod; further pod parameters such as sku are passed on. A backend without recommendations answers `{"items": []}`: nothing shows, and nothing is logged.',
});

export const getMainPi = declareCall({
  ...pod,
  name: 'getMainPi',
  action: 'get recommendations for a registry item',
  path: '/browse/widget/MainPi',
  source: 'checkout §7.5, decision 62',
  about: 'Products for an item that was added to a registry; takes and answers what getRecommendations does.',
});

/** The path of the reference backend; a page has to configure its own (decision 5). */
export const getCrossSell = declareCall({
  ...pod,
  name: 'getCrossSell',
  action: 'get cross-sell set',
  path: '/browse/crosssell',
  source: 'checkout §7.5, decision 13',
  about:
    'The products of a cross-sell set; takes and answers what getRecommendations does. Without an endpoint of this name, the set is loaded by JSONP from `endpoints.crossSellJsonp`.',
});
