import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import { filledText, identifier, link, maybe, queryFlag } from '../fields.ts';

/** A view is recorded by the base sku, its family and the chosen options (cart §7, checkout §7.5). */
const view = {
  sku: identifier,
  familyId: v.optional(v.string()),
  optionChoiceParameter: v.optional(v.string()),
};

/** A product the shopper has viewed (cart §3). */
const product = v.object({
  sku: identifier,
  name: v.string(),
  formattedPrice: v.string(),
  /** The regular price, struck through, if the product is on sale. */
  formattedListPrice: maybe(v.string()),
  imagePath: v.string(),
  imagePathHiRes: maybe(v.string()),
  urlPath: link,
  optionChoiceParameter: maybe(v.string()),
  customOrderConfirmation: maybe(v.object({ hasCustomOrderConfirmation: v.optional(v.boolean(), false) })),
});

export type RecentlyViewedProduct = v.InferOutput<typeof product>;

/** A category the shopper has viewed (cart §3). */
const category = v.object({
  categoryName: filledText,
  imagePath: v.string(),
  imagePathHiRes: maybe(v.string()),
  urlPath: link,
});

export type RecentlyViewedCategory = v.InferOutput<typeof category>;

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
  answer: v.object({ items: v.array(product) }),
  tolerates: ['items'],
  changesState: false,
  mayRetry: false,
  failure: failsQuietly,
  source: 'checkout §7.5, cart §7, decision 5',
  about: 'The products the shopper has viewed, latest first, without the given one.',
});

/** The path of the reference backend; a page has to configure its own (decision 5). */
export const getRecentlyViewedCategories = declareCall({
  name: 'getRecentlyViewedCategories',
  service: 'browse',
  method: 'GET',
  path: '/browse/recentlyviewed/categories',
  payload: v.object({}),
  answer: v.object({ items: v.array(category) }),
  orList: 'items',
  tolerates: ['items'],
  changesState: false,
  mayRetry: false,
  failure: failsQuietly,
  source: 'cart §7, decision 5',
  about: 'The categories the shopper has viewed, latest first.',
});
