import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import { cents, count, identifier, link, maybe, queryFlag, queryWhole } from '../fields.ts';

const product = {
  name: v.string(),
  formattedPrice: v.string(),
  price: cents,
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: maybe(v.string()),
  imagePath: v.string(),
  imagePathHiRes: maybe(v.string()),
  navigateUrl: link,
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: maybe(v.object({ hasCustomOrderConfirmation: v.optional(v.boolean(), false) })),
  badge: maybe(v.string()),
};

/** A recommended product; some pods name it by `id` instead of `sku` (cart §3). */
export const recommendationItem = v.pipe(
  v.object({ ...product, sku: maybe(identifier), id: maybe(identifier) }),
  v.check(({ sku, id }) => !!(sku ?? id), 'a sku or an id'),
  v.transform(({ sku, id, ...item }) => ({ ...item, sku: (sku ?? id)! })),
);

export type RecommendationItem = v.InferOutput<typeof recommendationItem>;

export const getRecommendations = declareCall({
  name: 'getRecommendations',
  service: 'recommendations',
  action: 'get recommendations',
  method: 'GET',
  path: '/recommendation/index',
  payload: v.objectWithRest(
    { podid: v.string(), limit: queryWhole, showaddtocart: queryFlag, showshopall: queryFlag },
    v.optional(v.union([v.string(), v.number(), v.boolean()])),
  ),
  answer: v.object({
    items: v.array(recommendationItem),
    title: maybe(v.string()),
    length: maybe(count),
    resultId: maybe(identifier),
  }),
  tolerates: ['items'],
  changesState: false,
  mayRetry: false,
  isCrossOrigin: true,
  failure: failsQuietly,
  source: 'cart §7',
  about: 'Products of a recommendation pod; further pod parameters such as sku are passed on.',
});
