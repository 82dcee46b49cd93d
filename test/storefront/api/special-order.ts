import type { Selection } from '../../../src/domain/special-order/selection.ts';
import { fabricSorts } from '../../../src/domain/special-order/selection.ts';
import type { Product } from '../catalog/product.ts';
import { productBySku } from '../catalog/store.ts';
import { browseModelOf } from '../product/browse-model.ts';
import type { Shop } from '../shop.ts';
import { conflictText, parameterOf, readChoices, refuseUnknown, skuOf } from '../special-order/chosen.ts';
import { cacheString, filteredChoices, isCloth, specialOrderState } from '../special-order/model.ts';
import { fabricFilters, type SpecialOrder, specialOrderOf } from '../special-order/pieces.ts';
import { quickshipAnswer } from '../special-order/quickship.ts';
import { RefusedError, refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

interface BrowsePayload {
  sku: string;
  choices: readonly Selection[];
  sortType?: string;
}

/** `getBrowseDto`: a piece with its chosen options, and what can be chosen. Without all of them it has no model. */
function answerBrowseDto({ shop, view, payload }: ApiRequest<BrowsePayload>) {
  const { order, first } = pieceOf(shop, payload.sku);
  const sort = sortOf('sortType', payload.sortType);
  const given = Object.fromEntries(payload.choices.map((one) => [one.optionCode, one.choiceCode]));
  const { unknown, ...choices } = readChoices(order, given);
  refuseUnknown('choices', unknown, order);
  const conflict = conflictText(choices);
  if (conflict)
    throw new RefusedError(400, conflict, {
      field: 'choices',
      given: parameterOf(choices),
      accepted: 'choices that have one of matchingSkus in common',
    });
  const sku = skuOf(choices, payload.sku)!;
  const isWhole = choices.missing.length === 0;
  return {
    ...(isWhole && {
      browseDto: browseModelOf(productBySku(shop.database, sku)!, view, parameterOf(choices)),
    }),
    ...specialOrderState({ first, view, choices }, sort ? { sort } : {}),
  };
}

interface ChoiceGroupsPayload {
  sku: string;
  optioncode: string;
  sort?: string;
  firstCapApplied?: boolean;
  [filter: string]: string | boolean | undefined;
}

/** `getChoiceGroups`: the fabrics of an option under filters and a sort. */
function answerChoiceGroups({ shop, view, payload }: ApiRequest<ChoiceGroupsPayload>) {
  const { order, first } = pieceOf(shop, payload.sku);
  const option = order.options.find(({ code }) => code === payload.optioncode);
  if (!option || !isCloth(option)) {
    const codes = order.options.filter(isCloth).map(({ code }) => code);
    throw refusedInput('optioncode', payload.optioncode, `one of ${codes.join(', ')}`);
  }
  const narrowed = {
    sort: sortOf('sort', payload.sort) ?? fabricSorts[0],
    filters: filtersOf(payload),
    isCapped: payload.firstCapApplied !== false,
  };
  const choices = readChoices(order, usualCodes(order));
  return {
    ...filteredChoices({ first, view, choices }, option, narrowed),
    outputCacheString: cacheString(order),
  };
}

/** `getQuickship`: the sets of choices that leave the workshop soon. */
function answerQuickship({ shop, view, payload }: ApiRequest<{ sku: string }>) {
  const { order } = pieceOf(shop, payload.sku);
  return quickshipAnswer(order, shop, view);
}

/** The codes of the default choices, by the option's code. */
export function usualCodes({ options }: SpecialOrder): Record<string, string> {
  return Object.fromEntries(options.flatMap(({ code, usual }) => (usual ? [[code, usual]] : [])));
}

function pieceOf({ database }: Shop, sku: string): { order: SpecialOrder; first: Product } {
  const order = specialOrderOf(sku);
  const first = order && productBySku(database, order.sku);
  if (!order || !first) throw refusedInput('sku', sku, 'the sku of a product that is made to order');
  return { order, first };
}

function sortOf(field: string, given: string | undefined): string | undefined {
  if (!given) return undefined;
  const sort = fabricSorts.find((one) => one === given);
  if (!sort) throw refusedInput(field, given, `one of ${fabricSorts.join(', ')}`);
  return sort;
}

/** The chosen values by the filter's key: `color=blue+green`. A plus may arrive as the space that it means in a query. */
function filtersOf(payload: ChoiceGroupsPayload): Record<string, string[]> {
  return Object.fromEntries(
    fabricFilters.flatMap(({ key, values }) => {
      const given = payload[key];
      if (typeof given !== 'string' || given === '') return [];
      const keys = given.split(/[+ ]/).filter(Boolean);
      const wrong = keys.find((one) => values.every((value) => value.key !== one));
      if (wrong) throw refusedInput(key, wrong, `one of ${values.map((value) => value.key).join(', ')}`);
      return [[key, keys] as const];
    }),
  );
}

export const handlers: Handlers = {
  getBrowseDto: answerBrowseDto,
  getChoiceGroups: answerChoiceGroups,
  getQuickship: answerQuickship,
};
