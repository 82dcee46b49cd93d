import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import { filledText, link, requiredTolerantList, shown, shownText } from '../fields.ts';

/** A category the shopper has viewed (cart §3). */
const category = v.object({
  categoryName: filledText,
  imagePath: shownText,
  imagePathHiRes: shown(v.string()),
  urlPath: link,
});

export type RecentlyViewedCategory = v.InferOutput<typeof category>;

/** The path of the reference backend; a page has to configure its own (decision 5). */
export const getRecentlyViewedCategories = declareCall({
  name: 'getRecentlyViewedCategories',
  service: 'browse',
  method: 'GET',
  path: '/browse/recentlyviewed/categories',
  payload: v.object({}),
  answer: v.object({ items: requiredTolerantList(category) }),
  orList: 'items',
  changesState: false,
  mayRetry: false,
  failure: failsQuietly,
  source: 'cart §7, decision 5',
  about: 'The categories the shopper has viewed, latest first.',
});
