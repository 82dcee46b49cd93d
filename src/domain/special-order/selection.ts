import type { Chosen } from './choice-rules.ts';

/** A chosen option as it is sent and kept (checkout §3). */
export interface Selection {
  optionCode: string;
  /** Such as `fabric` or `leather`. */
  optionType: string;
  choiceCode: string;
  /** 0 or 1, as the server gave it with the option (decision 102). */
  source: number;
  /** As the server gave it with the option (decision 102). */
  optionSequence: number;
}

/** The sorts of fabrics (checkout §9, decision 102); a server may have more. */
export const fabricSorts = ['deliveryTime', 'nameAscending', 'priceAscending', 'priceDescending'] as const;

export const defaultFabricSort = fabricSorts[0];

/** The option types whose choices are swatches, chosen in a layer with filters (checkout §3). */
export const isFabric = (optionType: string): boolean => optionType === 'fabric' || optionType === 'leather';

type SelectableOption = Omit<Selection, 'choiceCode'>;

/** The selections to send for the chosen choices, in the sequence of the options. */
export function selectionsOf(options: readonly SelectableOption[], chosen: Chosen): Selection[] {
  return options.flatMap(({ optionCode, optionType, source, optionSequence }) => {
    const choiceCode = chosen.get(optionCode);
    return choiceCode === undefined ? [] : { optionCode, optionType, choiceCode, source, optionSequence };
  });
}

/** The chosen choices as a query string and `addItems` have them: `FABRIC=INK&LEG=WALNUT`. */
export function choiceParameter(selections: readonly Selection[]): string {
  return selections
    .map(
      ({ optionCode, choiceCode }) => `${encodeURIComponent(optionCode)}=${encodeURIComponent(choiceCode)}`,
    )
    .join('&');
}

interface ListedOption {
  optionCode: string;
  choices: readonly { code: string; isSelected: boolean }[];
}

/**
 * The choices at first (decision 45): those that the server has selected, and for other options those in the address.
 * @param isBlind whether the server has not read the address: then the choices in the address come first
 */
export function firstChosen(options: readonly ListedOption[], search: string, isBlind = false): Chosen {
  const query = new URLSearchParams(search);
  const chosen = new Map<string, string>();
  for (const { optionCode, choices } of options) {
    const selected = choices.find(({ isSelected }) => isSelected);
    const named = choices.find(({ code }) => code === query.get(optionCode));
    const choice = isBlind ? (named ?? selected) : (selected ?? named);
    if (choice) chosen.set(optionCode, choice.code);
  }
  return chosen;
}

/** A query string with these choices in place of those it has; other parameters stay. */
export function searchWith(
  search: string,
  options: readonly { optionCode: string }[],
  parameter: string,
): string {
  const query = new URLSearchParams(search);
  for (const { optionCode } of options) query.delete(optionCode);
  return [`${query}`, parameter].filter(Boolean).join('&');
}
