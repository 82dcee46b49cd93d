import * as v from 'valibot';
import { type Call, declareCall, failsInPlace, failsQuietly } from '../call.ts';
import { filledText, maybe, queryFlag, requiredTolerantList, shown } from '../fields.ts';
import { choicesJson, filteredChoices, quickshipItem, specialOrderModel } from './option-groups.ts';

const read = {
  service: 'browse',
  method: 'GET',
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
} satisfies Partial<Call>;

export const getBrowseDto = declareCall({
  ...read,
  name: 'getBrowseDto',
  path: '/special-order/browse-dto',
  payload: v.object({
    sku: filledText,
    choices: choicesJson,
    sortType: v.optional(v.string()),
    /** As the last answer gave it, unchanged (decision 102). */
    outputCacheString: v.optional(v.string()),
    /** The layer of fabrics is open. */
    isFabricPopup: queryFlag,
  }),
  answer: v.object(specialOrderModel),
  action: 'get the special-order product',
  source: 'checkout §4, §7.5',
  about: 'A special-order product with the chosen options: its model, and what can be chosen.',
});

export const getChoiceGroups = declareCall({
  ...read,
  name: 'getChoiceGroups',
  path: '/special-order/choice-groups',
  payload: v.objectWithRest(
    {
      sku: filledText,
      optioncode: filledText,
      optiontype: v.string(),
      sort: v.optional(v.string()),
      /** `false` asks for all choices, not only the first ones (decision 102). */
      firstCapApplied: v.optional(queryFlag),
    },
    v.optional(v.union([v.string(), v.boolean()])),
  ),
  answer: v.object({ ...filteredChoices, outputCacheString: maybe(v.string()) }),
  action: 'get the fabrics',
  source: 'checkout §7.5',
  about:
    'The choices of one option under filters: each filter’s key with its values joined by +, such as `color=blue+green`.',
});

export const getQuickship = declareCall({
  ...read,
  name: 'getQuickship',
  path: '/special-order/quickship',
  payload: v.object({ sku: filledText }),
  answer: v.object({ title: shown(v.string()), items: requiredTolerantList(quickshipItem) }),
  failure: failsQuietly,
  source: 'checkout §7.5, decision 119',
  about: 'The sets of choices of a product that leave the workshop soon.',
});
