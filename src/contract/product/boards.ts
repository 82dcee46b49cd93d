import * as v from 'valibot';
import { declareCall, failsQuietly } from '../call.ts';
import {
  count,
  filledText,
  identifier,
  link,
  requiredTolerantList,
  shown,
  shownOr,
  tolerantList,
} from '../fields.ts';

/** A board: a list of things that the shopper has put together (decision 119). */
const boardSummary = v.object({
  id: identifier,
  name: filledText,
  url: link,
  itemCount: shown(count),
  imagePath: shown(v.string()),
});

export type BoardSummary = v.InferOutput<typeof boardSummary>;

export const getBoardSummaries = declareCall({
  name: 'getBoardSummaries',
  service: 'browse',
  method: 'GET',
  path: '/browse/boards/summaries',
  payload: v.object({ sku: filledText, optionChoiceParameter: v.optional(v.string()) }),
  answer: v.object({
    TotalItemCount: shown(count),
    BoardSummaries: requiredTolerantList(boardSummary),
    /** The ids of the boards that hold an item: by its sku, or by sku and option choice, `415002|FABRIC=OAT`. */
    itemSkus: shownOr(v.record(v.string(), tolerantList(identifier)), {}),
  }),
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  failure: failsQuietly,
  source: 'checkout §3, decisions 108, 119',
  about: 'The shopper’s boards, and which of them hold a product.',
});

export type BoardSummaries = v.InferOutput<typeof getBoardSummaries.answer>;
