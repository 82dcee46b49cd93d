import type { InferOutput } from 'valibot';
import type { BrowseModel } from '../../contract/product/browse-model.ts';
import type {
  ChoiceGroup,
  FabricFilter,
  OptionChoice,
  OptionGroup,
  QuickshipItem,
} from '../../contract/special-order/option-groups.ts';
import type { getBrowseDto } from '../../contract/special-order/special-order.ts';
import { type Chosen, isSameSet, type RuledOption } from '../../domain/special-order/choice-rules.ts';
import type { FabricQuery } from '../../domain/special-order/fabric-query.ts';
import { firstChosen } from '../../domain/special-order/selection.ts';

/** The product in the page's data or in an answer. */
export type SpecialOrderModel = InferOutput<typeof getBrowseDto.answer>;

/** Every choice of any answer, by option and code: a filtered list has only some of them. */
export type KnownChoices = ReadonlyMap<string, ReadonlyMap<string, OptionChoice>>;

/** The filtered and sorted fabrics of an option. */
export interface FabricList {
  /** The wanted filters and sort; the list follows with the answer. */
  query: FabricQuery;
  groups: readonly ChoiceGroup[];
  filters: readonly FabricFilter[];
  sorts: OptionGroup['sorts'];
  /** The number of choices beyond the server's first limit. */
  remaining: number;
  status: 'idle' | 'busy' | 'failed';
  message: string | undefined;
}

/** A set that exists, in place of one that does not (decision 103). */
export interface Offer {
  /**
   * The option and the choice that the shopper pressed; without a choice, the offer is for the set in the page's address.
   */
  optionCode: string;
  choice: OptionChoice | undefined;
  /** The choices with which it is not made. */
  against: readonly OptionChoice[];
  /** The nearest set; undefined if nothing goes with the choice. */
  set: Chosen | undefined;
}

/** The state of a special-order product (checkout §3). */
export interface SpecialOrderState {
  /** Undefined until the page or the server has given them. */
  options: readonly OptionGroup[] | undefined;
  known: KnownChoices;
  chosen: Chosen;
  /** The choices that Reset restores (decision 109). */
  initial: Chosen;
  /** The product with the chosen options; undefined while options are missing, and until the answer. */
  model: BrowseModel | undefined;
  status: 'idle' | 'busy' | 'failed';
  /** The message of a failure, for the shopper. */
  message: string | undefined;
  offer: Offer | undefined;
  formattedFromPrice: string | undefined;
  /** The option whose layer is open. */
  openOption: string | undefined;
  /** By option code. */
  lists: ReadonlyMap<string, FabricList>;
  quickship: { title?: string | undefined; items: readonly QuickshipItem[] } | undefined;
}

export const emptyState: SpecialOrderState = {
  options: undefined,
  known: new Map(),
  chosen: new Map(),
  initial: new Map(),
  model: undefined,
  status: 'idle',
  message: undefined,
  offer: undefined,
  formattedFromPrice: undefined,
  openOption: undefined,
  lists: new Map(),
  quickship: undefined,
};

/** The state with the option groups of an answer; a fabric list that the shopper has changed stays. */
export function withOptions(state: SpecialOrderState, options: readonly OptionGroup[]): SpecialOrderState {
  let { known } = state;
  const lists = new Map(state.lists);
  for (const option of options) {
    known = withChoices(known, option.optionCode, option.fabricChoiceGroups);
    const before = lists.get(option.optionCode);
    const list = listOf(option);
    if (!before || isUnchanged(before, state.options, option.optionCode)) lists.set(option.optionCode, list);
  }
  return { ...state, options, known, lists };
}

/** Whether the list is still the one in the product's answer. */
function isUnchanged(list: FabricList, options: SpecialOrderState['options'], optionCode: string): boolean {
  const option = options?.find((one) => one.optionCode === optionCode);
  return list.groups === option?.fabricChoiceGroups && list.status === 'idle';
}

function listOf({
  fabricChoiceGroups,
  filters,
  sorts,
  activeFilterSort,
  remainingFabricChoiceCount: remaining = 0,
}: OptionGroup): FabricList {
  return {
    query: {
      sort: activeFilterSort?.sort,
      filters: activeFilterSort?.filters ?? {},
      isCapped: activeFilterSort?.firstCapApplied ?? remaining > 0,
    },
    groups: fabricChoiceGroups,
    filters,
    sorts,
    remaining,
    status: 'idle',
    message: undefined,
  };
}

/** The known choices with those of an answer, which are newer. */
export function withChoices(
  known: KnownChoices,
  optionCode: string,
  groups: readonly ChoiceGroup[],
): KnownChoices {
  const choices = new Map(known.get(optionCode));
  for (const group of groups) for (const choice of group.choices) choices.set(choice.code, choice);
  return new Map(known).set(optionCode, choices);
}

/** The options in the form that the rules about sets of choices need. */
export function ruledOptions({ options = [], known, lists }: Options): RuledOption<OptionChoice>[] {
  return options.map(({ optionCode }) => ({
    optionCode,
    choices: [...(known.get(optionCode)?.values() ?? [])],
    isPartial: !!lists.get(optionCode)?.remaining,
  }));
}

type Options = Pick<SpecialOrderState, 'known' | 'lists'> & {
  options?: readonly OptionGroup[] | undefined;
};

/** The options without a choice. */
export const missingOptions = ({
  options = [],
  chosen,
}: Pick<SpecialOrderState, 'chosen'> & Pick<Options, 'options'>) =>
  options.filter(
    ({ optionCode, fabricChoiceGroups }) =>
      !chosen.has(optionCode) && fabricChoiceGroups.some(({ choices }) => choices.length),
  );

/** A chosen choice of an option, as it was last known. */
export const choiceOf = (
  { known }: Pick<SpecialOrderState, 'known'>,
  optionCode: string,
  code: string | undefined,
) => (code === undefined ? undefined : known.get(optionCode)?.get(code));

/**
 * The state with the first options and their selected choices.
 * @param search of the product's page
 * @param isAnswer whether the model comes from a call: the server of the page has read the address, a call has not
 */
export function seeded(
  state: SpecialOrderState,
  { optionGroups, browseDto, formattedFromPrice }: SpecialOrderModel,
  { search, isAnswer = false }: { search: string; isAnswer?: boolean },
): SpecialOrderState {
  const listed = optionGroups.map(({ optionCode, fabricChoiceGroups }) => ({
    optionCode,
    choices: fabricChoiceGroups.flatMap(({ choices }) => choices),
  }));
  const chosen = firstChosen(listed, search, isAnswer);
  const isItsOwn = isSameSet(chosen, firstChosen(listed, ''));
  return {
    ...withOptions(state, optionGroups),
    chosen,
    initial: chosen,
    model: isItsOwn ? browseDto : undefined,
    formattedFromPrice,
    status: 'idle',
  };
}
