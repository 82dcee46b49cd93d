import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import { identifier, link, queryFlag, requiredTolerantList } from '../fields.ts';
import { productFields } from '../product/product-fields.ts';

/** A view is recorded by the base sku, its family and the chosen options (cart §7, checkout §7.5). */
const view = {
  sku: identifier,
  familyId: v.optional(v.string()),
  optionChoiceParameter: v.optional(v.string()),
};

/** A product the shopper has viewed (cart §3). */
const product = v.object({ sku: identifier, ...productFields, urlPath: link });

export type RecentlyViewedProduct = v.InferOutput<typeof product>;

export const updateRecentlyViewed = declareCall({
  name: 'updateRecentlyViewed',
  service: 'browse',
  method: 'POST',
  path: '/browse/recentlyviewed/update',
  payload: v.object(view),
  answer: v.object({ isSuccess: v.boolean() }),
  changesState: true,
  mayRetry: true,
  failure: failsQuietly,
  source: 'checkout §7.5, decision 5',
  about: 'Records that the shopper views a product.',
});

export const getRecentlyViewed = declareCall({
  name: 'getRecentlyViewed',
  service: 'browse',
  action: 'get recently viewed products',
  method: 'GET',
  path: '/browse/recentlyviewed',
  payload: v.object({ ...view, sku: v.optional(identifier), isNewLayout: queryFlag }),
  answer: v.object({ items: requiredTolerantList(product) }),
  changesState: false,
  mayRetry: false,
  failure: failsQuietly,
  source: 'checkout §7.5, cart §7, decision 5',
  about: 'The products the shopper has viewed, latest first, without the given one.',
});
